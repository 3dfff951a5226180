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
  review: {
    right: "Right",
    wrong: "Wrong",
    empty: "Left empty",
  },
});
