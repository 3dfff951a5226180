import { reviewTexts } from "../../../content/en/review.ts";
import { type Correctness, correctnessOf } from "../../../modules/attempts/rules.ts";
import { Badge } from "../../../ui/badge.tsx";

const { correctness: labels } = reviewTexts;

const TONES = { right: "success", partly: "warning", wrong: "danger", unanswered: "neutral" } as const satisfies Record<
  Correctness,
  string
>;

/** The verdict on a question in one or two words. */
export function CorrectnessBadge({
  isAnswered,
  score,
}: {
  isAnswered: boolean;
  score: { earned: number; max: number };
}) {
  return <VerdictBadge verdict={correctnessOf({ isAnswered, score })} />;
}

/** The same of a verdict that is known. */
export function VerdictBadge({ verdict }: { verdict: Correctness }) {
  return <Badge tone={TONES[verdict]}>{labels[verdict]}</Badge>;
}
