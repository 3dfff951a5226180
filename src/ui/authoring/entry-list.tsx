/** Editing a list of any kind of entries – options, rows, parts: its errors, adding, removing, the focus. */
import { type ClipboardEvent, Fragment, type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { Button, IconButton } from "../button.tsx";
import { classes } from "../classes.ts";
import type { Elements } from "../elements.ts";
import { Field, FieldError, useField } from "../field.tsx";
import fieldStyles from "../fields.module.css";
import styles from "./entry-list.module.css";

export type EntryLabels = {
  add: string;
  remove: (number: number) => string;
  /** Why nothing more can be removed. */
  fewestStay: string;
  /** Why nothing more can be added, if shown. */
  mostReached?: string;
};

/**
 * `errors` are shown below the entries, and describe the list. `addField` is the path of the list among the problems, if its
 * errors lead to the button. `onRemove` is not called at the minimum.
 */
export function EntryList<Entry extends { id: string }>(props: {
  legend: string;
  hint?: ReactNode;
  entries: ReadonlyArray<Entry>;
  fewest: number;
  most: number;
  labels: EntryLabels;
  errors: ReadonlyArray<string | undefined>;
  addField: string | undefined;
  /** One element per entry, with the button that removes it. */
  children: (entry: Entry, index: number, remove: Elements) => Elements;
  onAdd: () => void;
  onRemove: (id: string) => void;
}) {
  const { legend, hint, entries, fewest, most, labels, errors, addField, children, onAdd, onRemove } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const errorIds = errors.flatMap((error, index) => (error ? [`${id}-${index}-error`] : [])).join(" ") || undefined;
  const canRemove = entries.length > fewest;

  /** After a removal the button is gone, after an addition there is a text to fill in: focus moves to a text. */
  function focusEntry(index: number) {
    list.current?.children[index]
      ?.querySelector<HTMLElement>("textarea, select, input:not([type='radio'], [type='checkbox'])")
      ?.focus();
  }

  function remove(entry: Entry, index: number) {
    if (!canRemove) return;
    onRemove(entry.id);
    focusEntry(Math.max(0, index - 1));
  }

  function add() {
    onAdd();
    requestAnimationFrame(() => focusEntry(entries.length));
  }

  return (
    <fieldset className={classes("stack gap-3", styles.list)} aria-describedby={errorIds}>
      <legend className={styles.legend}>{legend}</legend>
      {hint !== undefined && <div className={styles.hint}>{hint}</div>}
      <div ref={list} className={styles.entries}>
        {entries.map((entry, index) => (
          <Fragment key={entry.id}>
            {children(
              entry,
              index,
              <IconButton
                icon="trash"
                label={labels.remove(index + 1)}
                className={styles.remove}
                aria-disabled={!canRemove}
                title={canRemove ? labels.remove(index + 1) : labels.fewestStay}
                onClick={() => remove(entry, index)}
              />,
            )}
          </Fragment>
        ))}
      </div>
      {errors.map((error, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an error is known by what it is about, which has its place.
        <FieldError key={index} id={`${id}-${index}`}>
          {error}
        </FieldError>
      ))}
      <div className={styles.foot}>
        <Button
          variant="secondary"
          size="sm"
          icon="plus"
          data-field={addField}
          aria-describedby={addField === undefined ? undefined : errorIds}
          onClick={add}
          disabled={entries.length >= most}
        >
          {labels.add}
        </Button>
        {labels.mostReached !== undefined && entries.length >= most && (
          <span className={styles.limit}>{labels.mostReached}</span>
        )}
      </div>
    </fieldset>
  );
}

/** The text of an entry. `faultName` is the path of the whole list: its errors lead to this entry. */
export function EntryText(props: {
  name: string;
  faultName: string | undefined;
  label: string;
  error: string | undefined;
  text: string;
  onChange: (text: string) => void;
  onPaste?: (event: ClipboardEvent<HTMLTextAreaElement>) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
}) {
  const { name, faultName, label, error, text, onChange, onPaste, onKeyDown } = props;
  const field = useField({ name, error, hint: undefined });
  return (
    <Field label={label} field={field}>
      <textarea
        dir="auto"
        {...field.control}
        rows={1}
        required
        data-field={faultName}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
        onPaste={onPaste}
        onKeyDown={onKeyDown}
        className={classes(fieldStyles.control, styles.text)}
      />
    </Field>
  );
}
