/** What the author should know before saving, near the button that saves. It is said while the question is written. */
import { useEffect, useRef, useState } from "react";
import { questionTexts } from "../../../../content/en/questions.ts";
import { findControl } from "../../../../ui/find-control.ts";
import { useFormState } from "../../../../ui/form-state.ts";
import { Icon } from "../../../../ui/icon.tsx";
import type { QuestionDraft } from "./draft.ts";
import styles from "./notes.module.css";
import { notesNow } from "./notes-now.ts";

/** Nobody is interrupted in the middle of a word. */
const QUIET_MS = 600;

/** The notes on a draft; each leads to its field. What an error of the last save says already is not said twice. */
export function QuestionNotes({ draft }: { draft: QuestionDraft }) {
  const { errors } = useFormState();
  const settled = useSettled(draft);
  const place = useRef<HTMLDivElement>(null);
  const notes = notesNow(settled).filter(({ at }) => errors[at] === undefined);
  return (
    <div ref={place} role="status">
      {notes.length > 0 && (
        <section className={styles.notes}>
          <h2 className={styles.title}>
            <Icon name="info" />
            {questionTexts.form.notes}
          </h2>
          <ul className={styles.list}>
            {notes.map((note) => (
              <li key={`${note.at} ${note.message}`}>
                <button type="button" className={styles.note} onClick={() => focusField(place.current, note.at)}>
                  {note.message}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), QUIET_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

function focusField(inside: HTMLElement | null, path: string): void {
  const form = inside?.closest("form");
  if (form) findControl(form, path)?.focus();
}
