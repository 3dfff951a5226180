/** Two attempts at one test beside each other, for the student and the administrator. */
import { comparisonTexts as texts } from "../../../content/en/comparison.ts";
import { resultTexts } from "../../../content/en/results.ts";
import { Alert } from "../../../ui/alert.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { FigureTable } from "./figure-table.tsx";
import { CommonQuestions } from "./question-changes.tsx";
import { SectionTable } from "./section-table.tsx";
import type { WrittenComparison } from "./write.server.ts";

export type ReviewOf = (attemptId: WrittenComparison["later"]["attemptId"]) => string;

/** The page below its frame. `all` is where all results of the test are listed, `choosing` where another one is chosen for the later one. */
export function ComparedAttempts({
  comparison,
  name,
  back,
  all,
  choosing,
  reviewOf,
}: {
  comparison: WrittenComparison;
  /** Whose attempts they are, for the administrator. */
  name?: string;
  back: { to: string; label: string };
  all: string;
  choosing: (attemptId: WrittenComparison["later"]["attemptId"]) => string;
  reviewOf: ReviewOf;
}) {
  const { title, earlier, later, sections, questions } = comparison;
  return (
    <div className="stack gap-6">
      <PageHeading title={texts.title(title)} text={texts.text(earlier.day, later.day, name)} back={back}>
        <div className="cluster gap-3">
          <LinkButton to={choosing(later.attemptId)} variant="secondary">
            {resultTexts.choose.other}
          </LinkButton>
          <LinkButton to={all} variant="secondary">
            {texts.all}
          </LinkButton>
        </div>
      </PageHeading>
      {!(earlier.isSeen && later.isSeen) && <Alert tone="info">{resultTexts.waiting}</Alert>}
      <div className="stack gap-4">
        <p>{denominatorOf(comparison)}</p>
        <FigureTable earlier={earlier} later={later} reviewOf={reviewOf} />
      </div>
      {sections.length > 0 && <SectionTable sections={sections} />}
      {questions.both !== null && questions.common > 0 && (
        <CommonQuestions
          both={questions.both}
          reviewOf={{ earlier: reviewOf(earlier.attemptId), later: reviewOf(later.attemptId) }}
        />
      )}
    </div>
  );
}

/** Of what the figures are, and whether they are of the same. */
function denominatorOf({ questions: { common, onlyEarlier, onlyLater }, earlier, later }: WrittenComparison): string {
  if (earlier.band || later.band) return texts.adaptive(common);
  return onlyEarlier + onlyLater === 0
    ? texts.same(common)
    : texts.differ({ common, earlier: earlier.asked, later: later.asked });
}
