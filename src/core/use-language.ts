/** The language of what is rendered: the page's in a screen, the reader's in a mail. */
import { createContext, useContext } from "react";
import { DEFAULT_LANGUAGE, type Language } from "../content/language.ts";

export const LanguageContext = createContext<Language>(DEFAULT_LANGUAGE);

/** The language in which this component speaks. */
export function useLanguage(): Language {
  return useContext(LanguageContext);
}
