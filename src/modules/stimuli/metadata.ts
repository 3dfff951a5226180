/** What describes a stimulus and changes without a new version. */
import { plainText } from "../../core/html.ts";
import type { Id } from "../../core/id.ts";
import { outlineOf } from "../../items/registry/authoring.ts";
import type { Fields } from "../audit/rules.ts";
import { inPlanOrder } from "../tests/exam-plans.ts";
import type { StimulusDraft } from "./draft.ts";
import { wordsOfRecord } from "./words.ts";

export type StimulusMetadata = {
  title: string;
  /** Also that of all its questions, as are the labels. */
  lessonId: Id<"lesson">;
  categoryId: Id<"label"> | null;
  difficultyId: Id<"label"> | null;
  /** Codes of areas by which rules of tests draw it; each of its questions has its own. */
  areas: string[];
  /** For tests of the institute alone. */
  isReserved: boolean;
};

/** Only the metadata of something that has more. */
export function stimulusMetadataOf(stimulus: StimulusMetadata): StimulusMetadata {
  const { title, lessonId, categoryId, difficultyId, areas, isReserved } = stimulus;
  return { title, lessonId, categoryId, difficultyId, areas: inPlanOrder(areas), isReserved };
}

/** What people call a stimulus. */
export function nameOfStimulus({ displayId, title }: { displayId: number; title: string }): string {
  return `${title} (C${displayId})`;
}

/** A stimulus as the audit shows it: what can be read, and each question with its options, the right ones marked. */
export function auditedStimulus(stimulus: StimulusMetadata & { draft: StimulusDraft }): Fields {
  const { content, questions } = stimulus.draft;
  const asks = questions.map(({ body }, index) => {
    const options = outlineOf(body).parts.flatMap(({ choices }) => choices);
    const marked = options.map(({ text, isRight }) => (isRight ? `✓ ${text}` : text));
    return `${index + 1}. ${[plainText(body.content.stem), ...marked].join(" | ")}`;
  });
  return { ...stimulusMetadataOf(stimulus), record: wordsOfRecord(content).join(" | "), asks: asks.join("\n") };
}
