import { problemsOf } from "../../../items/registry/authoring.ts";
import type { QuestionBody } from "../../../items/registry/models.ts";
import { GRADE_MAX, hintsOf } from "../hints.ts";
import { sizeWarnings } from "../warnings.ts";
import { faultOf } from "./check-versions.server.ts";

/** Everything to mend in a question: that it cannot be scored, what its type warns of, and the hints. */
export function findingsOf(body: QuestionBody, gradeMax = GRADE_MAX): string[] {
  const fault = faultOf(body);
  if (fault !== null) return [fault];
  return [...problemsOf(body), ...sizeWarnings(body, []), ...hintsOf(body, gradeMax)].map(({ message }) => message);
}
