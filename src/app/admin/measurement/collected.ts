import { measurementTexts } from "../../../content/en/measurement.ts";
import { FEWEST } from "../../../modules/measurement/question-figures.ts";

/** A figure once there are enough answers for it, and until then how many there are; "–" where it cannot be computed. */
export function collected(answers: number, figure: number | null, write: (figure: number) => string): string {
  if (answers < FEWEST.figure) return measurementTexts.collecting(answers, FEWEST.figure);
  return figure === null ? measurementTexts.none : write(figure);
}
