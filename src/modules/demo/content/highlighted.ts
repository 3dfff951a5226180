/**
 * Texts of which some pieces can be selected, as the files of demo questions write them: such a piece stands in square brackets
 * and begins with a plus when it is right and with a minus when it is not.
 */
import { type Piece, spansOf } from "../../../items/highlight.ts";
import { piecesOf } from "../../../items/highlight-authoring.ts";
import type { Option } from "../../../items/options.ts";

/** Its pieces, and the ids of those that are right. `taken` are pieces of the same question that stand before it. */
export function highlighted(text: string, taken: ReadonlyArray<Option> = []): { pieces: Piece[]; correct: string[] } {
  const marked = piecesOf(text, [], [], taken);
  const spans = spansOf(marked);
  const unmarked = spans.find((span) => !/^[+-]/.test(span.text));
  if (unmarked) throw new Error(`Neither right nor wrong: ${unmarked.text}`);
  return {
    pieces: marked.map((piece) => (piece.id === undefined ? piece : { ...piece, text: piece.text.slice(1) })),
    correct: spans.filter((span) => span.text.startsWith("+")).map(({ id }) => id),
  };
}
