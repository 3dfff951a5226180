/** The languages of the product. English is the only one for people; `en-XA` is pseudo-localised English, for tests. */

export const LANGUAGES = ["en", "en-XA"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The default language. Its public addresses have no language prefix. */
export const DEFAULT_LANGUAGE: Language = "en";

/** The locale for numbers and dates: English is India's. */
export const LOCALES: Readonly<Record<Language, string>> = { en: "en-IN", "en-XA": "en-IN" };

/** In a browser, the language of the document. Elsewhere it can be set. */
let current: () => Language = () => DEFAULT_LANGUAGE;
if (typeof document !== "undefined") {
  const named = LANGUAGES.find((language) => language === document.documentElement.lang);
  if (named) current = () => named;
}

/** The current language. */
export function currentLanguage(): Language {
  return current();
}

/** Sets where this process reads the current language from. */
export function setLanguageSource(language: () => Language): void {
  current = language;
}
