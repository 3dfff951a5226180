/**
 * Highlights and notes as they are read. Highlights are painted over the words that are on the page (record 57): the text itself, made
 * by whichever view, is never changed.
 */
import { createContext, useContext, useEffect, useMemo, useState } from "react";
import { markingTexts as texts } from "../../../content/en/marking.ts";
import type { Markup } from "../../../modules/attempts/markup.ts";
import { type MarkableProps, MarkingFrame } from "../../../ui/answering/markable.tsx";
import { StruckOptions } from "../../../ui/answering/strike-out.tsx";
import type { WordRange } from "../../../ui/answering/word-ranges.ts";
import type { Elements } from "../../../ui/elements.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import styles from "./made-marks.module.css";
import { canPaint, paint, textOf, type WordOnPage, wordsIn } from "./words-on-page.ts";

const NO_RANGES: ReadonlyArray<never> = [];

const CurrentMarkup = createContext<Markup | null>(null);

/** The texts and options below show what was made on them, and nothing can be changed. */
export function MarkupToRead({ markup, children }: { markup: Markup | null; children: Elements }) {
  const striking = useMemo(() => markup && { struck: markup.struck, onStrike: null }, [markup]);
  if (!markup || !striking) return children;
  return (
    <CurrentMarkup value={markup}>
      <MarkingFrame value={TextToRead}>
        <StruckOptions value={striking}>{children}</StruckOptions>
      </MarkingFrame>
    </CurrentMarkup>
  );
}

function TextToRead({ markKey, label, children }: MarkableProps) {
  const markup = useContext(CurrentMarkup);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const ranges = markup?.highlights[markKey] ?? NO_RANGES;
  const words = useMemo(() => (element ? wordsIn(element) : []), [element]);
  return (
    <>
      {ranges.length === 0 ? children : <div ref={setElement}>{children}</div>}
      <Highlights {...{ words, ranges, label }} />
      <Note note={markup?.notes[markKey] ?? ""} />
    </>
  );
}

/** Paints these words, and says them to those who do not see it; in a browser that cannot paint they are listed for everybody. */
export function Highlights(props: {
  words: ReadonlyArray<WordOnPage>;
  ranges: ReadonlyArray<WordRange>;
  label: string;
}) {
  const { words, ranges, label } = props;
  useEffect(() => paint("marked", words, ranges), [words, ranges]);
  if (ranges.length === 0 || words.length === 0) return null;
  const said = texts.highlights(
    label,
    ranges.map((range) => textOf(words, range)),
  );
  return canPaint() ? <VisuallyHidden>{said}</VisuallyHidden> : <p className={styles.note}>{said}</p>;
}

/** A note as it was written; nothing for none. */
export function Note({ note }: { note: string }) {
  if (note === "") return null;
  return (
    <div className={styles.note}>
      <strong>{texts.noteTitle}</strong>
      <p>{note}</p>
    </div>
  );
}
