/** The warnings an author gets about a question beside its errors. None of them keeps it from being saved. */
import { questionTexts } from "../../content/en/questions.ts";
import { hasImageWithoutAlternative } from "../../core/image-address.ts";
import type { Problem } from "../../items/contract.ts";
import { mapRichTexts, problemsOf } from "../../items/registry/authoring.ts";
import type { QuestionBody } from "../../items/registry/models.ts";
import { areaOfPlan } from "../tests/exam-plans.ts";

/** Every problem of a question of these exam areas in the order to show them: its errors, its warnings, its images. */
export function problemsToShow(body: QuestionBody, areas: ReadonlyArray<string>): Problem[] {
  return [...problemsOf(body), ...sizeWarnings(body, areas), ...imageProblems(body)];
}

/** Options of a question with multiple answers in the NCLEX (docs/product/exams.md#sizes-of-questions). */
const USUAL_OF_NCLEX = { fewest: 5, most: 10 };
const NCLEX_PLANS = ["nclex-rn", "nclex-pn"];

/** A warning where the question has a number of options that the NCLEX does not show, unless all its areas are of other exams. */
export function sizeWarnings({ type, content }: QuestionBody, areas: ReadonlyArray<string>): Problem[] {
  const isOfOthers = areas.length > 0 && NCLEX_PLANS.every((plan) => areaOfPlan(areas, plan) === null);
  if (type !== "multi-select" || isOfOthers) return [];
  const count = content.options.length;
  if (count >= USUAL_OF_NCLEX.fewest && count <= USUAL_OF_NCLEX.most) return [];
  const message = questionTexts.warnings.multipleAnswersSize(count);
  return [{ level: "warning", at: "content.options", message }];
}

function imageProblems(body: QuestionBody): Problem[] {
  const { stem } = body.content;
  const { rationale } = body.solution;
  const parts = new Set<string>();
  mapRichTexts(body, (html) => {
    if (hasImageWithoutAlternative(html)) parts.add(partOf(html, stem, rationale));
    return html;
  });
  return [...parts].map((at) => ({ level: "warning", at, message: questionTexts.warnings.imageWithoutAlternative }));
}

/** A rich text that only one type has is somewhere in its content. */
function partOf(html: string, stem: string, rationale: string): string {
  if (html === stem) return "content.stem";
  return html === rationale ? "solution.rationale" : "content";
}
