import { createHash } from "node:crypto";
import { isBlankHtml } from "../../core/html.ts";
import { foldForSearch } from "../../core/plain-text.ts";
import { outlineOf, textsOf } from "../../items/registry/authoring.ts";
import type { QuestionBody } from "../../items/registry/models.ts";
import { questionIdentity } from "./rules.ts";

/** Columns derived from a question, so that it can be listed, searched and compared without reading it. */
export function describeQuestion(body: QuestionBody, manualId: string | null) {
  return {
    type: body.type,
    needsRationale: isBlankHtml(body.solution.rationale),
    fingerprint: createHash("sha256")
      .update(questionIdentity(body.type, outlineOf(body)))
      .digest("base64url"),
    searchText: foldForSearch([manualId ?? "", ...textsOf(body)].join(" ")),
  };
}
