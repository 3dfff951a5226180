/** Editing one list of options, for item types with one or several. */
import { itemTexts } from "../content/en/items.ts";
import { OptionEditor, type OptionEditorLabels } from "../ui/authoring/option-editor.tsx";
import type { Problem } from "./contract.ts";
import { freshOptionId, OPTIONS_MAX, OPTIONS_MIN, type Option } from "./options.ts";

const texts = itemTexts.authoring;

/**
 * Options with a mark on the right ones. Removing an option removes its mark. `at` and `atCorrect` are the paths of the list and
 * of its right options, under which the problems refer to them. `newId` returns ids that are unique beyond this list, for a
 * question with several.
 */
export function OptionsAuthor({
  kind,
  at = "content.options",
  atCorrect = "solution.correct",
  options,
  correct,
  problems,
  fewest = OPTIONS_MIN,
  most = OPTIONS_MAX,
  labels,
  newId = freshOptionId,
  onChange,
}: {
  kind: "one" | "many";
  at?: string;
  atCorrect?: string;
  options: Option[];
  /** Ids. */
  correct: ReadonlyArray<string>;
  problems: ReadonlyArray<Problem>;
  fewest?: number;
  most?: number;
  labels?: Partial<OptionEditorLabels>;
  newId?: (options: ReadonlyArray<Option>) => string;
  /** `correct` contains ids in the order of the options. */
  onChange: (options: Option[], correct: string[]) => void;
}) {
  const change = (changed: Option[], marked: ReadonlyArray<string> = correct) =>
    onChange(
      changed,
      changed.map(({ id }) => id).filter((id) => marked.includes(id)),
    );
  const mark = (id: string, isCorrect: boolean) => {
    if (kind === "one") return [id];
    return isCorrect ? [...correct, id] : correct.filter((other) => other !== id);
  };
  return (
    <OptionEditor
      kind={kind}
      at={at}
      atCorrect={atCorrect}
      options={options}
      correct={correct}
      fewest={fewest}
      most={most}
      labels={{
        options: kind === "one" ? texts.optionsOfOne : texts.optionsOfMany,
        option: texts.option,
        markCorrect: kind === "one" ? texts.markCorrect : texts.markOneOfCorrect,
        correct: texts.correct,
        add: texts.addOption,
        remove: texts.removeOption,
        fewestStay: texts.twoOptionsStay,
        ...labels,
      }}
      errorAt={(path) => problems.find((problem) => problem.at === path)?.message}
      onText={(id, text) => change(options.map((option) => (option.id === id ? { ...option, text } : option)))}
      onCorrect={(id, isCorrect) => change(options, mark(id, isCorrect))}
      onAdd={() => change([...options, { id: newId(options), text: "" }])}
      onRemove={(id) => change(options.filter((option) => option.id !== id))}
    />
  );
}
