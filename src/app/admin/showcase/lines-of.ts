import { showcaseTexts } from "../../../content/en/showcase.ts";
import { courseTitleOf, type ShowcaseInput } from "../../../modules/showcase/rules.ts";

const { list, shown } = showcaseTexts;

/** What the list says of somebody below the name, line by line. What is empty is left out. */
export function linesOf(entry: ShowcaseInput, writeDay: (day: string) => string): string[] {
  const { words, rank, exam, resultOn, courseId, courseDuration, isPaid, consentOn } = entry;
  const title = courseTitleOf(courseId);
  return [
    words,
    rank,
    resultOn === null ? "" : shown.exam(exam, writeDay(resultOn)),
    isPaid === null ? title : shown.taken(title, courseDuration, isPaid ? shown.paid : shown.free),
    consentOn === null ? "" : list.consent(writeDay(consentOn)),
  ].filter((line) => line !== "");
}
