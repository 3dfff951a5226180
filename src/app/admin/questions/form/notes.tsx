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

/** The notes on a draft, each of which leads to its field. What an error of the last save says already is not said twice. */
export function QuestionNotes({ draft }: { draft: QuestionDraft }) {
  const { errors } = useFormState();
  const notes = notesNow(useSettled(draft)).filter(({ at }) => errors[at] === undefined);
  return <div role="status">{notes.length > 0 && <Notes title={questionTexts.form.notes} notes={notes} />}</div>;
}

/**
 * Hints for a better question. No screen reader announces them: they are many, and none of them is urgent. They come and go while
 * somebody writes, so they stand where they push no button away.
 */
export function QuestionHints({ draft }: { draft: QuestionDraft }) {
  const settled = useSettled(draft);
  const hints = useMemo(() => hintsNow(settled), [settled]);
  return hints.length > 0 && <Notes title={hintTexts.title} notes={hints} isHint />;
}

function Notes({ title, notes, isHint = false }: { title: string; notes: ReadonlyArray<Hint>; isHint?: boolean }) {
  const place = useRef<HTMLElement>(null);
  return (
    <section ref={place} className={styles.notes} data-hint={isHint || undefined}>
      <h2 className={styles.title}>
        <Icon name={isHint ? "pen" : "info"} />
        <span>{title}</span>
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
