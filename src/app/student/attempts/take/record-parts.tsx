/** The record of a question: on its left where there is room, else in a drawer one tap away. Tab and place stay as they were left. */
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from "react";
import { attemptTexts } from "../../../../content/en/attempts.ts";
import { newEntriesAt, recordAt } from "../../../../modules/stimuli/record.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { useMedia } from "../../../../ui/use-media.ts";
import { VisuallyHidden } from "../../../../ui/visually-hidden.tsx";
import { RecordView } from "../../../shared/record/record.tsx";
import type { recordOf } from "../state/local-attempt.ts";
import styles from "./record.module.css";

const texts = attemptTexts.record;

/** What a question is asked with, and the number of the question in it. */
type Beside = NonNullable<ReturnType<typeof recordOf>>;

/** Where the student is in each record of the test. */
export type RecordPlaces = {
  tabs: Readonly<Record<string, string>>;
  selectTab: (recordId: string, exhibitId: string) => void;
  /** Passages above their questions that the student has folded or opened. */
  folds: Readonly<Record<string, boolean>>;
  fold: (recordId: string, isFolded: boolean) => void;
  /** How far each tab was scrolled, in pixels. */
  scrolls: Map<string, number>;
};

export type RecordProps = { beside: Beside; places: RecordPlaces };

/** Width from which on a record stands beside its question, as in `record.module.css`. */
const BESIDE = "(width >= 56.25rem)";

/** True for a passage that has no room beside its question. */
function useIsAbove({ record }: Beside): boolean {
  const isWide = useMedia(BESIDE);
  return record.kind === "passage" && !isWide;
}

export function RecordAside(props: RecordProps) {
  if (useIsAbove(props.beside)) return null;
  return (
    <aside className={styles.aside} aria-labelledby="record-heading">
      <h2 id="record-heading">{texts.name(props.beside.record.kind)}</h2>
      <RecordInPlace {...props} />
    </aside>
  );
}

/** A passage is open at its first question, and folded at the others, which follow it at once on the screen. The student decides otherwise. */
function PassageAbove(props: RecordProps) {
  const { record, question } = props.beside;
  const { folds, fold } = props.places;
  const isFolded = folds[record.id] ?? question > 1;
  return (
    <details
      className={styles.above}
      open={!isFolded}
      // Also comes when another question folds it: then it is as it should be.
      onToggle={({ currentTarget: { open } }) => open === isFolded && fold(record.id, !open)}
    >
      <summary>{texts.name(record.kind)}</summary>
      <RecordInPlace {...props} />
    </details>
  );
}

export function RecordDrawer(props: RecordProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [seenAt, setSeenAt] = useState<string | null>(null);
  const { record, question } = props.beside;
  const here = `${record.id} ${question}`;
  const isNew = seenAt !== here && newEntriesAt(record.content, question).size > 0;
  const open = () => {
    setSeenAt(here);
    setIsOpen(true);
  };
  return (
    <div className={styles.drawer}>
      <Button variant="secondary" icon="book" className={styles.open} onClick={open}>
        <span className={styles.name}>{texts.name(record.kind)}</span>
        {isNew && (
          <>
            <VisuallyHidden>{texts.isNew}</VisuallyHidden>
            <span className={styles.dot} />
          </>
        )}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={texts.name(record.kind)} size="drawer">
        <RecordInPlace {...props} />
      </Dialog>
    </div>
  );
}

export function RecordNews({ beside, places, isOnline }: RecordProps & { isOnline: boolean }) {
  const isAbove = useIsAbove(beside);
  const { record, question } = beside;
  const fresh = newEntriesAt(record.content, question);
  const tabs = record.content.exhibits.filter(({ entries }) => entries.some(({ id }) => fresh.has(id)));
  const isWaiting = question > record.upTo;
  return (
    <>
      <p className={styles.place}>{texts.place(record.kind, question, record.questionCount)}</p>
      <div role="status" className={styles.news}>
        {isWaiting && <p>{isOnline ? texts.coming : texts.comingOffline}</p>}
        {!isWaiting && tabs.length > 0 && <p>{texts.news(tabs.map(({ title }) => title))}</p>}
      </div>
      {isAbove && <PassageAbove beside={beside} places={places} />}
    </>
  );
}

function RecordInPlace({ beside, places: { tabs, scrolls, selectTab } }: RecordProps) {
  const { record, question } = beside;
  const { content, id } = record;
  const shown = useMemo(() => recordAt(content, question), [content, question]);
  const fresh = useMemo(() => newEntriesAt(content, question), [content, question]);
  const selected = tabs[id] ?? null;
  const tab = shown.exhibits.find((exhibit) => exhibit.id === selected) ?? shown.exhibits[0];
  return (
    <RememberedScroll scrolls={scrolls} at={`${id} ${tab?.id}`}>
      <RecordView
        record={shown}
        newEntries={fresh}
        selected={selected}
        onSelect={(exhibitId) => selectTab(id, exhibitId)}
      />
    </RememberedScroll>
  );
}

/** What scrolls in its parent, and is as far down as it was when it was there the last time. */
function RememberedScroll(props: { scrolls: Map<string, number>; at: string; children: ReactNode }) {
  const { scrolls, at, children } = props;
  const inside = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = inside.current?.parentElement;
    if (!box) return;
    box.scrollTop = scrolls.get(at) ?? 0;
    const keep = () => void scrolls.set(at, box.scrollTop);
    box.addEventListener("scroll", keep, { passive: true });
    return () => box.removeEventListener("scroll", keep);
  }, [at, scrolls]);
  return <div ref={inside}>{children}</div>;
}
