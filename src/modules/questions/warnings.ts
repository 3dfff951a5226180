/** The warnings an author gets about a question beside its errors. None of them keeps it from being saved. */
import { questionTexts } from "../../content/en/questions.ts";
import { hasImageWithoutAlternative } from "../../core/image-address.ts";
import type { Problem } from "../../items/contract.ts";
import { mapRichTexts, problemsOf } from "../../items/registry/authoring.ts";
import type { QuestionBody } from "../../items/registry/models.ts";

/** Every problem of a question in the order to show them: its errors, its warnings, its images. */
export function problemsToShow(body: QuestionBody): Problem[] {
  return [...problemsOf(body), ...imageProblems(body)];
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
