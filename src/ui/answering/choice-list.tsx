/** Options to choose from: native radio buttons or check boxes, each a large target with its text inside. */
import { useId } from "react";
import styles from "./choice-list.module.css";

type Option = { id: string; text: string };

/** The options of one question. `chosen` holds ids; `onChange` receives all ids that are chosen now, in the options' order. */
export function ChoiceList(props: {
  kind: "one" | "many";
  instruction: string;
  options: ReadonlyArray<Option>;
  chosen: ReadonlyArray<string>;
  disabled: boolean;
  onChange: (chosen: string[]) => void;
}) {
  const { kind, instruction, options, chosen, disabled, onChange } = props;
  const name = useId();

  function choose(id: string, isChosen: boolean) {
    if (kind === "one") return onChange([id]);
    onChange(options.map((option) => option.id).filter((other) => (other === id ? isChosen : chosen.includes(other))));
  }

  return (
    <fieldset className={styles.list} disabled={disabled}>
      <legend className={styles.instruction}>{instruction}</legend>
      {options.map((option) => (
        <label key={option.id} className={styles.option}>
          <input
            className={styles.control}
            type={kind === "one" ? "radio" : "checkbox"}
            name={name}
            value={option.id}
            checked={chosen.includes(option.id)}
            onChange={(event) => choose(option.id, event.currentTarget.checked)}
          />
          <span className={styles.text}>{option.text}</span>
        </label>
      ))}
    </fieldset>
  );
}
