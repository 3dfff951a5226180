import { Link } from "react-router";
import { adminTestTexts } from "../../../../content/en/admin-tests.ts";
import { formats } from "../../../../content/formats.ts";
import type { ListedTest } from "../../../../modules/tests/queries/list-tests.server.ts";
import { writeMarks } from "../../../../modules/tests/written-marks.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { type Column, DataTable } from "../../../../ui/page/data-table.tsx";
import { EmptyState } from "../../../../ui/page/empty-state.tsx";
import { resultsAddress, testAddress } from "../addresses.ts";
import styles from "../edit/builder.module.css";

const texts = adminTestTexts;

type Row = Omit<ListedTest, "lastStart" | "marks"> & { lastStarted: string | null; wrong: number[] | null };

/** The exam simulations, whose marks and pass marks can be changed. */
export function PresetTable({ presets }: { presets: ReadonlyArray<Row> }) {
  return (
    <section aria-labelledby="simulations" className="stack gap-3">
      <h2 id="simulations" className={styles.heading}>
        {texts.title}
      </h2>
      <p className={styles.text}>{texts.text}</p>
      {presets.length === 0 ? (
        <EmptyState icon="list" title={texts.none} text={texts.noneText} />
      ) : (
        <DataTable caption={texts.caption} isCaptionHidden columns={columns()} rows={presets} rowId={({ id }) => id} />
      )}
    </section>
  );
}

const columns = (): ReadonlyArray<Column<Row>> => [
  {
    id: "test",
    header: texts.columns.test,
    cell: ({ id, title, wrong }) => <Link to={wrong ? testAddress(id) : resultsAddress(id)}>{title}</Link>,
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
    cell: ({ wrong }) => wrong?.map(writeMarks).join(", ") ?? texts.noMarks,
  },
  {
    id: "rules",
    header: texts.columns.rules,
    cell: ({ isChanged, wrong }) =>
      wrong === null ? (
        texts.rules.adaptive
      ) : isChanged ? (
        <Badge tone="warning">{texts.rules.own}</Badge>
      ) : (
        texts.rules.shipped
      ),
  },
];
