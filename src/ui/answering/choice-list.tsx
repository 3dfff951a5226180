/** Options to choose from: native radio buttons or check boxes, each a large target with its text inside. */
import { useId, useState } from "react";
import { oneText } from "../one-text.ts";
import styles from "./choice-list.module.css";
import { OptionContent, type ShownOption } from "./option-content.tsx";
import { WithStrikeButton } from "./strike-out.tsx";

/** How many may be chosen, and the text about it below the options. */
export type MostChoices = {
  count: number;
  /** How many are chosen now. */
  chosen: (count: number) => string;
  /** Why one more cannot be chosen. */
  refused: string;
};

/**
 * The options of one question. `chosen` contains ids; `onChange` receives all ids now chosen, in the options' order. With a
 * `most`, one more is refused with the reason; the remaining options stay focusable, to be read.
 */
export function ChoiceList(
  props: ({ kind: "one"; most?: never } | { kind: "many"; most?: MostChoices }) & {
    instruction: string;
    options: ReadonlyArray<ShownOption>;
    chosen: ReadonlyArray<string>;
    disabled: boolean;
    onChange: (chosen: string[]) => void;
  },
) {
  const { kind, instruction, options, chosen, most, disabled, onChange } = props;
  const name = useId();
  // How often in a row: said again, it is to be heard again.
  const [refusals, setRefusals] = useState(0);
  const isFull = most !== undefined && chosen.length >= most.count;
  const isRefused = refusals > 0 && isFull;

  function choose(id: string, isChosen: boolean) {
    const isTooMany = isChosen && isFull;
    setRefusals(isTooMany ? refusals + 1 : 0);
    if (isTooMany) return;
    if (kind === "one") return onChange([id]);
    onChange(options.map((option) => option.id).filter((other) => (other === id ? isChosen : chosen.includes(other))));
  }

  return (
    <fieldset className={styles.list} disabled={disabled} data-options="">
      <legend className={styles.instruction}>{instruction}</legend>
      {options.map((option) => (
        <WithStrikeButton key={option.id} id={option.id} text={option.text}>
          <label className={styles.option}>
            <input
              className={styles.control}
              type={kind === "one" ? "radio" : "checkbox"}
              name={name}
              value={option.id}
              checked={chosen.includes(option.id)}
              aria-disabled={(isFull && !chosen.includes(option.id)) || undefined}
              onChange={(event) => choose(option.id, event.currentTarget.checked)}
            />
            <span className={styles.text}>
              <OptionContent {...option} />
            </span>
          </label>
        </WithStrikeButton>
      ))}
      {most && (
        <p role="status" className={styles.count} data-refused={isRefused || undefined}>
          <span key={refusals}>{oneText(most.chosen(chosen.length), isRefused && most.refused)}</span>
        </p>
      )}
    </fieldset>
  );
}
