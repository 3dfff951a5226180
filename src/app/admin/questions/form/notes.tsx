/** What the author should know before saving, near the button that saves. It is said while the question is written. */
import { useEffect, useMemo, useRef, useState } from "react";
import { hintTexts } from "../../../../content/en/question-hints.ts";
import { questionTexts } from "../../../../content/en/questions.ts";
import type { Hint } from "../../../../modules/questions/hints.ts";
import { findControl } from "../../../../ui/find-control.ts";
import { useFormState } from "../../../../ui/form-state.ts";
import { Icon } from "../../../../ui/icon.tsx";
import type { QuestionDraft } from "./draft.ts";
import styles from "./notes.module.css";
import { hintsNow, notesNow } from "./notes-now.ts";

/** Nobody is interrupted in the middle of a word. */
const QUIET_MS = 600;

/**
 * The notes on a draft, and below them hints, which no screen reader announces: they are many, and none of them is urgent. Each leads to
 * its field. What an error of the last save says already is not said twice.
 */
export function QuestionNotes({ draft }: { draft: QuestionDraft }) {
  const { errors } = useFormState();
  const settled = useSettled(draft);
  const notes = notesNow(settled).filter(({ at }) => errors[at] === undefined);
  const hints = useMemo(() => hintsNow(settled), [settled]);
  return (
    <>
      <div role="status">{notes.length > 0 && <Notes title={questionTexts.form.notes} notes={notes} />}</div>
      {hints.length > 0 && <Notes title={hintTexts.title} notes={hints} isHint />}
    </>
  );
}

function Notes({ title, notes, isHint = false }: { title: string; notes: ReadonlyArray<Hint>; isHint?: boolean }) {
  const place = useRef<HTMLElement>(null);
  return (
    <section ref={place} className={styles.notes} data-hint={isHint || undefined}>
      <h2 className={styles.title}>
        <Icon name={isHint ? "pen" : "info"} />
        {title}
      </h2>
      <ul className={styles.list}>
        {notes.map(({ at, message }) => (
          <li key={`${at} ${message}`}>
            <button type="button" className={styles.note} onClick={() => focusField(place.current, at)}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </section>
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
