import { attemptTexts } from "../content/en/attempts.ts";
import { isCorrect } from "../modules/attempts/rules.ts";
import { Badge } from "../ui/badge.tsx";

const texts = attemptTexts.review;

/** What came of a question in one or two words. */
export function VerdictBadge({ isAnswered, score }: { isAnswered: boolean; score: { earned: number; max: number } }) {
  if (isCorrect(score)) return <Badge tone="success">{texts.correctBadge}</Badge>;
  if (!isAnswered) return <Badge>{texts.unansweredBadge}</Badge>;
  if (score.earned > 0) return <Badge tone="warning">{texts.partlyBadge}</Badge>;
  return <Badge tone="danger">{texts.wrongBadge}</Badge>;
}
