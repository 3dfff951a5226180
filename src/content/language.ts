/** The languages that the product speaks. English is the only one for people; `en-XA` is English disguised, for tests. */

export const LANGUAGES = ["en", "en-XA"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What is spoken to whoever has chosen nothing. Its public addresses begin with no language. */
export const DEFAULT_LANGUAGE: Language = "en";

/** As numbers and dates are written: English is India's. */
export const LOCALES: Readonly<Record<Language, string>> = { en: "en-IN", "en-XA": "en-IN" };

/** A page speaks the language that its document names. Elsewhere somebody may have said otherwise. */
let current: () => Language = () => DEFAULT_LANGUAGE;
if (typeof document !== "undefined") {
  const named = LANGUAGES.find((language) => language === document.documentElement.lang);
  if (named) current = () => named;
}

/** The language in which something is being said now. */
export function currentLanguage(): Language {
  return current();
}

/** Where this process learns the language from. */
export function listenFor(language: () => Language): void {
  current = language;
}
