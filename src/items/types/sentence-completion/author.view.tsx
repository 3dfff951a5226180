import { sentenceTexts } from "../../../content/en/item-sentence-completion.ts";
import { BracketHelp } from "../../../ui/authoring/bracket-help.tsx";
import { PartList } from "../../../ui/authoring/part-list.tsx";
import { TextField } from "../../../ui/fields.tsx";
import { byRow, entryOf } from "../../by-row.ts";
import type { AuthorView } from "../../contract.ts";
import { freshOptionId, OPTION_TEXT_LIMIT, optionsOf } from "../../options.ts";
import { OptionsAuthor } from "../../options-author.tsx";
import { type Content, DROPDOWN_PREFIX, DROPDOWNS_MAX, type Dropdown, type Solution } from "./model.ts";

const texts = sentenceTexts.authoring;

/** The scenario, how brackets work, and the drop-downs, each with its placeholder and its options. */
export const SentenceCompletionAuthor: AuthorView<Content, Solution> = ({ content, solution, problems, onChange }) => {
  const { dropdowns } = content;
  const errors = problems.filter(({ level }) => level === "error");
  const errorAt = (path: string) => errors.find(({ at }) => at === path)?.message;

  function change(changed: Dropdown[], rightIn = (id: string) => entryOf(solution.correct, id)) {
    onChange({
      content: { ...content, dropdowns: changed },
      solution: { ...solution, correct: byRow(changed, rightIn) },
    });
  }

  function replace(id: string, part: Partial<Dropdown>, rightIn?: (id: string) => string | undefined) {
    change(
      dropdowns.map((dropdown) => (dropdown.id === id ? { ...dropdown, ...part } : dropdown)),
      rightIn,
    );
  }

  return (
    <>
      <BracketHelp texts={texts} />
      <PartList
        at="content.dropdowns"
        parts={dropdowns}
        fewest={1}
        most={DROPDOWNS_MAX}
        labels={{
          parts: texts.dropdowns,
          hint: texts.hint(DROPDOWNS_MAX),
          part: sentenceTexts.dropdown,
          add: texts.add,
          remove: texts.remove,
          fewestStay: texts.oneStays,
        }}
        error={errorAt("content.dropdowns")}
        onAdd={() => {
          const id = freshOptionId(dropdowns, DROPDOWN_PREFIX);
          change([...dropdowns, { id, placeholder: "", options: optionsOf(["", ""]) }]);
        }}
        onRemove={(id) => change(dropdowns.filter((dropdown) => dropdown.id !== id))}
      >
        {({ id, placeholder, options }, index) => {
          const right = entryOf(solution.correct, id);
          return (
            <>
              <TextField
                label={texts.placeholder(index + 1)}
                name={`content.dropdowns.${index}.placeholder`}
                hint={index === 0 ? texts.placeholderHint : undefined}
                required
                autoComplete="off"
                maxLength={OPTION_TEXT_LIMIT}
                error={errorAt(`content.dropdowns.${index}.placeholder`)}
                value={placeholder}
                onChange={(event) => replace(id, { placeholder: event.currentTarget.value })}
              />
              <OptionsAuthor
                kind="one"
                at={`content.dropdowns.${index}.options`}
                atCorrect={`solution.correct.${index}`}
                options={options}
                correct={right === undefined ? [] : [right]}
                problems={errors}
                labels={{
                  options: texts.options(index + 1),
                  markCorrect: (option) => texts.markCorrect(option, index + 1),
                  remove: (option) => texts.removeOption(option, index + 1),
                  fewestStay: texts.twoOptionsStay,
                }}
                onChange={(changed, [correct]) =>
                  replace(id, { options: changed }, (other) =>
                    other === id ? correct : entryOf(solution.correct, other),
                  )
                }
              />
            </>
          );
        }}
      </PartList>
    </>
  );
};
