import type { ReactNode } from "react";
import { Link } from "react-router";
import { comparisonTexts as texts } from "../../../content/en/comparison.ts";
import { headlineTexts } from "../../../content/en/headline.ts";
import { markedResultTexts } from "../../../content/en/marked-results.ts";
import { reviewTexts } from "../../../content/en/review.ts";
import { shareOf } from "../../../modules/attempts/headline.ts";
import { percentOf } from "../../../modules/progress/rules.ts";
import type { Elements } from "../../../ui/elements.ts";
import { type Column, DataTable } from "../../../ui/page/data-table.tsx";
import { BandOfResult } from "../results/band.tsx";
import styles from "./view.module.css";
import type { WrittenComparison } from "./write.server.ts";

type Compared = WrittenComparison["later"];

/** What stands in a cell; of a share also its percentage, from which the change is. */
type Figure = { content: Elements; percentage: number | null };

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
      return from === null || to === null ? texts.none : texts.points(Math.round((to - from) * 100) / 100);
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
    label: headlineTexts.labels.score,
    figureOf: ({ totals, asked, whole: { marks } }) =>
      marks ? null : totals && figureWith(totals.score, texts.fullyRight(totals.correct, asked)),
  },
  {
    id: "marks",
    label: headlineTexts.labels.marks,
    figureOf: ({ whole: { marks } }) => {
      const headline = marks && ({ kind: "marks", ...marks } as const);
      return headline && figureWith(shareOf(headline), headlineTexts.whole(headline));
    },
  },
  {
    id: "verdict",
    label: texts.verdict,
    figureOf: ({ isPassed }) =>
      isPassed === null ? null : wordsOf(<span>{isPassed ? markedResultTexts.passed : markedResultTexts.failed}</span>),
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
          <span>{reviewTexts.minutes(timeTaken)}</span>
          <Below>{texts.perQuestion(reviewTexts.minutes(Math.round(timeTaken / asked)))}</Below>
        </>
      ),
      percentage: null,
    }),
  },
];

/** Without marks what was right is the score already. Beside marks stand no other percentages (P175). */
function outcomeRow(name: keyof typeof texts.outcomes): Row {
  return {
    id: name,
    label: texts.outcomes[name],
    figureOf: ({ whole: { outcome, marks } }) => {
      if (!outcome || (name === "right" && !marks)) return null;
      const [count, questions] = [outcome.counts[name], outcome.questions];
      const percentage = percentOf(count, questions);
      const words = texts.of(count, questions);
      return marks ? { ...wordsOf(<span>{words}</span>), percentage } : figureWith(percentage, words);
    },
  };
}

function Cell({ attempt, figure }: { attempt: Compared; figure: Figure | null }) {
  return figure?.content ?? <span>{attempt.isSeen ? texts.none : texts.notYet}</span>;
}

/** A percentage and, below it, what it is of. */
function figureWith(percentage: number | null, ofWhat: string): Figure {
  const content = (
    <>
      <span>{percentage === null ? texts.none : headlineTexts.share(percentage)}</span>
      <Below>{ofWhat}</Below>
    </>
  );
  return { content, percentage };
}

function wordsOf(content: Elements): Figure {
  return { content, percentage: null };
}

function Below({ children }: { children: ReactNode }) {
  return <span className={styles.below}>{children}</span>;
}
