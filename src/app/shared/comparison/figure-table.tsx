import type { ReactNode } from "react";
import { Link } from "react-router";
import { comparisonTexts as texts } from "../../../content/en/comparison.ts";
import { markedResultTexts } from "../../../content/en/marked-results.ts";
import { reviewTexts } from "../../../content/en/review.ts";
import { percentOf } from "../../../modules/progress/rules.ts";
import { type Column, DataTable } from "../../../ui/page/data-table.tsx";
import { BandOfResult } from "../results/band.tsx";
import styles from "./view.module.css";
import type { WrittenComparison } from "./write.server.ts";

type Compared = WrittenComparison["later"];

/** What stands in a cell; of a share also its percentage, from which the change is. */
type Figure = { content: ReactNode; percentage: number | null };

type Row = { id: string; label: string; figureOf: (attempt: Compared) => Figure | null };

/** The figures of both, each with what it is a share of. */
export function FigureTable({
  earlier,
  later,
  reviewOf,
}: {
  earlier: Compared;
  later: Compared;
  reviewOf: (attemptId: Compared["attemptId"]) => string;
}) {
  const both = [earlier, later];
  const rows = rowsWith(reviewOf).filter(({ figureOf }) => both.some((attempt) => figureOf(attempt) !== null));
  return (
    <DataTable
      caption={texts.figures}
      isCaptionHidden
      hasFigures
      rows={rows}
      rowId={({ id }) => id}
      columns={columnsFor(earlier, later)}
    />
  );
}

const columnsFor = (earlier: Compared, later: Compared): Column<Row>[] => [
  { id: "figure", header: texts.figure, cell: ({ label }) => label },
  {
    id: "earlier",
    header: texts.earlier,
    cell: ({ figureOf }) => <Cell attempt={earlier} figure={figureOf(earlier)} />,
  },
  { id: "later", header: texts.later, cell: ({ figureOf }) => <Cell attempt={later} figure={figureOf(later)} /> },
  {
    id: "change",
    header: texts.change,
    cell: ({ figureOf }) => {
      const [from, to] = [figureOf(earlier)?.percentage ?? null, figureOf(later)?.percentage ?? null];
      return from === null || to === null ? texts.none : texts.points(to - from);
    },
  },
];

const rowsWith = (reviewOf: (attemptId: Compared["attemptId"]) => string): Row[] => [
  {
    id: "day",
    label: texts.day,
    figureOf: ({ attemptId, day }) => wordsOf(<Link to={reviewOf(attemptId)}>{day}</Link>),
  },
  {
    id: "band",
    label: texts.verdict,
    figureOf: ({ band }) => band && wordsOf(<BandOfResult band={band} />),
  },
  {
    id: "score",
    label: texts.score,
    figureOf: ({ totals, asked }) => totals && shareOf(totals.score, texts.fullyRight(totals.correct, asked)),
  },
  {
    id: "marks",
    label: texts.marks,
    figureOf: ({ whole: { marks } }) =>
      marks &&
      shareOf(wholePercent(marks.marks, marks.possible), markedResultTexts.marksOf(marks.marks, marks.possible)),
  },
  {
    id: "verdict",
    label: texts.verdict,
    figureOf: ({ isPassed }) =>
      isPassed === null ? null : wordsOf(isPassed ? markedResultTexts.passed : markedResultTexts.failed),
  },
  outcomeRow("right"),
  outcomeRow("partly"),
  outcomeRow("wrong"),
  outcomeRow("unanswered"),
  {
    id: "time",
    label: texts.time,
    figureOf: ({ timeTaken, asked }) => ({
      content: (
        <>
          {reviewTexts.minutes(timeTaken)}
          <Below>{texts.perQuestion(reviewTexts.minutes(Math.round(timeTaken / asked)))}</Below>
        </>
      ),
      percentage: null,
    }),
  },
];

/** Without marks what was right is the score already. */
function outcomeRow(name: keyof typeof texts.outcomes): Row {
  return {
    id: name,
    label: texts.outcomes[name],
    figureOf: ({ whole: { outcome, marks } }) =>
      outcome && (name !== "right" || marks)
        ? shareOf(percentOf(outcome.counts[name], outcome.questions), texts.of(outcome.counts[name], outcome.questions))
        : null,
  };
}

function Cell({ attempt, figure }: { attempt: Compared; figure: Figure | null }) {
  return figure?.content ?? (attempt.isSeen ? texts.none : texts.notYet);
}

/** A percentage and, below it, what it is of. */
function shareOf(percentage: number | null, ofWhat: string): Figure {
  const content = (
    <>
      {percentage === null ? texts.none : texts.percent(percentage)}
      <Below>{ofWhat}</Below>
    </>
  );
  return { content, percentage };
}

function wordsOf(content: ReactNode): Figure {
  return { content, percentage: null };
}

/** Null of nothing; never -0. */
function wholePercent(part: number, whole: number): number | null {
  return percentOf(part, whole) || (whole === 0 ? null : 0);
}

function Below({ children }: { children: ReactNode }) {
  return <span className={styles.below}>{children}</span>;
}
