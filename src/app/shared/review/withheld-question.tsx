/** Messages about results withheld until a test still in progress is over, or the institute releases solutions. */
import { Link } from "react-router";
import { attemptTexts } from "../../../content/en/attempts.ts";
import { reviewTexts } from "../../../content/en/review.ts";
import type { RunningTest } from "../../../modules/attempts/queries/withheld.server.ts";
import { Alert } from "../../../ui/alert.tsx";
import type { ShownQuestion, WithheldBy } from "./load.server.ts";

const texts = reviewTexts.withheld;

/**
 * Why the solution is withheld, when it will be shown, and a link to the test in progress; nothing where the message above the questions
 * says it of all of them.
 */
export function WithheldNote({ reason }: { reason: WithheldBy }) {
  const titles = reason.by.map(({ test }) => attemptTexts.titleOf(test));
  if (titles.length === 0) return null;
  if (reason.kind === "unreleased") return <Alert tone="info">{texts.unreleasedQuestion(titles)}</Alert>;
  return (
    <Alert tone="info">
      <span>{texts.question(titles, reason.until)}</span> <ResumeLinks tests={reason.by} />
    </Alert>
  );
}

/** Why the figures of a test are missing; nothing when they are shown. */
export function WaitingFigures({
  questions,
  isScoreShown,
}: {
  questions: ReadonlyArray<ShownQuestion>;
  isScoreShown: boolean;
}) {
  const reasons = questions.flatMap((question) => (question.kind === "withheld" ? [question.reason] : []));
  const running = reasons.flatMap((reason) => (reason.kind === "open-elsewhere" ? [reason] : []));
  const tests = new Map(running.flatMap(({ by }) => by).map((test) => [test.attemptId, test]));
  const unreleased = reasons.filter(({ kind }) => kind === "unreleased");
  if (unreleased.some(({ by }) => by.length === 0)) {
    return <Alert tone="info">{isScoreShown ? texts.unreleased : texts.unreleasedScore}</Alert>;
  }
  if (running.length > 0) {
    return (
      <Alert tone="info">
        <span>{texts.figures(running.length, tests.size)}</span> <ResumeLinks tests={[...tests.values()]} />
      </Alert>
    );
  }
  return unreleased.length > 0 ? <Alert tone="info">{texts.unreleasedFigures(unreleased.length)}</Alert> : null;
}

function ResumeLinks({ tests }: { tests: ReadonlyArray<RunningTest> }) {
  return tests.map(({ attemptId, test }, index) => (
    <span key={attemptId}>
      {index > 0 && <span>{", "}</span>}
      <Link to={`/attempts/${attemptId}`}>{texts.resume(attemptTexts.titleOf(test))}</Link>
    </span>
  ));
}
