import { Icon } from "../icon.tsx";
import styles from "./gaps.module.css";

/**
 * A drop-down inside a sentence. Its first choice is the empty one, which shows the placeholder and clears the answer; `picked`
 * is the id of an option, null for none.
 */
export function GapSelect({
  label,
  placeholder,
  options,
  picked,
  disabled,
  onChange,
}: {
  /** Its accessible name: nothing around it supplies one. */
  label: string;
  placeholder: string;
  /** One that is taken cannot be picked: it is picked in another gap. */
  options: ReadonlyArray<{ id: string; text: string; isTaken?: boolean }>;
  picked: string | null;
  disabled: boolean;
  onChange: (picked: string | null) => void;
}) {
  return (
    <span className={styles.gap}>
      <select
        className={styles.select}
        aria-label={label}
        data-empty={picked === null ? "" : undefined}
        disabled={disabled}
        value={picked ?? ""}
        onChange={({ currentTarget }) => onChange(currentTarget.value === "" ? null : currentTarget.value)}
      >
        <option value="">{placeholder}</option>
        {options.map(({ id, text, isTaken }) => (
          <option key={id} dir="auto" value={id} disabled={isTaken}>
            {text}
          </option>
        ))}
      </select>
      <span className={styles.arrow}>
        <Icon name="chevron-down" />
      </span>
    </span>
  );
}
