import { useId } from "react";
import { calculationTexts as texts } from "../../../content/en/item-calculation.ts";
import { readDecimal, writeDecimal } from "../../../core/decimal.ts";
import { plainNumerals } from "../../../core/numerals.ts";
import { classes } from "../../../ui/classes.ts";
import fieldStyles from "../../../ui/fields.module.css";
import { RichText } from "../../../ui/rich-text.tsx";
import type { AnswerView } from "../../contract.ts";
import styles from "./calculation.module.css";
import { type Answer, type Content, ENTRY_LIMIT } from "./model.ts";

/** The stem, how to round, and one field with the unit beside it. What is typed is kept as it is. */
export const CalculationAnswer: AnswerView<Content, Answer> = ({ content, answer, onChange, disabled }) => {
  const id = useId();
  const { stem, unit, rounding } = content;
  const note = noteOn(answer.entry);
  return (
    <>
      <RichText html={stem} />
      <div className={styles.frame}>
        <label htmlFor={`${id}-entry`} className={styles.label}>
          {texts.yourNumber}
        </label>
        {rounding !== "none" && (
          <p id={`${id}-rounding`} className={styles.hint}>
            {texts.round[rounding]}
          </p>
        )}
        <div className={styles.entry}>
          <input
            id={`${id}-entry`}
            className={classes(fieldStyles.control, styles.control)}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            maxLength={ENTRY_LIMIT}
            aria-describedby={`${rounding === "none" ? "" : `${id}-rounding `}${id}-unit ${id}-note`}
            disabled={disabled}
            value={answer.entry}
            onChange={({ currentTarget: { value } }) => onChange({ entry: value.trim() === "" ? "" : value })}
          />
          <span id={`${id}-unit`} className={styles.unit}>
            {unit}
          </span>
        </div>
        <p id={`${id}-note`} role="status" className={styles.note}>
          {note}
        </p>
      </div>
    </>
  );
};

/** Note about an entry: not a number, or the number read from an entry with a comma or other digits. */
function noteOn(entry: string): string {
  const read = readDecimal(entry);
  switch (read.kind) {
    case "empty":
      return "";
    case "comma":
      return texts.comma;
    case "other":
      return texts.notYet;
    case "number":
      return entry.includes(",") || plainNumerals(entry) !== entry ? texts.readAs(writeDecimal(read.decimal)) : "";
    default:
      return read satisfies never;
  }
}
