/** Writing one list of options, for the item types that have one. */
import { itemTexts } from "../content/en/items.ts";
import { OptionEditor } from "../ui/authoring/option-editor.tsx";
import type { Problem } from "./contract.ts";
import { freshOptionId, OPTIONS_MAX, OPTIONS_MIN, type Option } from "./options.ts";

const texts = itemTexts.authoring;

/** Options with a mark on those that are right. An option that is removed takes its mark with it. */
export function OptionsAuthor({
  kind,
  options,
  correct,
  problems,
  onChange,
}: {
  kind: "one" | "many";
  options: Option[];
  /** Ids. */
  correct: ReadonlyArray<string>;
  problems: ReadonlyArray<Problem>;
  /** `correct` holds ids in the order of the options. */
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
      at="content.options"
      atCorrect="solution.correct"
      options={options}
      correct={correct}
      fewest={OPTIONS_MIN}
      most={OPTIONS_MAX}
      labels={{
        options: kind === "one" ? texts.optionsOfOne : texts.optionsOfMany,
        option: texts.option,
        markCorrect: kind === "one" ? texts.markCorrect : texts.markOneOfCorrect,
        correct: texts.correct,
        add: texts.addOption,
        remove: texts.removeOption,
        fewestStay: texts.twoOptionsStay,
      }}
      errorAt={(path) => problems.find(({ at }) => at === path)?.message}
      onText={(id, text) => change(options.map((option) => (option.id === id ? { ...option, text } : option)))}
      onCorrect={(id, isCorrect) => change(options, mark(id, isCorrect))}
      onAdd={() => change([...options, { id: freshOptionId(options), text: "" }])}
      onRemove={(id) => change(options.filter((option) => option.id !== id))}
    />
  );
}
