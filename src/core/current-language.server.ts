/** The current language: the viewer's in a request, the reader's in a mail, else that of the installation. */
import { AsyncLocalStorage } from "node:async_hooks";
import { DEFAULT_LANGUAGE, type Language, setLanguageSource } from "../content/language.ts";
import { disguise } from "../content/pseudo.ts";
import { setPseudoTranslator } from "../content/texts.ts";

const storage = new AsyncLocalStorage<Language>();
let byDefault: Language = DEFAULT_LANGUAGE;

setPseudoTranslator(disguise);
setLanguageSource(() => storage.getStore() ?? byDefault);

/** Runs the work, and everything that it causes, in this language. */
export function withLanguage<T>(language: Language, work: () => T): T {
  return storage.run(language, work);
}

/** Sets the language of the installation, once at start. */
export function setDefaultLanguage(language: Language): void {
  byDefault = language;
}
