/** How a language formats numbers, dates and lists, and which plural form goes with a number. */
import { currentLanguage, LOCALES } from "./language.ts";
import { byLanguage } from "./texts.ts";

/**
 * The forms of a noun by the categories of CLDR. English has `one` and `other`, Hindi `one` (for 0 and 1) and `other`; a form that
 * is missing is `other`.
 */
type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

export type Formats = {
  /** "1,00,000"; with a bound for the digits after the point. */
  number(value: number, maximumFractionDigits?: number): string;
  /** "85%" of 85. */
  percent(value: number): string;
  /** The form of a noun for this number, without the number. */
  plural(count: number, forms: PluralForms): string;
  /** "1 question", "1,200 questions". */
  counted(count: number, forms: PluralForms): string;
  /** "a, b and c". */
  all(things: ReadonlyArray<string>): string;
  /** "a, b or c". */
  any(things: ReadonlyArray<string>): string;
  /** A formatter of dates and times; get one per list, not per row. A time of day is one of the styles below. */
  dates(style: Omit<Intl.DateTimeFormatOptions, "timeStyle">): (at: Date | number) => string;
};

/** Styles of a time of day. Each names its time zone (P42), which a `timeStyle` cannot without seconds. */
export const CLOCK = { hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;
export const CLOCK_TO_SECOND = { ...CLOCK, second: "2-digit" } as const;

/** Styles of a date that can stand beside a time of day, as a `dateStyle` cannot. */
export const MEDIUM_DATE = { day: "numeric", month: "short", year: "numeric" } as const;
export const LONG_DATE = { ...MEDIUM_DATE, month: "long" } as const;

/** The formats of a language, cached: creating one takes as long as a hundred uses of it. */
export const formatsOf = byLanguage((language) => makeFormats(LOCALES[language]));

/** The formats of the current language. */
export function formats(): Formats {
  return formatsOf(currentLanguage());
}

/** Made at the first use. */
function whenUsed<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function makeFormats(locale: string): Formats {
  // On a cheap phone all of them together take a tenth of a second, and most pages use two.
  const numbers = whenUsed(() => new Intl.NumberFormat(locale));
  const percents = whenUsed(() => new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 }));
  const rules = whenUsed(() => new Intl.PluralRules(locale));
  const all = whenUsed(() => new Intl.ListFormat(locale, { type: "conjunction" }));
  const any = whenUsed(() => new Intl.ListFormat(locale, { type: "disjunction" }));
  const dates = new Map<string, Intl.DateTimeFormat>();
  const number: Formats["number"] = (value, maximumFractionDigits) =>
    maximumFractionDigits === undefined
      ? numbers().format(value)
      : new Intl.NumberFormat(locale, { maximumFractionDigits }).format(value);
  const plural: Formats["plural"] = (count, forms) => forms[rules().select(count)] ?? forms.other;
  return {
    number,
    percent: (value) => percents().format(value / 100),
    plural,
    counted: (count, forms) => `${number(count)} ${plural(count, forms)}`,
    all: (things) => all().format(things),
    any: (things) => any().format(things),
    dates: (style) => {
      const key = JSON.stringify(style);
      const format = dates.get(key) ?? new Intl.DateTimeFormat(locale, style);
      dates.set(key, format);
      return (at) => format.format(at);
    },
  };
}
