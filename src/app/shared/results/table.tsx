/** A page of tests, for the student and the administrator; each leads to its review, and one that is open to where it goes on. */
import { Link } from "react-router";
import { headlineTexts } from "../../../content/en/headline.ts";
import { markedResultTexts } from "../../../content/en/marked-results.ts";
import { outcomeTexts } from "../../../content/en/outcome.ts";
import { resultTexts as texts } from "../../../content/en/results.ts";
import { reviewTexts } from "../../../content/en/review.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { type Column, DataTable } from "../../../ui/page/data-table.tsx";
import { Pager } from "../../../ui/page/pager.tsx";
import { BandOfResult } from "./band.tsx";
import type { History } from "./load.server.ts";
import { OutcomeCell } from "./outcome-cell.tsx";
import styles from "./table.module.css";

type Row = History["page"]["results"][number];

/** Where a row leads. */
export type ResultAddresses = {
  attempt: (row: Pick<Row, "attemptId" | "state">) => string;
  comparison: (attemptId: Row["attemptId"], otherId: Row["attemptId"]) => string;
  /** Where another result of the same test is chosen. */
  choosing: (attemptId: Row["attemptId"]) => string;
};

/**
 * The table with its pager. While `chosen` is compared with another result, each row leads to the comparison with it. Callers show an EmptyState when there are no results.
 */
export function ResultTable({
  page: { results, total, first, page, hasNext },
  chosen,
  addresses,
  pageAddress,
}: {
  page: History["page"];
  chosen: History["chosen"];
  addresses: ResultAddresses;
  pageAddress: (page: number) => string;
}) {
  return (
    <>
      {results.some(({ figures, band, state }) => figures === null && band === null && state === "submitted") && (
        <Alert tone="info">{texts.waiting}</Alert>
      )}
      <DataTable
        caption={texts.title}
        isCaptionHidden
        rows={results}
        rowId={({ attemptId }) => attemptId}
        columns={columns(addresses, chosen)}
      />
      <Pager
        label={texts.pages}
        previous={page > 1 ? pageAddress(page - 1) : null}
        next={hasNext ? pageAddress(page + 1) : null}
      >
        {texts.shown(first, first + results.length - 1, total)}
      </Pager>
    </>
  );
}

const columns = (addresses: ResultAddresses, chosen: History["chosen"]): Column<Row>[] => [
  {
    id: "test",
    header: texts.test,
    cell: (row) => (
      <>
        <Link to={addresses.attempt(row)}>{row.title}</Link>
        {chosen ? (
          <Choice row={row} chosen={chosen} addresses={addresses} />
        ) : (
          row.other && <Comparisons attemptId={row.attemptId} other={row.other} addresses={addresses} />
        )}
      </>
    ),
    isRowHeader: true,
  },
  {
    id: "day",
    header: texts.day,
    isOneLine: true,
    cell: ({ day, state }) => (
      <>
        <span>{day}</span>
        {state === "open" && <span className={styles.below}>{texts.started}</span>}
      </>
    ),
  },
  { id: "score", header: headlineTexts.header, align: "end", cell: (row) => <Score row={row} /> },
  {
    id: "right",
    header: outcomeTexts.header,
    align: "end",
    cell: ({ figures }) => (figures ? <OutcomeCell outcome={figures} /> : texts.none),
  },
  {
    id: "points",
    header: texts.points,
    align: "end",
    isOneLine: true,
    cell: ({ figures }) => (figures?.points ? texts.of(figures.points.earned, figures.points.possible) : texts.none),
  },
  {
    id: "time",
    header: texts.time,
    align: "end",
    isOneLine: true,
    cell: ({ timeTaken }) => (timeTaken === null ? texts.none : reviewTexts.minutes(timeTaken)),
  },
];

/** To the comparison with the result before, and to where any other one is chosen. */
function Comparisons({
  attemptId,
  other,
  addresses: { comparison, choosing },
}: {
  attemptId: Row["attemptId"];
  other: NonNullable<Row["other"]>;
  addresses: ResultAddresses;
}) {
  return (
    <span className={styles.comparisons}>
      <Link to={comparison(other.attemptId, attemptId)} className={styles.compare}>
        {texts.compareWith(other.day)}
      </Link>
      {other.results > 2 && (
        <Link to={choosing(attemptId)} preventScrollReset className={styles.compare}>
          {texts.choose.other}
        </Link>
      )}
    </span>
  );
}

function Choice({
  row: { attemptId, state, day },
  chosen,
  addresses: { comparison },
}: {
  row: Row;
  chosen: NonNullable<History["chosen"]>;
  addresses: ResultAddresses;
}) {
  if (attemptId === chosen.attemptId) {
    return (
      <span className={styles.compare}>
        <Badge>{texts.choose.chosen}</Badge>
      </span>
    );
  }
  if (state !== "submitted") return null;
  return (
    <Link to={comparison(chosen.attemptId, attemptId)} aria-label={texts.choose.thisOf(day)} className={styles.compare}>
      {texts.choose.this}
    </Link>
  );
}

/** The figure of a result; below it the verdict, where its test gives any. Of an adaptive test its band. */
function Score({ row: { state, figures, band } }: { row: Row }) {
  switch (state) {
    case "open":
      return <Badge tone="warning">{texts.open}</Badge>;
    case "expired":
      return <span>{texts.expired}</span>;
    case "submitted":
      break;
    default:
      return state satisfies never;
  }
  if (band) return <BandOfResult band={band} />;
  if (!figures) return <span>{texts.waits}</span>;
  const { headline, isPassed } = figures;
  return (
    <span className={styles.score}>
      <span>{headlineTexts.whole(headline)}</span>
      {isPassed !== null && (
        <span>
          <Badge tone={isPassed ? "success" : "neutral"}>
            {isPassed ? markedResultTexts.passed : markedResultTexts.failed}
          </Badge>
        </span>
      )}
    </span>
  );
}
