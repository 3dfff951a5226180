import { attemptTexts } from "../../../content/en/attempts.ts";
import { type Verdict, verdictOf } from "../../../modules/attempts/rules.ts";
import { Badge } from "../../../ui/badge.tsx";

const { verdicts } = attemptTexts.review;

const TONES = { right: "success", partly: "warning", wrong: "danger", unanswered: "neutral" } as const satisfies Record<
  Verdict,
  string
>;

/** The verdict on a question in one or two words. */
export function VerdictBadge({ isAnswered, score }: { isAnswered: boolean; score: { earned: number; max: number } }) {
  const verdict = verdictOf({ isAnswered, score });
  return <Badge tone={TONES[verdict]}>{verdicts[verdict]}</Badge>;
}
