/** Editing a list of rows, each with a text and, where there are choices, with what is right for it. */
import { useId } from "react";
import { FieldError } from "../field.tsx";
import { type EntryLabels, EntryList, EntryText } from "./entry-list.tsx";
import styles from "./row-editor.module.css";

type Row = { id: string; text: string };
type Choice = { id: string; label: string };

export type RowEditorLabels = EntryLabels & {
  rows: string;
  row: (number: number) => string;
  /** What is chosen for a row; the name of its group of choices. */
  choices: (number: number) => string;
};

/**
 * `at` is the path of the rows among the question's problems, `atRight` that of what is right, and `atRight.<row id>` that of
 * what is right in one row: their errors are found under these names. `onRemove` is not called at the minimum. Without `choices`
 * rows are texts only.
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
  const listError = errorAt(at);
  const rightError = errorAt(atRight);
  return (
    <EntryList
      legend={labels.rows}
      entries={rows}
      fewest={fewest}
      most={most}
      labels={labels}
      errors={[listError, rightError]}
      addField={rows.length === 0 ? at : undefined}
      onAdd={onAdd}
      onRemove={onRemove}
    >
      {(row, index, remove) => (
        <div className={styles.row}>
          <EntryText
            name={`${at}.${index}`}
            faultName={listError !== undefined && index === 0 ? at : undefined}
            label={labels.row(index + 1)}
            error={errorAt(`${at}.${index}`) ?? errorAt(`${at}.${index}.text`)}
            text={row.text}
            onChange={(text) => onText(row.id, text)}
          />
          <div className={styles.remove}>{remove}</div>
          {choices.length > 0 && (
            <RowChoices
              kind={kind}
              name={`${id}-${index}`}
              // Errors about all rows lead to the first of them.
              atRight={rightError !== undefined && index === 0 ? atRight : `${atRight}.${row.id}`}
              label={labels.choices(index + 1)}
              choices={choices}
              isRight={(choiceId) => isRight(row.id, choiceId)}
              error={errorAt(`${atRight}.${row.id}`)}
              onRight={(choiceId, isNowRight) => onRight(row.id, choiceId, isNowRight)}
            />
          )}
        </div>
      )}
    </EntryList>
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
