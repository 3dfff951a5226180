/** The figures at the top of a review: score and points or, where its test gives marks, the marks and what passes. */
import { Link, useSearchParams } from "react-router";
import { categoryTexts } from "../../../content/en/category.ts";
import { headlineTexts } from "../../../content/en/headline.ts";
import { markedResultTexts as texts } from "../../../content/en/marked-results.ts";
import { outcomeTexts } from "../../../content/en/outcome.ts";
import { reviewTexts } from "../../../content/en/review.ts";
import { type RightAnswers, shareOf } from "../../../modules/attempts/headline.ts";
import { outcomeOf } from "../../../modules/progress/rules.ts";
import type { MarkedResult, MarkedSection } from "../../../modules/tests/marked-result.ts";
import { FEWEST_FOR_PERCENTILE, type PassPart } from "../../../modules/tests/pass-rules.ts";
import { percentBeside, unitsNeeded } from "../../../modules/tests/percents.ts";
import { type Column, DataTable } from "../../../ui/page/data-table.tsx";
import { StatCard, StatGrid } from "../../../ui/page/stat-card.tsx";
import { CATEGORY, categoryAddress, SAVED } from "../account/category-address.ts";
import { SavedAlert } from "../notices/saved-alert.tsx";
import styles from "./figures.module.css";
import type { ShownReview } from "./load.server.ts";

/** Who reads it: the student whose result it is, or the administrator. */
export type Reader = "student" | "admin";

/** Only the time while the score is not to be seen. */
export function Figures({ review, reader }: { review: ShownReview; reader: Reader }) {
  const { totals, marked, answeredCount: answered, questions } = review;
  const asked = questions.length;
  return (
    <>
      <StatGrid>
        {marked ? (
          <>
            <MarkCards marked={marked} />
            <RightCard right={rightIn(marked, asked)} />
          </>
        ) : (
          totals && (
            <>
              <StatCard
                label={headlineTexts.labels.score}
                value={headlineTexts.whole({ kind: "score", percent: totals.score })}
              />
              <RightCard right={outcomeOf({ correct: totals.correctCount, answered, asked })} />
              <StatCard label={reviewTexts.points} value={reviewTexts.of(totals.earned, totals.possible)} />
            </>
          )
        )}
        <StatCard
          label={reviewTexts.time}
          value={reviewTexts.minutes(review.timeTaken)}
          hint={review.extraMinutes > 0 && reviewTexts.extra(review.extraMinutes)}
        />
      </StatGrid>
      {marked && <MarksInWords review={review} marked={marked} reader={reader} />}
      {marked && <Sections marked={marked} />}
    </>
  );
}

type Right = Pick<RightAnswers, "correct" | "asked" | "leftOut"> & Partial<RightAnswers>;

function RightCard({ right }: { right: Right }) {
  const hints = [outcomeTexts.leftOut(right), outcomeTexts.notAsScored(right)].filter((hint) => hint !== "");
  return <StatCard label={reviewTexts.correct} value={outcomeTexts.of(right)} hint={hints.join(", ")} />;
}

/** The right answers that marks count, of all questions that were asked. */
function rightIn({ whole: { counts, questions, givenToAll } }: MarkedResult, asked: number): RightAnswers {
  return {
    correct: counts.right,
    asked: questions,
    leftOut: counts.unanswered,
    notCounted: asked - questions,
    givenToAll,
  };
}

/** Beside marks that a pass mark decides about stand those that are needed, else their share. */
function MarkCards({ marked: { whole, verdict, rule } }: { marked: MarkedResult }) {
  const { marks, possible, step } = whole;
  const [part] = verdict.kind === "decided" && rule.kind === "percent" ? verdict.parts : [];
  const share = shareOf({ kind: "marks", marks, possible });
  return (
    <>
      <StatCard
        label={headlineTexts.labels.marks}
        value={headlineTexts.marksOf(marks, possible)}
        hint={
          part
            ? texts.marksNeeded(unitsNeeded(part.needed, possible, step))
            : share !== null && headlineTexts.share(share)
        }
      />
      {verdict.kind === "decided" && (
        <StatCard label={texts.verdict} value={verdict.isPassed ? texts.passed : texts.failed} />
      )}
    </>
  );
}

function MarksInWords({ review, marked, reader }: { review: ShownReview; marked: MarkedResult; reader: Reader }) {
  const { whole, isAllOrNothing } = marked;
  const asked = review.questions.length;
  const lost = reader === "student" ? texts.lost.own : texts.lost.students;
  const sentences = [
    ...(whole.lost > 0 ? [lost(whole.lost, whole.marksIfOmitted)] : []),
    ...(isAllOrNothing && whole.counts.partly > 0 ? [texts.partlyIsWrong] : []),
    ...(whole.questions < asked ? [texts.notCounting(asked - whole.questions)] : []),
    ...(whole.givenToAll > 0 ? [texts.givenToAll(whole.givenToAll)] : []),
  ];
  return (
    <div className={styles.words}>
      {reader === "student" && <CategorySaved marked={marked} />}
      <p>
        <span>{ruleInWords(marked, reader)}</span>{" "}
        {reader === "student" && <CategoryLink marked={marked} attemptId={review.id} />}
      </p>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

/** The verdict that a category just saved gives, which takes the focus. */
function CategorySaved({ marked: { verdict } }: { marked: MarkedResult }) {
  const [search] = useSearchParams();
  if (search.get(SAVED) !== CATEGORY) return null;
  return <SavedAlert>{texts.saved(verdict.kind === "decided" ? verdict.isPassed : null)}</SavedAlert>;
}

/** Leads to where the student tells the category, and where it is changed, if it decides here. */
function CategoryLink({ marked: { verdict, isByCategory }, attemptId }: { marked: MarkedResult; attemptId: string }) {
  if (!isByCategory || (verdict.kind === "undecided" && verdict.missing !== "category")) return null;
  const { tell, change } = categoryTexts.ask;
  return (
    <Link to={categoryAddress({ kind: "attempt", id: attemptId })}>{verdict.kind === "undecided" ? tell : change}</Link>
  );
}

/** What passes, and how far the result is from it; where nothing is decided, why. */
function ruleInWords({ rule, verdict, peers, isByCategory, sections, whole }: MarkedResult, reader: Reader): string {
  const words = texts.rule;
  switch (verdict.kind) {
    case "none":
      return words.none;
    case "undecided":
      if (verdict.missing === "form") return words.form(FEWEST_FOR_PERCENTILE);
      if (verdict.missing === "peers") return words.peers(FEWEST_FOR_PERCENTILE, verdict.count);
      return reader === "student" ? words.category.own : words.category.students;
    case "decided": {
      const [first] = verdict.parts;
      if (peers && first) {
        const { needed, reached } = first;
        return words.percentile({ needed, reached: percentBeside(reached, needed) }, isByCategory, peers.count);
      }
      const inMarks = ({ section, needed }: PassPart) => {
        const { marks, possible, step, title } = sections.find(({ id }) => id === section) ?? { ...whole, title: "" };
        return { section: title, needed, marks, possible, marksNeeded: unitsNeeded(needed, possible, step) };
      };
      return rule.kind === "each-section" || !first
        ? words.eachSection(verdict.parts.map(inMarks))
        : words.percent(inMarks(first), isByCategory);
    }
    default:
      return verdict satisfies never;
  }
}

type Row = MarkedSection;

const columns = (): ReadonlyArray<Column<Row>> => [
  { id: "section", header: texts.table.section, cell: ({ title }) => title },
  {
    id: "attempted",
    header: texts.table.attempted,
    cell: ({ questions, counts }) => texts.table.of(questions - counts.unanswered, questions),
    align: "end",
    isOneLine: true,
  },
  { id: "right", header: texts.table.right, cell: ({ counts }) => counts.right, align: "end" },
  { id: "partly", header: texts.table.partly, cell: ({ counts }) => counts.partly, align: "end" },
  { id: "wrong", header: texts.table.wrong, cell: ({ counts }) => counts.wrong, align: "end" },
  { id: "omitted", header: texts.table.omitted, cell: ({ counts }) => counts.unanswered, align: "end" },
  {
    id: "time",
    header: texts.table.time,
    cell: ({ seconds }) => (seconds === null ? texts.table.notMeasured : reviewTexts.minutes(seconds)),
    align: "end",
    isOneLine: true,
  },
  {
    id: "marks",
    header: headlineTexts.labels.marks,
    cell: ({ marks, possible }) => headlineTexts.marksOf(marks, possible),
    align: "end",
    isOneLine: true,
  },
];

function Sections({ marked: { sections, whole } }: { marked: MarkedResult }) {
  const isOne = sections.length === 1;
  const total = { ...whole, id: "", title: texts.table.whole };
  return (
    <DataTable
      caption={isOne ? texts.table.captionOfOne : texts.table.caption}
      hasFigures
      columns={columns()}
      rows={isOne ? [total] : [...sections, total]}
      rowId={({ id }) => id}
    />
  );
}
