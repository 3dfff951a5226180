/**
 * `en-XA`, pseudo-localised English: accented, some 40 % longer, in brackets. Anything unchanged on a screen did not come from
 * the texts; anything that breaks would break in other languages, too.
 */
import { CODE_NAMES } from "./texts.ts";

const codes = new Set<string>(CODE_NAMES);

const OPEN = "⟦";
const CLOSE = "⟧";
/** Part of the words added for length: many short ones, to wrap like a translation. */
const FILL = "one two three four five six seven eight nine ten ";
const LONGER_BY = 0.4;

const LATIN = "AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz";
const ACCENTED = "ÅåƁƀÇçÐðÉéƑƒĜĝĤĥÎîĴĵĶķĻļṀɱÑñÖöÞþǪǫŔŕŠšŢţÛûṼṽŴŵẊẋÝýŽž";
const accents = new Map([...LATIN].map((letter, index) => [letter, [...ACCENTED][index] ?? letter]));

/** Tags, entities, web and mail addresses, and placeholders: left unchanged. */
const UNCHANGED = String.raw`<[^<>]*>|&#?\w+;|https?://\S+|[\w.+-]+@[\w-]+\.[\w.-]+|\{[^{}]*\}`;
/** A whole path, link or code. */
const NO_TEXT = /^(?:[/#]\S*|[a-z]+:\S+|[a-z\d]*[_-][\w-]*|[^\p{L}]*)$/u;

/** A pseudo-localised text. Values in `given` stay unchanged in it, and so does what is disguised already. */
export function disguised(text: string, given: ReadonlyArray<string> = []): string {
  const [, before = "", words = "", after = ""] = /^(\s*)(.*\S|)(\s*)$/s.exec(text) ?? [];
  return NO_TEXT.test(words) ? text : before + inDisguise(words, given) + after;
}

function inDisguise(text: string, given: ReadonlyArray<string>): string {
  const names = given.filter((name) => name.trim().length > 1).toSorted((one, other) => other.length - one.length);
  const unchanged = new RegExp([`${OPEN}[^${CLOSE}]*${CLOSE}`, ...names.map(escaped), UNCHANGED].join("|"), "g");
  let [result, at, letters] = ["", 0, 0];
  for (const match of text.matchAll(unchanged)) {
    const words = text.slice(at, match.index);
    result += accented(words) + match[0];
    letters += words.length;
    at = match.index + match[0].length;
  }
  const rest = text.slice(at);
  letters += rest.length;
  const longer = Math.ceil(letters * LONGER_BY);
  return letters === 0 ? text : `${OPEN}${result}${accented(rest)} ${accented(fill(longer))}${CLOSE}`;
}

/** The same value with every text pseudo-localised; functions do it to their result, except for their arguments. */
export function disguise<Value>(value: Value): Value;
export function disguise(value: unknown): unknown {
  return disguiseAll(value, []);
}

function disguiseAll(value: unknown, given: ReadonlyArray<string>): unknown {
  if (typeof value === "string") return disguised(value, given);
  if (typeof value === "function") {
    return (...args: ReadonlyArray<unknown>) => {
      const result: unknown = Reflect.apply(value, undefined, args);
      return disguiseAll(result, [...given, ...textsIn(args)]);
    };
  }
  if (Array.isArray(value)) return value.map((one) => disguiseAll(one, given));
  if (typeof value !== "object" || value === null) return value;
  const parts = Object.entries(value);
  return Object.fromEntries(parts.map(([name, one]) => [name, codes.has(name) ? one : disguiseAll(one, given)]));
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function accented(words: string): string {
  return [...words].map((letter) => accents.get(letter) ?? letter).join("");
}

function fill(length: number): string {
  return FILL.repeat(Math.ceil(length / FILL.length))
    .slice(0, length)
    .trimEnd();
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
