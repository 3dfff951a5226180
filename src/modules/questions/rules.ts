/** The rules of a question's name and of what makes two questions the same. Pure, for both sides. */
import { textBetweenTags, withPlainLevels } from "../../core/html.ts";
import { foldedCase } from "../../core/plain-text.ts";
import type { Outline } from "../../items/contract.ts";

/** What a question can be tagged with, from lists that the institute edits. */
export const LABEL_KINDS = ["category", "difficulty"] as const;
export type LabelKind = (typeof LABEL_KINDS)[number];
export const LABEL_NAME_MAX = 60;
/** Of each kind. */
export const LABELS_MAX = 100;

/** Of a file of questions that is sent through a form. */
export const IMPORT_MEGABYTES_MAX = 50;
/** Of a file on the server: a whole exported bank. */
export const LOCAL_MEGABYTES_MAX = 1_000;

const MANUAL_ID_MAX = 50;
const MANUAL_ID = /^[A-Z0-9_-]*$/;

/**
 * What the field holds after typing: other characters stripped, upper case, capped
 * (docs/product/questions.md#question-id).
 */
export function typedManualId(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^A-Z0-9_-]/g, "")
    .slice(0, MANUAL_ID_MAX);
}

/** A Question ID as it is stored and compared: trimmed, upper case; null when it is left blank. */
export function manualIdOf(text: string): string | null {
  return text.trim().toUpperCase() || null;
}

/** What is wrong with a Question ID that was given. */
export function manualIdProblem(manualId: string): "length" | "characters" | null {
  if (manualId.length < 1 || manualId.length > MANUAL_ID_MAX) return "length";
  return MANUAL_ID.test(manualId) ? null : "characters";
}

/** What a suggested Question ID is made of; unknown names are empty. */
export type SuggestionParts = { subjectName: string; lessonTitle: string; type: string };

/**
 * A Question ID to offer, e.g. `AH-HF-TE123`: initials of the subject (up to 3), of the lesson (up to 2), two letters
 * of the type and the last digits of the time (docs/product/questions.md#suggested-id). It may be taken.
 */
export function suggestedId({ subjectName, lessonTitle, type }: SuggestionParts, now: Date): string {
  const digits = String(now.getTime());
  const subject = initials(subjectName, 3);
  const lesson = initials(lessonTitle, 2);
  if (subject === "" || lesson === "") return `Q${digits.slice(-6)}`;
  return `${subject}-${lesson}-${typedManualId(type).slice(0, 2)}${digits.slice(-3)}`;
}

/** First letters or digits of the words that have one a Question ID may hold; accents are taken off. */
function initials(name: string, count: number): string {
  const words = name.normalize("NFKD").replace(/\p{M}/gu, "").toUpperCase().split(/\s+/);
  return words
    .map((word) => /[A-Z0-9]/.exec(word)?.[0] ?? "")
    .join("")
    .slice(0, count);
}

/**
 * The same text for two questions that ask the same and hold the same right: type, scenario, stem, the set of choices and the set
 * of right ones, read without capitals, spacing, order and formatting.
 */
export function questionIdentity(type: string, { scenario, stem, parts }: Outline): string {
  const distinct = (texts: ReadonlyArray<string>) => [...new Set(texts.map(foldedCase))].sort();
  const identities = parts.map(({ title, choices, asks }) => {
    if (asks === "order") return choices.map(({ text }) => foldedCase(text));
    const right = choices.filter(({ isRight }) => isRight);
    const lists = [distinct(choices.map(({ text }) => text)), distinct(right.map(({ text }) => text))];
    return title === null ? lists : [foldedCase(title), ...lists];
  });
  // Each tag as a space: so stored identities were made.
  const asked = [foldedCase(scenario ?? ""), foldedCase(textBetweenTags(withPlainLevels(stem)))];
  return JSON.stringify([type, ...asked, ...identities.map((part) => JSON.stringify(part)).sort()]);
}
