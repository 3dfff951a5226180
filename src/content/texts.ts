/**
 * Texts depend on the language when they are read, not when they are loaded. English is the source: a translation with missing or
 * extra texts, or other parameters, does not compile.
 */
import { currentLanguage, type Language } from "./language.ts";

/** The values under these names are the same in every language: parts of addresses, and names of pictures. */
export const CODE_NAMES = ["id", "screen"] as const;
type CodeName = (typeof CODE_NAMES)[number];

/** Texts in any language: the same names and parameters as in English, with other words. */
export type Translation<Texts> = Texts extends string
  ? string
  : Texts extends (...args: infer Args) => infer Returned
    ? (...args: Args) => Translation<Returned>
    : Texts extends object
      ? { readonly [Name in keyof Texts]: Name extends CodeName ? Texts[Name] : Translation<Texts[Name]> }
      : Texts;

type OtherLanguage = Exclude<Language, "en" | "en-XA">;
type Others<Texts> = [OtherLanguage] extends [never] ? [] : [Readonly<Record<OtherLanguage, Translation<Texts>>>];

/** The pseudo-localisation; null unless requested, so that browsers do not load it. */
let disguise: (<Texts>(texts: Texts) => Texts) | null = null;

/** Enables `en-XA` in this process or page; pass the function from `pseudo.ts`. */
export function setPseudoTranslator(how: typeof disguise): void {
  disguise = how;
}

/** Memoised by language. */
export function byLanguage<Value>(make: (language: Language) => Value): (language: Language) => Value {
  const made = new Map<Language, Value>();
  return (language) => {
    const known = made.get(language);
    if (known !== undefined) return known;
    const value = make(language);
    made.set(language, value);
    return value;
  };
}

/**
 * The texts of one area. Reading a string returns it in the current language; groups and functions may be kept in variables, as
 * they resolve only when read or called.
 */
export function localized<const Texts extends object>(en: Texts, ...others: Others<Texts>): Translation<Texts>;
// So that a page does not load the texts of a module that it needs for something else.
/* @__NO_SIDE_EFFECTS__ */
export function localized(en: object, others: Readonly<Record<string, object>> = {}): unknown {
  const textsIn = byLanguage((language) => {
    if (language !== "en-XA") return others[language] ?? en;
    if (!disguise) throw new Error("en-XA is not enabled here: setPseudoTranslator() was not called.");
    return disguise(en);
  });
  return resolveOnRead(en, () => textsIn(currentLanguage()));
}

/** Has the shape of the English value, and resolves to the current language at each read. */
function resolveOnRead(english: object, current: () => object): object {
  const parts = new Map<PropertyKey, object>();
  return new Proxy(english, {
    get(_, name) {
      const part: unknown = Object.hasOwn(english, name) ? Reflect.get(english, name) : null;
      if (!isGroup(part)) return Reflect.get(current(), name);
      const known = parts.get(name) ?? resolveOnRead(part, () => Reflect.get(current(), name));
      parts.set(name, known);
      return known;
    },
    apply(_, __, args) {
      const text = current();
      if (typeof text !== "function") throw new TypeError("What English says by a function is none in this language.");
      return Reflect.apply(text, undefined, args);
    },
  });
}

function isGroup(part: unknown): part is object {
  return typeof part === "function" || (typeof part === "object" && part !== null);
}
