/** The tests whose marks and pass marks can be changed. */
import { Link } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { adminTestTexts } from "../../../content/en/admin-tests.ts";
import { formats } from "../../../content/formats.ts";
import { listTests } from "../../../modules/tests/queries/list-tests.server.ts";
import { writeMarks } from "../../../modules/tests/written-marks.ts";
import { Badge } from "../../../ui/badge.tsx";
import { type Column, DataTable } from "../../../ui/page/data-table.tsx";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { servicesContext } from "../../context.ts";
import { dateWriter } from "../../dates.server.ts";
import { requireAdmin } from "../../guards.server.ts";
import { DoneNotice } from "../shared/done-notice.tsx";
import type { Route } from "./+types/list";
import { testAddress } from "./addresses.ts";

const texts = adminTestTexts;

export async function loader({ context }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const { db, timeZone } = context.get(servicesContext);
  const write = dateWriter(timeZone, "medium");
  const tests = await listTests(db, admin);
  return {
    tests: tests.map(({ lastStart, marks, ...test }) => ({
      ...test,
      lastStarted: lastStart && write(lastStart).text,
      wrong: [...new Set(marks.map(({ wrong }) => wrong))],
    })),
  };
}

export function meta() {
  return [{ title: adminTexts.pageTitle(texts.title) }];
}

type Row = Route.ComponentProps["loaderData"]["tests"][number];

const columns = (): ReadonlyArray<Column<Row>> => [
  {
    id: "test",
    header: texts.columns.test,
    cell: ({ id, title }) => <Link to={testAddress(id)}>{title}</Link>,
  },
  {
    id: "results",
    header: texts.columns.results,
    align: "end",
    cell: ({ results }) => formats().number(results),
  },
  {
    id: "last",
    header: texts.columns.lastStart,
    cell: ({ lastStarted }) => lastStarted ?? texts.never,
    isOneLine: true,
  },
  {
    id: "wrong",
    header: texts.columns.wrong,
    align: "end",
    cell: ({ wrong }) => wrong.map(writeMarks).join(", "),
  },
  {
    id: "rules",
    header: texts.columns.rules,
    cell: ({ isChanged }) => (isChanged ? <Badge tone="warning">{texts.rules.own}</Badge> : texts.rules.shipped),
  },
];

export default function TestList({ loaderData: { tests } }: Route.ComponentProps) {
  return (
    <div className="stack gap-5">
      <PageHeading title={texts.title} text={texts.text} />
      <DoneNotice />
      {tests.length === 0 ? (
        <EmptyState icon="list" title={texts.none} text={texts.noneText} />
      ) : (
        <DataTable caption={texts.caption} isCaptionHidden columns={columns()} rows={tests} rowId={({ id }) => id} />
      )}
    </div>
  );
}
