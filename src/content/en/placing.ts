/** Texts for putting tokens into slots: by pressing, by dragging, and for screen readers. */
import { localized } from "../texts.ts";

export const placingTexts = localized({
  /** Heard after the words in a slot. */
  filledSlot: (number: number, of: number) => `(slot ${number} of ${of}, take it back)`,
  emptySlot: (number: number, of: number) => `(slot ${number} of ${of}, empty)`,
  placed: (text: string, part: string, filled: number, of: number) =>
    `“${text}” placed in ${part}, ${filled} of ${of}.`,
  replaced: (text: string, part: string, other: string) => `“${text}” placed in ${part} instead of “${other}”.`,
  takenBack: (text: string, part: string, filled: number, of: number) =>
    `“${text}” taken back from ${part}, ${filled} of ${of} placed.`,
  full: (text: string, part: string) => `${part} is full. To place “${text}”, first take one back.`,
  /** Of a text with blanks: where a blank is called as its question calls it, as "blank 1". */
  gap: {
    /** Heard after the words in a blank. */
    empty: (gap: string) => `(${gap}, empty)`,
    waiting: (gap: string) => `(${gap}, empty, waiting for a choice)`,
    filled: (gap: string) => `(${gap}, take it back)`,
    toReplace: (gap: string) => `(${gap}, put your choice here instead)`,
    /** Heard after the words of a choice. */
    placedIn: (gap: string) => `(in ${gap})`,
    pickedUp: "(picked up)",
  },
  gapMessages: {
    placed: (text: string, gap: string, filled: number, of: number) =>
      `“${text}” placed in ${gap}, ${filled} of ${of} filled.`,
    replaced: (text: string, gap: string, other: string) =>
      `“${text}” placed in ${gap}, “${other}” is back in the list.`,
    takenBack: (text: string, gap: string, filled: number, of: number) =>
      `“${text}” taken back from ${gap}, ${filled} of ${of} filled.`,
    pickedUp: (text: string) => `“${text}” picked up. Now press the blank where it goes.`,
    putDown: (text: string) => `“${text}” put down.`,
    waiting: (gap: string) => `Now press the choice that goes into ${gap}.`,
    notWaiting: (gap: string) => `Nothing chosen for ${gap}.`,
    refused: (text: string, gap: string) => `“${text}” is not a choice for ${gap}.`,
  },
  review: {
    right: "Right",
    wrong: "Wrong",
    empty: "Left empty",
  },
});
