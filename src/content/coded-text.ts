/** A text as a code with its values: the screen that shows it has the words. */

/** One of these texts: its name, and what a function among them takes. */
export type CodedText<Texts> = {
  [Code in keyof Texts]: Texts[Code] extends (...values: infer Values) => string
    ? readonly [Code, ...Values]
    : readonly [Code];
}[keyof Texts];

/** The words for it. */
export function inWords<Texts extends object>(texts: Texts, coded: CodedText<Texts>): string;
export function inWords(texts: object, [code, ...values]: readonly [PropertyKey, ...unknown[]]): string {
  const text: unknown = Reflect.get(texts, code);
  return String(typeof text === "function" ? Reflect.apply(text, undefined, values) : text);
}
