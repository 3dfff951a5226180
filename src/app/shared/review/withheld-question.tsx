/** Messages about results withheld until a test still in progress is over. */
import { Link } from "react-router";
import { attemptTexts } from "../../../content/en/attempts.ts";
import { reviewTexts } from "../../../content/en/review.ts";
import type { RunningTest } from "../../../modules/attempts/queries/withheld.server.ts";
import { Alert } from "../../../ui/alert.tsx";
import type { ShownQuestion } from "./load.server.ts";

const texts = reviewTexts.withheld;

/** Why the solution is withheld, when it will be shown, and a link to the test in progress. */
export function WithheldNote({ by, until }: Pick<Extract<ShownQuestion, { kind: "withheld" }>, "by" | "until">) {
  const titles = by.map(({ test }) => attemptTexts.titleOf(test));
  return (
    <Alert tone="info">
      {texts.question(titles, until)} <ResumeLinks tests={by} />
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
  const withheld = questions.flatMap((question) => (question.kind === "withheld" ? [question] : []));
  const tests = new Map(withheld.flatMap(({ by }) => by).map((test) => [test.attemptId, test]));
  if (questions.some(({ kind }) => kind === "unreleased")) {
    return <Alert tone="info">{isScoreShown ? texts.unreleased : texts.unreleasedScore}</Alert>;
  }
  if (withheld.length === 0) return null;
  return (
    <Alert tone="info">
      {texts.figures(withheld.length, tests.size)} <ResumeLinks tests={[...tests.values()]} />
    </Alert>
  );
}

function ResumeLinks({ tests }: { tests: ReadonlyArray<RunningTest> }) {
  return tests.map(({ attemptId, test }, index) => (
    <span key={attemptId}>
      {index > 0 && ", "}
      <Link to={`/attempts/${attemptId}`}>{texts.resume(attemptTexts.titleOf(test))}</Link>
    </span>
  ));
}
