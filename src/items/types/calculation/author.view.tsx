import { calculationAuthoringTexts as texts } from "../../../content/en/item-calculation-authoring.ts";
import { SelectField, TextField } from "../../../ui/fields.tsx";
import type { AuthorView } from "../../contract.ts";
import { OPTION_TEXT_LIMIT } from "../../options.ts";
import styles from "./calculation.module.css";
import { type Content, ENTRY_LIMIT, Rounding, type Solution } from "./model.ts";

/** The right number, its unit, how far an answer may be from it, and how students are told to round. */
export const CalculationAuthor: AuthorView<Content, Solution> = ({ content, solution, problems, onChange }) => {
  const errorAt = (path: string) => problems.find(({ at, level }) => at === path && level === "error")?.message;
  return (
    <div className={styles.authored}>
      <TextField
        label={texts.value}
        name="solution.value"
        hint={texts.valueHint}
        required
        inputMode="decimal"
        autoComplete="off"
        maxLength={ENTRY_LIMIT}
        error={errorAt("solution.value")}
        value={solution.value}
        onChange={(event) => onChange({ content, solution: { ...solution, value: event.currentTarget.value } })}
      />
      <TextField
        label={texts.unit}
        name="content.unit"
        hint={texts.unitHint}
        autoComplete="off"
        maxLength={OPTION_TEXT_LIMIT}
        error={errorAt("content.unit")}
        value={content.unit}
        onChange={(event) => onChange({ content: { ...content, unit: event.currentTarget.value }, solution })}
      />
      <TextField
        label={texts.tolerance}
        name="solution.tolerance"
        hint={texts.toleranceHint}
        isOptional
        inputMode="decimal"
        autoComplete="off"
        maxLength={ENTRY_LIMIT}
        error={errorAt("solution.tolerance")}
        value={solution.tolerance}
        onChange={(event) => onChange({ content, solution: { ...solution, tolerance: event.currentTarget.value } })}
      />
      <SelectField
        label={texts.rounding}
        name="content.rounding"
        hint={texts.roundingHint}
        options={Rounding.options.map((value) => ({ value, label: texts.roundings[value] }))}
        value={content.rounding}
        onChange={(event) =>
          onChange({ content: { ...content, rounding: Rounding.parse(event.currentTarget.value) }, solution })
        }
      />
    </div>
  );
};
