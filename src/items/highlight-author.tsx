/** Writing a passage of the types of `highlight.ts`. */
import { useRef } from "react";
import { highlightAuthoringTexts } from "../content/en/item-highlight-authoring.ts";
import { SelectableTextField } from "../ui/authoring/selectable-text-field.tsx";
import type { Problem } from "./contract.ts";
import { type HighlightSolution, type Passage, type Piece, spansOf, textOf } from "./highlight.ts";
import { piecesOf } from "./highlight-authoring.ts";
import type { Option } from "./options.ts";

/**
 * Changes of passages with what follows for the solution. What is no longer selectable is remembered: a bracket that is moved is gone
 * for a moment, and comes back with its id and its mark.
 */
export function usePassages(
  passages: ReadonlyArray<Passage>,
  solution: HighlightSolution,
  onChange: (pieces: (passage: Passage) => Piece[], solution: HighlightSolution) => void,
) {
  const lost = useRef(new Map<string, { span: Option; isRight: boolean }>());
  const spansElsewhere = (at: string) =>
    passages.filter((other) => other.at !== at).flatMap(({ pieces }) => spansOf(pieces));
  return {
    write(passage: Passage, text: string) {
      const before = spansOf(passage.pieces);
      const elsewhere = spansElsewhere(passage.at);
      const gone = [...lost.current.values()].map(({ span }) => span);
      const isHere = (id: string) => [...before, ...elsewhere].some((span) => span.id === id);
      const pieces = piecesOf(
        text,
        before,
        gone.filter(({ id }) => !isHere(id)),
        elsewhere,
      );
      for (const span of before) lost.current.set(span.id, { span, isRight: solution.correct.includes(span.id) });
      const isRight = (id: string) => solution.correct.includes(id) || (!isHere(id) && lost.current.get(id)?.isRight);
      const changed = (other: Passage) => (other.at === passage.at ? pieces : other.pieces);
      onChange(changed, { ...solution, correct: idsIn(passages, changed).filter(isRight) });
    },
    mark(id: string, isRight: boolean) {
      const unchanged = ({ pieces }: Passage) => pieces;
      const correct = idsIn(passages, unchanged).filter((other) =>
        other === id ? isRight : solution.correct.includes(other),
      );
      onChange(unchanged, { ...solution, correct });
    },
  };
}

function idsIn(passages: ReadonlyArray<Passage>, pieces: (passage: Passage) => Piece[]): string[] {
  return passages.flatMap((passage) => spansOf(pieces(passage)).map(({ id }) => id));
}

/** One passage with what is right in it. `isFirst` is of the first one with something to choose: there errors of all lead. */
export function PassageAuthor(props: {
  passage: Passage;
  label: string;
  hint?: string | undefined;
  isFirst: boolean;
  solution: HighlightSolution;
  problems: ReadonlyArray<Problem>;
  passages: ReturnType<typeof usePassages>;
}) {
  const { passage, label, hint, isFirst, solution, problems, passages } = props;
  const errorAt = (path: string) => problems.find(({ at, level }) => at === path && level === "error")?.message;
  return (
    <SelectableTextField
      label={label}
      name={passage.at}
      hint={hint}
      error={errorAt(passage.at)}
      atRight={isFirst ? "solution.correct" : undefined}
      rightError={isFirst ? errorAt("solution.correct") : undefined}
      text={textOf(passage.pieces)}
      spans={spansOf(passage.pieces)}
      right={solution.correct}
      labels={highlightAuthoringTexts}
      onText={(text) => passages.write(passage, text)}
      onRight={passages.mark}
    />
  );
}
