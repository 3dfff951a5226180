/** A list of options being written: the text of each, and a mark on those that are right. */
import { type RefObject, useId, useRef } from "react";
import { Button, IconButton } from "../button.tsx";
import { classes } from "../classes.ts";
import { Field, FieldError, useField } from "../field.tsx";
import fieldStyles from "../fields.module.css";
import styles from "./option-editor.module.css";

type Option = { id: string; text: string };

export type OptionEditorLabels = {
  options: string;
  option: (number: number) => string;
  markCorrect: (number: number) => string;
  correct: string;
  add: string;
  remove: (number: number) => string;
  /** Why nothing more can be removed. */
  fewestStay: string;
};

/**
 * `at` is the path of the options among the question's problems, `atCorrect` that of what is right: under these names
 * stand their errors. `onRemove` is not called at the fewest that have to stay.
 */
export function OptionEditor({
  kind,
  at,
  atCorrect,
  options,
  correct,
  fewest,
  most,
  labels,
  errorAt,
  onText,
  onCorrect,
  onAdd,
  onRemove,
}: {
  kind: "one" | "many";
  at: string;
  atCorrect: string;
  options: ReadonlyArray<Option>;
  correct: ReadonlyArray<string>;
  fewest: number;
  most: number;
  labels: OptionEditorLabels;
  errorAt: (path: string) => string | undefined;
  onText: (id: string, text: string) => void;
  onCorrect: (id: string, isCorrect: boolean) => void;
  onAdd: () => void;
  onRemove: (id: string) => void;
}) {
  const id = useId();
  const list = useRef<HTMLFieldSetElement>(null);
  const listError = errorAt(at);
  const correctError = errorAt(atCorrect);
  const said = [listError && `${id}-list-error`, correctError && `${id}-correct-error`].filter(Boolean).join(" ");
  const firstEmpty = Math.max(
    0,
    options.findIndex(({ text }) => text.trim() === ""),
  );
  const canRemove = options.length > fewest;

  function remove(option: Option, index: number) {
    onRemove(option.id);
    focusOption(list, Math.max(0, index - 1));
  }

  function add() {
    onAdd();
    requestAnimationFrame(() => focusOption(list, options.length));
  }

  return (
    <fieldset ref={list} className={styles.list} aria-describedby={said || undefined}>
      <legend className={styles.legend}>{labels.options}</legend>
      {options.map((option, index) => (
        <div key={option.id} className={styles.option} data-correct={correct.includes(option.id) || undefined}>
          <label className={styles.mark}>
            <input
              type={kind === "one" ? "radio" : "checkbox"}
              name={`${id}-correct`}
              className={styles.control}
              checked={correct.includes(option.id)}
              data-field={index === 0 ? atCorrect : undefined}
              aria-label={labels.markCorrect(index + 1)}
              aria-invalid={correctError ? true : undefined}
              onChange={(event) => onCorrect(option.id, event.currentTarget.checked)}
            />
            <span className={styles.markText} aria-hidden="true">
              {labels.correct}
            </span>
          </label>
          <OptionText
            name={`${at}.${index}`}
            faultName={listError !== undefined && index === firstEmpty ? at : undefined}
            label={labels.option(index + 1)}
            error={errorAt(`${at}.${index}`) ?? errorAt(`${at}.${index}.text`)}
            text={option.text}
            onChange={(text) => onText(option.id, text)}
          />
          <IconButton
            icon="trash"
            label={labels.remove(index + 1)}
            className={styles.remove}
            aria-disabled={!canRemove}
            title={canRemove ? labels.remove(index + 1) : labels.fewestStay}
            onClick={() => {
              if (canRemove) remove(option, index);
            }}
          />
        </div>
      ))}
      <FieldError id={`${id}-list`}>{listError}</FieldError>
      <FieldError id={`${id}-correct`}>{correctError}</FieldError>
      <div>
        <Button variant="secondary" size="sm" icon="plus" onClick={add} disabled={options.length >= most}>
          {labels.add}
        </Button>
      </div>
    </fieldset>
  );
}

/** `faultName` is for the whole list being at fault: the first option that is still empty is where to go on. */
function OptionText({
  name,
  faultName,
  label,
  error,
  text,
  onChange,
}: {
  name: string;
  faultName: string | undefined;
  label: string;
  error: string | undefined;
  text: string;
  onChange: (text: string) => void;
}) {
  const field = useField({ name, error, hint: undefined });
  return (
    <Field label={label} field={field}>
      <textarea
        {...field.control}
        rows={1}
        required
        data-field={faultName}
        data-option-text=""
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={classes(fieldStyles.control, styles.text)}
      />
    </Field>
  );
}

/** After a removal the button is gone, after an addition there is something to fill in: the focus goes to a text. */
function focusOption(list: RefObject<HTMLFieldSetElement | null>, index: number): void {
  list.current?.querySelectorAll<HTMLElement>("[data-option-text]")[index]?.focus();
}
