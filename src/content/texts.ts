/**
 * Texts are functions of a language. English is the source: what another language lacks, has too much of or takes with other
 * parameters does not compile.
 */
import type { Language } from "./language.ts";

/** What people read, in any language: the same names and parameters as in English, with other words. */
export type Translation<Texts> = Texts extends string
  ? string
  : Texts extends (...args: infer Args) => infer Said
    ? (...args: Args) => Translation<Said>
    : Texts extends object
      ? { readonly [Name in keyof Texts]: Translation<Texts[Name]> }
      : Texts;

type Translations<Texts> = { en: Texts } & {
  readonly [Other in Exclude<Language, "en" | "en-XA">]: Translation<Texts>;
};

/** What disguises English; null where nobody has asked for it, so that no browser carries it. */
let disguise: (<Texts>(texts: Texts) => Texts) | null = null;

/** Lets `en-XA` be spoken in this process or page: `pseudo.ts` is what to hand over. */
export function speakPseudo(how: typeof disguise): void {
  disguise = how;
}

/** The same value for the same language, made once. */
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

/** The texts of one area, one function a language: `resultTexts("en").title`. */
export function inLanguages<Texts>(translations: Translations<Texts>): (language: Language) => Translation<Texts>;
export function inLanguages(translations: Translations<unknown>): (language: Language) => unknown {
  return byLanguage((language) => {
    if (language !== "en-XA") return translations[language];
    if (!disguise) throw new Error("Nobody has said that en-XA is to be spoken.");
    return disguise(translations.en);
  });
}
