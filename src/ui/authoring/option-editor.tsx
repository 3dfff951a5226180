/** Editing a list of options: the text of each, and a mark on the right ones. */
import { type ClipboardEvent, type KeyboardEvent, useId } from "react";
import type { Elements } from "../elements.ts";
import { type EntryLabels, EntryList, EntryText } from "./entry-list.tsx";
import styles from "./option-editor.module.css";

type Option = { id: string; text: string };

export type OptionEditorLabels = EntryLabels & {
  options: string;
  option: (number: number) => string;
  markCorrect: (number: number) => string;
  correct: string;
};

/**
 * `at` is the path of the options among the question's problems, `atCorrect` that of what is right: their errors are found under
 * these names. `onRemove` is not called at the minimum.
 */
export function OptionEditor(props: {
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
  onPaste: (index: number, event: ClipboardEvent<HTMLTextAreaElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  onAdd: () => void;
  onRemove: (id: string) => void;
  /** What else an option has, below its text. */
  children?: (option: Option, index: number) => Elements;
}) {
  const { kind, at, atCorrect, options, correct, fewest, most, labels, errorAt } = props;
  const { onText, onCorrect, onPaste, onKeyDown, onAdd, onRemove, children } = props;
  const id = useId();
  const listError = errorAt(at);
  const correctError = errorAt(atCorrect);
  // Focus goes to the first option that is still empty.
  const firstEmpty = Math.max(
    0,
    options.findIndex(({ text }) => text.trim() === ""),
  );
  return (
    <EntryList
      legend={labels.options}
      entries={options}
      fewest={fewest}
      most={most}
      labels={labels}
      errors={[listError, correctError]}
      addField={undefined}
      onAdd={onAdd}
      onRemove={onRemove}
    >
      {(option, index, remove) => (
        <div className={styles.option} data-correct={correct.includes(option.id) || undefined}>
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
          <div className="stack gap-2">
            <EntryText
              name={`${at}.${index}`}
              faultName={listError !== undefined && index === firstEmpty ? at : undefined}
              label={labels.option(index + 1)}
              error={errorAt(`${at}.${index}`) ?? errorAt(`${at}.${index}.text`)}
              text={option.text}
              onChange={(text) => onText(option.id, text)}
              onPaste={(event) => onPaste(index, event)}
              onKeyDown={onKeyDown}
            />
            {children?.(option, index)}
          </div>
          <div className={styles.remove}>{remove}</div>
        </div>
      )}
    </EntryList>
  );
}
