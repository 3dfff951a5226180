/**
 * How each item type is written: what is special to the type. The question text and the explanation, which every type
 * has, stand in the form around it.
 */
import type { ComponentType } from "react";
import type { AuthorView, Problem } from "../contract.ts";
import { ClinicalDecisionAuthor } from "../types/clinical-decision/author.view.tsx";
import { LocationBasedAuthor } from "../types/location-based/author.view.tsx";
import { MatrixAuthor } from "../types/matrix/author.view.tsx";
import { MultiSelectAuthor } from "../types/multi-select/author.view.tsx";
import { NursingActionAuthor } from "../types/nursing-action/author.view.tsx";
import { PrioritizeHypothesisAuthor } from "../types/prioritize-hypothesis/author.view.tsx";
import { RecognizeCuesAuthor } from "../types/recognize-cues/author.view.tsx";
import { SentenceCompletionAuthor } from "../types/sentence-completion/author.view.tsx";
import { TextAuthor } from "../types/text/author.view.tsx";
import { type Contents, type ItemType, itemModels, type Solutions } from "./models.ts";

type AuthorViews = { [T in ItemType]: AuthorView<Contents[T], Solutions[T]> };

const authorViews: AuthorViews = {
  text: TextAuthor,
  "multi-select": MultiSelectAuthor,
  location_based: LocationBasedAuthor,
  nursing_action: NursingActionAuthor,
  prioritize_hypothesis: PrioritizeHypothesisAuthor,
  clinical_decision: ClinicalDecisionAuthor,
  sentence_completion: SentenceCompletionAuthor,
  recognize_cues: RecognizeCuesAuthor,
  matrix: MatrixAuthor,
};

/** The two halves of a question while it is written; they may be half-finished. */
export type Draft<T extends ItemType> = { content: Contents[T]; solution: Solutions[T] };

/** The part of a question that only its type has. */
export function AuthorItem<T extends ItemType>({
  type,
  draft,
  problems,
  onChange,
}: {
  type: T;
  draft: Draft<T>;
  problems: ReadonlyArray<Problem>;
  onChange: (draft: Draft<T>) => void;
}) {
  const View: ComponentType<{
    content: Contents[T];
    solution: Solutions[T];
    problems: ReadonlyArray<Problem>;
    onChange: (draft: Draft<T>) => void;
  }> = authorViews[type];
  return <View content={draft.content} solution={draft.solution} problems={problems} onChange={onChange} />;
}

/** Every type as it is before the first key is pressed. */
export function blankDrafts(): { [T in ItemType]: Draft<T> } {
  return {
    text: itemModels.text.draft(),
    "multi-select": itemModels["multi-select"].draft(),
    location_based: itemModels.location_based.draft(),
    nursing_action: itemModels.nursing_action.draft(),
    prioritize_hypothesis: itemModels.prioritize_hypothesis.draft(),
    clinical_decision: itemModels.clinical_decision.draft(),
    sentence_completion: itemModels.sentence_completion.draft(),
    recognize_cues: itemModels.recognize_cues.draft(),
    matrix: itemModels.matrix.draft(),
  };
}
