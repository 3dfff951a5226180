/** A page of results, for the student and the administrator; each links to its review. */
import { Link } from "react-router";
import { attemptTexts } from "../../../content/en/attempts.ts";
import { outcomeTexts } from "../../../content/en/outcome.ts";
import { resultTexts as texts } from "../../../content/en/results.ts";
import type { ListedResult } from "../../../modules/progress/queries/list-results.server.ts";
import { Alert } from "../../../ui/alert.tsx";
import { DataTable } from "../../../ui/page/data-table.tsx";
import { Pager } from "../../../ui/page/pager.tsx";
import { OutcomeCell } from "./outcome-cell.tsx";
import type { WrittenResults } from "./write.server.ts";

/** The table with its pager. Callers show an EmptyState when there are no results. */
export function ResultTable({
  page: { results, total, first, page, hasNext },
  reviewOf,
  pageAddress,
}: {
  page: WrittenResults;
  reviewOf: (attemptId: ListedResult["attemptId"]) => string;
  pageAddress: (page: number) => string;
}) {
  return (
    <>
      {results.some(({ marks }) => marks === null) && <Alert tone="info">{texts.waiting}</Alert>}
      <DataTable
        caption={texts.title}
        isCaptionHidden
        rows={results}
        rowId={({ attemptId }) => attemptId}
        columns={[
          {
            id: "test",
            header: texts.test,
            cell: ({ attemptId, title }) => <Link to={reviewOf(attemptId)}>{title}</Link>,
            isRowHeader: true,
          },
          { id: "day", header: texts.day, isOneLine: true, cell: ({ day }) => day },
          {
            id: "score",
            header: texts.score,
            align: "end",
            cell: ({ marks }) => (marks ? texts.percent(marks.score) : texts.waits),
          },
          {
            id: "right",
            header: outcomeTexts.header,
            align: "end",
            cell: ({ marks }) => (marks ? <OutcomeCell outcome={marks} /> : texts.none),
          },
          {
            id: "points",
            header: texts.points,
            align: "end",
            isOneLine: true,
            cell: ({ marks }) => (marks ? texts.of(marks.earned, marks.possible) : texts.none),
          },
          {
            id: "time",
            header: texts.time,
            align: "end",
            isOneLine: true,
            cell: ({ timeTaken }) => attemptTexts.review.minutes(timeTaken),
          },
        ]}
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
