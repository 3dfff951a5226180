import { headlineTexts } from "../../../../content/en/headline.ts";
import { markedResultTexts } from "../../../../content/en/marked-results.ts";
import { outcomeTexts } from "../../../../content/en/outcome.ts";
import { reviewTexts } from "../../../../content/en/review.ts";
import { testResultTexts } from "../../../../content/en/test-results.ts";
import { formats } from "../../../../content/formats.ts";
import { FEWEST_FOR_PERCENTILE } from "../../../../modules/tests/pass-rules.ts";
import type { ResultOfTest } from "../../../../modules/tests/queries/test-results.server.ts";
import { cutPercent } from "../../../../modules/tests/ratios.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Button, LinkButton } from "../../../../ui/button.tsx";
import { TextField } from "../../../../ui/fields.tsx";
import { type Column, DataTable } from "../../../../ui/page/data-table.tsx";
import { EmptyState } from "../../../../ui/page/empty-state.tsx";
import { LoadingArea } from "../../../../ui/page/loading-area.tsx";
import { Pager } from "../../../../ui/page/pager.tsx";
import { VisuallyHidden } from "../../../../ui/visually-hidden.tsx";
import { BandOfResult } from "../../../shared/results/band.tsx";
import { OutcomeCell } from "../../../shared/results/outcome-cell.tsx";
import { ListFilters } from "../../shared/list-filters.tsx";
import { reopenAddress, resultsAddress } from "../addresses.ts";
import { Below, NameAndEmail } from "../cells.tsx";
import styles from "../change/preview.module.css";

const texts = testResultTexts.list;

/** The field of the address that holds what is looked for. */
export const SEARCH_FIELD = "q";
export const SEARCH_MAX = 200;

type Listed = Omit<ResultOfTest, "at" | "startedAt"> & { submitted: { day: string; time: string } };

/** Every result, found by name or address, with the way to its review and to one more attempt. */
export function AllResults({
  testId,
  list: { results, firsts, before, after },
  search,
  canReopen,
  isLoading,
}: {
  testId: string;
  list: { results: ReadonlyArray<Listed>; firsts: number | null; before: string | null; after: string | null };
  search: string;
  canReopen: boolean;
  isLoading: boolean;
}) {
  const here = resultsAddress(testId);
  const hasPercentiles = firsts !== null && firsts >= FEWEST_FOR_PERCENTILE;
  const pageAddress = (name: "before" | "after", cursor: string | null) =>
    cursor && `${here}?${new URLSearchParams({ ...(search && { [SEARCH_FIELD]: search }), [name]: cursor })}`;
  return (
    <section aria-labelledby="all-results" className="stack gap-3">
      <div className="cluster between gap-3">
        <h2 id="all-results" className={styles.heading}>
          {texts.title}
        </h2>
        {/* A form of the browser's own: its answer is a file, not a page. */}
        <form method="post" action={`${here}-file`}>
          <Button variant="secondary" icon="download">
            {testResultTexts.export.button}
          </Button>
        </form>
      </div>
      {firsts !== null && (
        <p className={styles.told}>
          {hasPercentiles ? texts.percentileText : texts.percentileLater(FEWEST_FOR_PERCENTILE, firsts)}
        </p>
      )}
      <ListFilters action={here} isFiltering={search !== ""}>
        <TextField
          label={texts.search}
          isLabelHidden
          name={SEARCH_FIELD}
          type="search"
          icon="search"
          maxLength={SEARCH_MAX}
          placeholder={texts.search}
          defaultValue={search}
        />
      </ListFilters>
      <LoadingArea isLoading={isLoading} label={texts.loading}>
        {results.length === 0 ? (
          <EmptyState icon="search" title={texts.noneFound} text={texts.noneFoundText} />
        ) : (
          <DataTable
            caption={texts.caption}
            isCaptionHidden
            columns={columnsOf(testId, { hasPercentiles, canReopen })}
            rows={results}
            rowId={({ id }) => id}
          />
        )}
      </LoadingArea>
      <Pager previous={pageAddress("before", before)} next={pageAddress("after", after)} previousLabel={texts.newer} />
    </section>
  );
}

const columnsOf = (
  testId: string,
  { hasPercentiles, canReopen }: Record<"hasPercentiles" | "canReopen", boolean>,
): ReadonlyArray<Column<Listed>> => [
  {
    id: "student",
    header: texts.student,
    cell: ({ name, email }) => <NameAndEmail name={name} email={email} />,
  },
  {
    id: "score",
    header: headlineTexts.header,
    align: "end",
    isOneLine: true,
    cell: ({ band, headline, isPassed }) =>
      band ? (
        <BandOfResult band={band} />
      ) : (
        <>
          <span>{headlineTexts.whole(headline)}</span>
          {isPassed !== null && (
            <>
              <br />
              <Badge tone={isPassed ? "success" : "neutral"}>
                {isPassed ? markedResultTexts.passed : markedResultTexts.failed}
              </Badge>
            </>
          )}
        </>
      ),
  },
  {
    id: "right",
    header: outcomeTexts.header,
    align: "end",
    cell: ({ band, right }) => (band ? "–" : <OutcomeCell outcome={right} />),
  },
  ...(hasPercentiles ? [percentileColumn()] : []),
  {
    id: "time",
    header: texts.time,
    align: "end",
    cell: ({ timeTaken, extraMinutes }) => (
      <>
        <span className={styles.oneLine}>{reviewTexts.minutes(timeTaken)}</span>
        {extraMinutes > 0 && <Below>{testResultTexts.extra.given(extraMinutes)}</Below>}
      </>
    ),
  },
  {
    id: "submitted",
    header: texts.submitted,
    isOneLine: true,
    cell: ({ submitted: { day, time } }) => (
      <>
        <span>{day}</span>
        <Below>{time}</Below>
      </>
    ),
  },
  {
    id: "actions",
    header: texts.review,
    isActions: true,
    cell: ({ studentId, attemptId, name, email }) => (
      <>
        <LinkButton to={`/admin/students/${studentId}/attempts/${attemptId}`} variant="quiet" size="sm">
          {texts.review}
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </LinkButton>
        {canReopen && (
          <LinkButton to={reopenAddress(testId, email)} variant="quiet" size="sm">
            {texts.reopen}
            <VisuallyHidden>{` ${name}`}</VisuallyHidden>
          </LinkButton>
        )}
      </>
    ),
  },
];

const percentileColumn = (): Column<Listed> => ({
  id: "percentile",
  header: texts.percentile,
  align: "end",
  isOneLine: true,
  // Cut: 49.9975 is below the percentile 50.
  cell: ({ percentile }) =>
    percentile === null ? "–" : formats().number(cutPercent({ part: Math.round(percentile * 1e7), of: 1e9 }) ?? 0),
});
