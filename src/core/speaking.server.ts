/** The current language: the viewer's in a request, the reader's in a mail, else that of the installation. */
import { AsyncLocalStorage } from "node:async_hooks";
import { DEFAULT_LANGUAGE, type Language, listenFor } from "../content/language.ts";
import { disguise } from "../content/pseudo.ts";
import { speakPseudo } from "../content/texts.ts";

const storage = new AsyncLocalStorage<Language>();
let byDefault: Language = DEFAULT_LANGUAGE;

speakPseudo(disguise);
listenFor(() => storage.getStore() ?? byDefault);

/** Runs the work, and everything that it causes, in this language. */
export function speakIn<T>(language: Language, work: () => T): T {
  return storage.run(language, work);
}

/** Sets the language of the installation, once at start. */
export function speakByDefault(language: Language): void {
  byDefault = language;
}
