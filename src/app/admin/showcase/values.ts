/** An entry as its form holds it: everything is text. */
import type { FormValues } from "../../../core/forms.ts";
import type { ShowcaseInput } from "../../../modules/showcase/rules.ts";

/** The field that says what a change is based on: when the entry was saved last, before it was opened. */
export const BASED_ON = "basedOn";

/** The values that a form begins with. */
export function valuesOfEntry({ isPaid, ...entry }: ShowcaseInput): FormValues {
  const { name, photo, photoAlt, words, courseId, exam, rank, courseDuration, resultOn, consentOn } = entry;
  return {
    ...{ name, photoAlt, words, courseId, exam, rank, courseDuration },
    photo: photo ?? "",
    isPaid: isPaid === null ? "" : isPaid ? "paid" : "free",
    resultOn: resultOn ?? "",
    consentOn: consentOn ?? "",
  };
}
