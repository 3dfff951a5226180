/** Marked words of a lesson: painted in its text, listed below it, and set by selecting words. */
import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { notebookTexts } from "../../../content/en/notebook.ts";
import { HIGHLIGHTS_MAX } from "../../../modules/notebook/rules.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { describeReply, type ReplyOf } from "../../form-reply.ts";
import { LESSON_TEXT } from "../lessons/place.ts";
import { field } from "./address.ts";
import styles from "./highlights.module.css";
import type { highlight } from "./keep-actions.server.ts";
import { type Marked, quoteOf, rangeOf } from "./text-ranges.ts";

const texts = notebookTexts.highlight;
/** As the style sheet names it. */
const PAINT = "lesson-highlight";
const textElement = () => document.getElementById(LESSON_TEXT);

type Shown = Marked & { id: string };

export function Highlights({ marked, action }: { marked: ReadonlyArray<Shown>; action: string }) {
  const fetcher = useFetcher<ReplyOf<typeof highlight>>();
  const selected = useSelectedWords();
  const lost = usePainted(marked);
  const { message, errors } = describeReply(fetcher.data, texts.notSaved, {
    marked: {},
    full: texts.full(HIGHLIGHTS_MAX),
    unknown: texts.notSaved(notebookTexts.note.unknown),
  });
  const add = () => {
    if (!selected) return;
    const { start, ...words } = selected;
    void fetcher.submit({ [field.intent]: "highlight", ...words, start: String(start) }, { method: "post", action });
    document.getSelection()?.removeAllRanges();
  };
  return (
    <section aria-label={texts.list} className="stack gap-3">
      {selected && (
        <div className={styles.bar}>
          {/* A press must not take the selection away before it counts. */}
          <Button variant="lamp" icon="highlighter" onPointerDown={(event) => event.preventDefault()} onClick={add}>
            {texts.add}
          </Button>
        </div>
      )}
      {(message ?? errors?.quote) && <Alert tone="error">{message ?? errors?.quote}</Alert>}
      {marked.length === 0 ? (
        <p className={styles.hint}>{texts.hint}</p>
      ) : (
        <details className={styles.list}>
          <summary>{`${texts.list} (${marked.length})`}</summary>
          <ul className="stack gap-3">
            {marked.map(({ id, quote }) => (
              <li key={id} className={styles.item}>
                <q>{quote}</q>
                {lost.has(id) && <span className={styles.hint}>{texts.lost}</span>}
                <fetcher.Form method="post" action={action}>
                  <input type="hidden" name={field.intent} value="unhighlight" />
                  <input type="hidden" name={field.id} value={id} />
                  <Button variant="quiet" size="sm" aria-label={texts.removeOf(quote)}>
                    {texts.remove}
                  </Button>
                </fetcher.Form>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** What is selected in the lesson's text now; null for nothing. */
function useSelectedWords(): Marked | null {
  const [selected, setSelected] = useState<Marked | null>(null);
  useEffect(() => {
    const look = () => {
      const [text, selection] = [textElement(), document.getSelection()];
      const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
      setSelected(text && range ? quoteOf(text, range) : null);
    };
    look();
    document.addEventListener("selectionchange", look);
    return () => document.removeEventListener("selectionchange", look);
  }, []);
  return selected;
}

/** Paints them where the browser can, and returns those whose words are no longer in the text. */
function usePainted(marked: ReadonlyArray<Shown>): ReadonlySet<string> {
  const [lost, setLost] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const text = textElement();
    if (!text) return;
    const found = marked.map((one) => ({ id: one.id, range: rangeOf(text, one) }));
    setLost(new Set(found.flatMap(({ id, range }) => (range ? [] : [id]))));
    if (!("highlights" in CSS)) return;
    CSS.highlights.set(PAINT, new Highlight(...found.flatMap(({ range }) => range ?? [])));
    return () => void CSS.highlights.delete(PAINT);
  }, [marked]);
  return lost;
}
