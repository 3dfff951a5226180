import { highlightAuthoringTexts as texts } from "../../../content/en/item-highlight-authoring.ts";
import { BracketHelp } from "../../../ui/authoring/bracket-help.tsx";
import type { AuthorView } from "../../contract.ts";
import type { HighlightSolution } from "../../highlight.ts";
import { PassageAuthor, usePassages } from "../../highlight-author.tsx";
import { type Content, highlightText } from "./model.ts";

/** The note, with brackets around what can be chosen, and which of that is right. */
export const HighlightTextAuthor: AuthorView<Content, HighlightSolution> = ({
  content,
  solution,
  problems,
  onChange,
}) => {
  const own = highlightText.passagesOf(content);
  const passages = usePassages(own, solution, (piecesIn, changed) =>
    onChange({ content: { ...content, note: own.flatMap(piecesIn) }, solution: changed }),
  );
  return (
    <>
      <BracketHelp texts={texts.help} />
      {own.map((passage) => (
        <PassageAuthor
          key={passage.at}
          passage={passage}
          label={texts.note}
          isFirst
          solution={solution}
          problems={problems}
          passages={passages}
        />
      ))}
    </>
  );
};
