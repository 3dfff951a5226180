/**
 * Where a public page stands in each language: `/courses` in the default one, `/hi/courses` in Hindi. Whoever writes such an
 * address for others (search engines, feeds, mails) asks here; the links between pages are React Router's, which is told
 * what the addresses of a language begin with.
 */
import { DEFAULT_LANGUAGE } from "../content/language.ts";

/** The addresses of a site that speaks these languages, the default one first. */
export function addressesIn<Spoken extends string>(languages: readonly [Spoken, ...Spoken[]]) {
  const [byDefault, ...others] = languages;
  const prefixOf = (language: Spoken) => (others.includes(language) ? `/${language.toLowerCase()}` : "");
  const pathIn = (language: Spoken, path: string): string =>
    path === "/" ? prefixOf(language) || "/" : prefixOf(language) + path;
  return {
    /** The path of a page in a language; one that has no addresses of its own stands at the default ones. */
    pathIn,
    /** Which page an address names, and in which language. */
    read(path: string): { language: Spoken; path: string } {
      const language = others.find((one) => path === prefixOf(one) || path.startsWith(`${prefixOf(one)}/`));
      if (!language) return { language: byDefault, path };
      return { language, path: path.slice(prefixOf(language).length) || "/" };
    },
    /** The same page in each language, for `hreflang`; empty where there is only one. */
    alternatesOf: (path: string): ReadonlyArray<{ language: Spoken; path: string }> =>
      others.length === 0 ? [] : languages.map((language) => ({ language, path: pathIn(language, path) })),
  };
}

export const publicAddresses = addressesIn([DEFAULT_LANGUAGE]);
