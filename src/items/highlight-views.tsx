/** What the answering of the types of `highlight.ts` has in common. */
import { itemTexts } from "../content/en/items.ts";
import type { HighlightAnswer, HighlightSolution, Piece } from "./highlight.ts";
import { spansOf } from "./highlight.ts";
import type { Score } from "./scoring-rules.ts";

const texts = itemTexts.review;

/** The answer with one more choice, or one less; in the order of the text. */
export function withChoice(
  pieces: ReadonlyArray<Piece>,
  { chosen }: HighlightAnswer,
  id: string,
  isChosen: boolean,
): HighlightAnswer {
  const ids = spansOf(pieces).map((span) => span.id);
  return { chosen: ids.filter((other) => (other === id ? isChosen : chosen.includes(other))) };
}

/** How many of these were chosen rightly and wrongly. */
export function countChosen(pieces: ReadonlyArray<Piece>, { chosen }: HighlightAnswer, { correct }: HighlightSolution) {
  const here = spansOf(pieces).filter(({ id }) => chosen.includes(id));
  const right = here.filter(({ id }) => correct.includes(id)).length;
  return { right, wrong: here.length - right };
}

/** How plus/minus gave the points of the whole question. */
export function pointsOfHighlight(counted: { right: number; wrong: number }, { earned, max }: Score): string {
  const { right, wrong } = counted;
  return right + wrong === 0 ? texts.noneChosen(max) : texts.plusMinus(right, wrong, earned, max);
}
