/**
 * The address of a public page in each language: `/courses` in the default one, `/hi/courses` in Hindi. For addresses that
 * leave the site (search engines, feeds, mails); links between pages are React Router's, which has the language prefix as its
 * basename.
 */
import { DEFAULT_LANGUAGE } from "../content/language.ts";

/** The addresses of a site that speaks these languages, the default one first. */
export function addressesIn<Spoken extends string>(languages: readonly [Spoken, ...Spoken[]]) {
  const [byDefault, ...others] = languages;
  const prefixOf = (language: Spoken) => (others.includes(language) ? `/${language.toLowerCase()}` : "");
  const pathIn = (language: Spoken, path: string): string =>
    path === "/" ? prefixOf(language) || "/" : prefixOf(language) + path;
  return {
    /** The path of a page in a language; one without addresses of its own uses the default ones. */
    pathIn,
    /** Which page an address names, and in which language. */
    read(path: string): { language: Spoken; path: string } {
      const language = others.find((one) => path === prefixOf(one) || path.startsWith(`${prefixOf(one)}/`));
      if (!language) return { language: byDefault, path };
      return { language, path: path.slice(prefixOf(language).length) || "/" };
    },
    /** The same page in each language, for `hreflang`; empty if there is only one. */
    alternatesOf: (path: string): ReadonlyArray<{ language: Spoken; path: string }> =>
      others.length === 0 ? [] : languages.map((language) => ({ language, path: pathIn(language, path) })),
  };
}

export const publicAddresses = addressesIn([DEFAULT_LANGUAGE]);
