/** The tools at work on one text, and what was made on it so far. Loaded when there is any of that. */
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { markingTexts as texts } from "../../../content/en/marking.ts";
import { isWithin, sentenceAt, type WordRange, withWords } from "../../../ui/answering/word-ranges.ts";
import { TextAreaField } from "../../../ui/fields.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { Highlights, Note } from "./made-marks.tsx";
import styles from "./marks.module.css";
import type { Scope, Unit } from "./what-is-marked.ts";
import { paint, textOf, wordAt, wordsIn, wordsSelected } from "./words-on-page.ts";

type MarksProps = {
  /** Holds the text, and nothing else. */
  element: HTMLElement;
  markKey: string;
  label: string;
  canNote: boolean;
  ranges: ReadonlyArray<WordRange>;
  note: string;
  /** Characters. */
  noteMax: number;
  scope: Scope;
};

export function Marks({ element, markKey, label, canNote, ranges, note, noteMax, scope }: MarksProps) {
  const { markup, unit, isNoting, notesTaken, onChange } = scope;
  const [isFull, setIsFull] = useState(false);
  const words = useMemo(() => wordsIn(element), [element]);
  const change = (changed: ReadonlyArray<WordRange>) => {
    const { [markKey]: _, ...others } = markup.highlights;
    const isKept =
      onChange?.({ highlights: changed.length > 0 ? { ...others, [markKey]: [...changed] } : others }) ?? false;
    setIsFull(!isKept);
    return isKept;
  };
  const write = (text: string) => onChange?.({ notes: { ...markup.notes, [markKey]: text } });
  return (
    <>
      {unit && onChange && <Highlighter {...{ element, words, ranges, unit, label }} onChange={change} />}
      <Highlights {...{ words, ranges, label }} />
      {isFull && (
        <p role="alert" className={styles.full}>
          {texts.full}
        </p>
      )}
      {canNote && isNoting && onChange && (
        <NoteField {...{ markKey, label, note, noteMax, notesTaken }} onWrite={write} />
      )}
      {!(isNoting && onChange) && <Note note={note} />}
    </>
  );
}

type HighlighterProps = {
  element: HTMLElement;
  words: ReturnType<typeof wordsIn>;
  ranges: ReadonlyArray<WordRange>;
  unit: Unit;
  label: string;
  onChange: (ranges: ReadonlyArray<WordRange>) => boolean;
};

/** Makes the text take presses, drags and keys while it is there, and says what happens. */
function Highlighter({ element, words, ranges, unit, label, onChange }: HighlighterProps) {
  const [said, setSaid] = useState("");
  const [cursor, setCursor] = useState<number | null>(null);
  /** Where the cursor was when the text was left. */
  const place = useRef(0);
  const rangeAt = (index: number): WordRange => (unit === "words" ? [index, index] : sentenceAt(words, index));

  function highlight(range: WordRange, isOn: boolean): void {
    if (!onChange(withWords(ranges, range, isOn))) return;
    setSaid(isOn ? texts.highlighted(textOf(words, range)) : texts.notHighlighted(textOf(words, range)));
  }

  function toggle(index: number): void {
    const range = rangeAt(index);
    highlight(range, !isWithin(ranges, range));
  }

  function moveTo(index: number): void {
    if (!words[index]) return;
    const range = rangeAt(index);
    place.current = range[0];
    setCursor(range[0]);
    setSaid(texts.word(textOf(words, range), isWithin(ranges, range)));
    words[index].node.parentElement?.scrollIntoView({ block: "nearest" });
  }

  /** The first word of the sentence after the one of this word, or before it. */
  function sentenceFrom(index: number, step: 1 | -1): number {
    const [first, last] = sentenceAt(words, index);
    return step === 1 ? last + 1 : first === 0 ? 0 : sentenceAt(words, first - 1)[0];
  }

  const onPress = useEffectEvent((event: MouseEvent) => {
    // The second press of a double click would take back the first.
    const index = event.detail > 1 ? null : wordAt(words, event);
    if (index !== null) toggle(index);
  });

  /** True if words were selected, which are highlighted. */
  const onSelected = useEffectEvent(() => {
    const selected = wordsSelected(words);
    if (!selected) return false;
    highlight([rangeAt(selected[0])[0], rangeAt(selected[1])[1]], true);
    return true;
  });

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.target !== element || event.ctrlKey || event.metaKey || event.altKey) return;
    const at = place.current;
    const goTo = (index: number) => {
      if (event.shiftKey && words[index]) highlight([Math.min(at, index), rangeAt(Math.max(at, index))[1]], true);
      moveTo(index);
    };
    const step = (by: 1 | -1) => goTo(unit === "words" ? at + by : sentenceFrom(at, by));
    switch (event.key) {
      case "ArrowRight":
        step(1);
        break;
      case "ArrowLeft":
        step(-1);
        break;
      case "ArrowDown":
        goTo(sentenceFrom(at, 1));
        break;
      case "ArrowUp":
        goTo(sentenceFrom(at, -1));
        break;
      case "Home":
        goTo(0);
        break;
      case "End":
        goTo(words.length - 1);
        break;
      case " ":
      case "Enter":
        toggle(at);
        break;
      case "Delete":
      case "Backspace":
        highlight(rangeAt(at), false);
        break;
      default:
        return;
    }
    event.preventDefault();
  });
  const onFocus = useEffectEvent(() => moveTo(place.current));

  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    let isPressedHere = false;
    let isHandled = false;
    element.tabIndex = 0;
    // It has a cursor of its own, which a screen reader has to leave the arrow keys to.
    element.setAttribute("role", "application");
    element.classList.add(styles.text ?? "");
    const leave = () => setCursor(null);
    const press = () => {
      [isPressedHere, isHandled] = [true, false];
    };
    const release = () => {
      if (isPressedHere) isHandled = onSelected();
      isPressedHere = false;
    };
    element.addEventListener("mousedown", press, { signal });
    document.addEventListener("mouseup", release, { signal });
    element.addEventListener("click", (event) => !isHandled && onPress(event), { signal });
    element.addEventListener("keydown", (event) => onKey(event), { signal });
    element.addEventListener("focus", () => element.matches(":focus-visible") && onFocus(), { signal });
    element.addEventListener("blur", leave, { signal });
    return () => {
      ending.abort();
      for (const name of ["tabindex", "role"]) element.removeAttribute(name);
      element.classList.remove(styles.text ?? "");
    };
  }, [element]);

  useEffect(() => {
    element.setAttribute("aria-label", texts.highlighter(label));
    element.setAttribute("aria-description", texts.highlighterHint[unit]);
    return () => {
      for (const name of ["aria-label", "aria-description"]) element.removeAttribute(name);
    };
  }, [element, label, unit]);

  useEffect(() => {
    if (cursor === null) return;
    const range: WordRange = unit === "words" ? [cursor, cursor] : sentenceAt(words, cursor);
    return paint("mark-cursor", words, [range]);
  }, [words, unit, cursor]);

  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  );
}

/** What is typed stays as it is typed: what is kept of it is plain text. */
function NoteField(
  props: Pick<MarksProps, "markKey" | "label" | "note" | "noteMax"> &
    Pick<Scope, "notesTaken"> & { onWrite: (text: string) => unknown },
) {
  const { markKey, label, note, noteMax, notesTaken, onWrite } = props;
  const [typed, setTyped] = useState(note);
  const [isTyping, setIsTyping] = useState(false);
  // What is typed after the tool was taken would else be taken for shortcuts.
  const takeFocus = useCallback(
    (field: HTMLTextAreaElement | null) => {
      if (!field || !notesTaken?.current || markKey !== "stem") return;
      notesTaken.current = false;
      field.focus();
    },
    [notesTaken, markKey],
  );
  return (
    <TextAreaField
      ref={takeFocus}
      label={texts.note(label)}
      name={`note-${markKey}`}
      // Said once: a record has many texts.
      {...(markKey === "stem" && { hint: texts.noteHint })}
      maxLength={noteMax}
      rows={3}
      value={isTyping ? typed : note}
      onFocus={() => {
        setTyped(note);
        setIsTyping(true);
      }}
      onBlur={() => setIsTyping(false)}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onWrite(event.currentTarget.value);
      }}
    />
  );
}
