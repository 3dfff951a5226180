/** Writing a text of which students can choose some pieces: those in square brackets, listed with what is right. */
import { type ReactNode, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button, IconButton } from "../button.tsx";
import { classes } from "../classes.ts";
import { Field, FieldError, useField } from "../field.tsx";
import fieldStyles from "../fields.module.css";
import styles from "./selectable-text-field.module.css";
import { bracketSelection, withoutBrackets } from "./selection-brackets.ts";

type Span = { id: string; text: string };

export type SelectableTextLabels = {
  make: string;
  nothingMarked: string;
  acrossMarked: string;
  made: (text: string) => string;
  removed: (text: string) => string;
  spans: string;
  none: string;
  right: (text: string) => string;
  remove: string;
  removeOf: (text: string) => string;
};

/** `atRight` is the path of what is right among the problems, where its error leads to this field. `spans` are in the order of the text. */
export function SelectableTextField(props: {
  label: string;
  name: string;
  hint?: ReactNode;
  error: string | undefined;
  atRight: string | undefined;
  rightError: string | undefined;
  text: string;
  spans: ReadonlyArray<Span>;
  right: ReadonlyArray<string>;
  labels: SelectableTextLabels;
  onText: (text: string) => void;
  onRight: (id: string, isRight: boolean) => void;
}) {
  const { label, name, hint, error, atRight, rightError, text, spans, right, labels, onText, onRight } = props;
  const field = useField({ name, error, hint });
  const area = useRef<HTMLTextAreaElement>(null);
  const [said, setSaid] = useState("");
  const id = useId();

  function make() {
    const control = area.current;
    if (!control) return;
    const done = bracketSelection(text, control.selectionStart, control.selectionEnd);
    control.focus();
    switch (done.kind) {
      case "bracketed":
        // The cursor goes to its place in the new text at once, before anybody can have moved it.
        flushSync(() => {
          onText(done.text);
          setSaid(labels.made(done.words));
        });
        control.setSelectionRange(done.end, done.end);
        return;
      case "nothing-marked":
        return setSaid(labels.nothingMarked);
      case "not-possible":
        return setSaid(labels.acrossMarked);
      default:
        return done satisfies never;
    }
  }

  function remove(span: Span, index: number) {
    onText(withoutBrackets(text, index));
    setSaid(labels.removed(span.text));
    area.current?.focus();
  }

  return (
    <div className="stack gap-3">
      <Field label={label} hint={hint} field={field}>
        <textarea
          dir="auto"
          {...field.control}
          ref={area}
          rows={3}
          required
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
          className={classes(fieldStyles.control, fieldStyles.area)}
        />
      </Field>
      <div className="cluster gap-3">
        <Button variant="secondary" size="sm" icon="pen" onClick={make}>
          {labels.make}
        </Button>
        <span role="status" className={styles.said}>
          {said}
        </span>
      </div>
      {spans.length === 0 ? (
        <p className={styles.said}>{labels.none}</p>
      ) : (
        <fieldset className="stack gap-2" aria-describedby={rightError ? `${id}-error` : undefined}>
          <legend className={styles.legend}>{labels.spans}</legend>
          {spans.map((span, index) => (
            <div key={span.id} className={styles.span} data-correct={right.includes(span.id) || undefined}>
              <label className={styles.mark}>
                <input
                  type="checkbox"
                  className={styles.control}
                  checked={right.includes(span.id)}
                  data-field={index === 0 ? atRight : undefined}
                  aria-label={labels.right(span.text)}
                  aria-invalid={rightError ? true : undefined}
                  onChange={(event) => onRight(span.id, event.currentTarget.checked)}
                />
                <span className={styles.words} aria-hidden="true">
                  {span.text}
                </span>
              </label>
              <IconButton
                icon="close"
                label={labels.removeOf(span.text)}
                title={labels.remove}
                onClick={() => remove(span, index)}
              />
            </div>
          ))}
          <FieldError id={id}>{rightError}</FieldError>
        </fieldset>
      )}
    </div>
  );
}
