import { stimulusTexts } from "../../content/en/stimuli.ts";
import type { StimulusOfQuestion } from "./queries/stimulus-of-question.server.ts";

const texts = stimulusTexts.belongs;

/** What a question belongs to, in words: "Question 3 of case study C12". */
export function markOf({ kind, displayId, position }: StimulusOfQuestion): string {
  return texts.mark(position, texts.one[kind], displayId);
}
