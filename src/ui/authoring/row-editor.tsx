/** A list of rows being written, each with a text and, where there are choices, with what is right for it. */
import { type RefObject, useId, useRef } from "react";
import { Button, IconButton } from "../button.tsx";
import { classes } from "../classes.ts";
import { Field, FieldError, useField } from "../field.tsx";
import fieldStyles from "../fields.module.css";
import styles from "./row-editor.module.css";

type Row = { id: string; text: string };
type Choice = { id: string; label: string };

export type RowEditorLabels = {
  rows: string;
  row: (number: number) => string;
  /** What is chosen for a row; the name of its group of choices. */
  choices: (number: number) => string;
  add: string;
  remove: (number: number) => string;
  /** Why nothing more can be removed. */
  fewestStay: string;
  /** Why nothing more can be added. */
  mostReached: string;
};

/**
 * `at` is the path of the rows among the question's problems, `atRight` that of what is right, and `atRight.<row id>` that
 * of what is right in one row: under these names stand their errors. `onRemove` is not called at the fewest that have to
 * stay. Without `choices` the rows are texts alone.
 */
export function RowEditor(props: {
  kind: "one" | "many";
  at: string;
  atRight: string;
  rows: ReadonlyArray<Row>;
  choices: ReadonlyArray<Choice>;
  isRight: (rowId: string, choiceId: string) => boolean;
  fewest: number;
  most: number;
  labels: RowEditorLabels;
  errorAt: (path: string) => string | undefined;
  onText: (rowId: string, text: string) => void;
  onRight: (rowId: string, choiceId: string, isRight: boolean) => void;
  onAdd: () => void;
  onRemove: (rowId: string) => void;
}) {
  const { kind, at, atRight, rows, choices, isRight, fewest, most, labels, errorAt } = props;
  const { onText, onRight, onAdd, onRemove } = props;
  const id = useId();
  const list = useRef<HTMLFieldSetElement>(null);
  const listError = errorAt(at);
  const rightError = errorAt(atRight);
  const said = [listError && `${id}-list-error`, rightError && `${id}-right-error`].filter(Boolean).join(" ");
  const canRemove = rows.length > fewest;

  function remove(row: Row, index: number) {
    onRemove(row.id);
    focusRow(list, Math.max(0, index - 1));
  }

  function add() {
    onAdd();
    requestAnimationFrame(() => focusRow(list, rows.length));
  }

  return (
    <fieldset ref={list} className={styles.list} aria-describedby={said || undefined}>
      <legend className={styles.legend}>{labels.rows}</legend>
      {rows.map((row, index) => (
        <div key={row.id} className={styles.row}>
          <RowText
            name={`${at}.${index}`}
            faultName={listError !== undefined && index === 0 ? at : undefined}
            label={labels.row(index + 1)}
            error={errorAt(`${at}.${index}`) ?? errorAt(`${at}.${index}.text`)}
            text={row.text}
            onChange={(text) => onText(row.id, text)}
          />
          <IconButton
            icon="trash"
            label={labels.remove(index + 1)}
            className={styles.remove}
            aria-disabled={!canRemove}
            title={canRemove ? labels.remove(index + 1) : labels.fewestStay}
            onClick={() => {
              if (canRemove) remove(row, index);
            }}
          />
          {choices.length > 0 && (
            <RowChoices
              kind={kind}
              name={`${id}-${index}`}
              // What is wrong with all rows together leads to the first of them.
              atRight={rightError !== undefined && index === 0 ? atRight : `${atRight}.${row.id}`}
              label={labels.choices(index + 1)}
              choices={choices}
              isRight={(choiceId) => isRight(row.id, choiceId)}
              error={errorAt(`${atRight}.${row.id}`)}
              onRight={(choiceId, isNowRight) => onRight(row.id, choiceId, isNowRight)}
            />
          )}
        </div>
      ))}
      <FieldError id={`${id}-list`}>{listError}</FieldError>
      <FieldError id={`${id}-right`}>{rightError}</FieldError>
      <div className={styles.foot}>
        <Button
          variant="secondary"
          size="sm"
          icon="plus"
          data-field={rows.length === 0 ? at : undefined}
          onClick={add}
          disabled={rows.length >= most}
        >
          {labels.add}
        </Button>
        {rows.length >= most && <span className={styles.limit}>{labels.mostReached}</span>}
      </div>
    </fieldset>
  );
}

/** `faultName` is for the whole list being at fault: the first row is where to begin. */
function RowText(props: {
  name: string;
  faultName: string | undefined;
  label: string;
  error: string | undefined;
  text: string;
  onChange: (text: string) => void;
}) {
  const { name, faultName, label, error, text, onChange } = props;
  const field = useField({ name, error, hint: undefined });
  return (
    <Field label={label} field={field}>
      <textarea
        {...field.control}
        rows={1}
        required
        data-field={faultName}
        data-row-text=""
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={classes(fieldStyles.control, styles.text)}
      />
    </Field>
  );
}

function RowChoices(props: {
  kind: "one" | "many";
  name: string;
  atRight: string;
  label: string;
  choices: ReadonlyArray<Choice>;
  isRight: (choiceId: string) => boolean;
  error: string | undefined;
  onRight: (choiceId: string, isRight: boolean) => void;
}) {
  const { kind, name, atRight, label, choices, isRight, error, onRight } = props;
  return (
    <fieldset className={styles.choices} aria-describedby={error ? `${name}-error` : undefined}>
      <legend className={styles.choicesLegend}>{label}</legend>
      {choices.map((choice, index) => (
        <label key={choice.id} className={styles.choice}>
          <input
            type={kind === "one" ? "radio" : "checkbox"}
            name={name}
            className={styles.control}
            checked={isRight(choice.id)}
            data-field={index === 0 ? atRight : undefined}
            aria-invalid={error ? true : undefined}
            onChange={(event) => onRight(choice.id, event.currentTarget.checked)}
          />
          <span className={styles.choiceText}>{choice.label}</span>
        </label>
      ))}
      {error && (
        <div className={styles.choicesError}>
          <FieldError id={name}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}

/** After a removal the button is gone, after an addition there is something to fill in: the focus goes to a text. */
function focusRow(list: RefObject<HTMLFieldSetElement | null>, index: number): void {
  list.current?.querySelectorAll<HTMLElement>("[data-row-text]")[index]?.focus();
}
