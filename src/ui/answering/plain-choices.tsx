import styles from "./choice-list.module.css";

/** A choice of one option, styled like `ChoiceList`, that a plain form submits under `name`. Works without scripts. */
export function PlainChoices(props: {
  name: string;
  instruction: string;
  options: ReadonlyArray<{ id: string; text: string }>;
}) {
  const { name, instruction, options } = props;
  return (
    <fieldset className={styles.list}>
      <legend className={styles.instruction}>{instruction}</legend>
      {options.map(({ id, text }) => (
        <label key={id} className={styles.option}>
          <input className={styles.control} type="radio" name={name} value={id} required />
          <span dir="auto" className={styles.text}>
            {text}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
