import { sentenceAuthoringTexts as texts } from "../../../content/en/item-sentence-completion-authoring.ts";
import { byRow, entryOf } from "../../by-row.ts";
import type { AuthorView } from "../../contract.ts";
import { GapOptionsAuthor, GapsAuthor } from "../../gaps-author.tsx";
import { optionsOf } from "../../options.ts";
import { DROPDOWN_PREFIX } from "./authoring.ts";
import { type Content, DROPDOWNS_MAX, type Dropdown, type Solution } from "./model.ts";

const AT = "content.dropdowns";

/** The scenario, how brackets work, and the drop-downs, each with its placeholder and its options. */
export const SentenceCompletionAuthor: AuthorView<Content, Solution> = ({ content, solution, problems, onChange }) => {
  const { dropdowns } = content;

  function change(changed: Dropdown[], rightIn = (id: string) => entryOf(solution.correct, id)) {
    onChange({
      content: { ...content, dropdowns: changed },
      solution: { ...solution, correct: byRow(changed, rightIn) },
    });
  }

  return (
    <GapsAuthor
      at={AT}
      prefix={DROPDOWN_PREFIX}
      gaps={dropdowns}
      fewest={1}
      most={DROPDOWNS_MAX}
      help={texts}
      labels={{
        parts: texts.dropdowns,
        hint: texts.hint(DROPDOWNS_MAX),
        part: texts.dropdown,
        add: texts.add,
        remove: texts.remove,
        fewestStay: texts.oneStays,
        placeholder: texts.placeholder,
        placeholderHint: texts.placeholderHint,
      }}
      problems={problems}
      blank={(id) => ({ id, placeholder: "", options: optionsOf(["", ""]) })}
      onChange={(changed) => change(changed)}
    >
      {({ id, options }, index) => (
        <GapOptionsAuthor
          at={AT}
          index={index}
          options={options}
          right={entryOf(solution.correct, id)}
          labels={texts}
          problems={problems}
          onChange={(changed, right) =>
            change(
              dropdowns.map((dropdown) => (dropdown.id === id ? { ...dropdown, options: changed } : dropdown)),
              (other) => (other === id ? right : entryOf(solution.correct, other)),
            )
          }
        />
      )}
    </GapsAuthor>
  );
};
