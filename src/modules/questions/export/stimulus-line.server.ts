import { toExchangeRow } from "../../../items/registry/exchange-formats.server.ts";
import type { StimulusDraft } from "../../stimuli/draft.ts";
import type { ExportedStimulus } from "../../stimuli/queries/load-stimuli.server.ts";

/** One line of JSON that an import reads without loss (docs/product/questions.md#case-studies-in-json-lines). */
export function stimulusLine(stimulus: ExportedStimulus): string {
  const { id, displayId, kind, title, lessonId, lessonTitle, subjectName, category, difficulty } = stimulus;
  const { published, draft } = stimulus;
  return `${JSON.stringify({
    stimulus: kind,
    id,
    display_id: displayId,
    title,
    lesson_id: lessonId,
    lesson: { title: lessonTitle, subject: { name: subjectName } },
    category,
    difficulty,
    areas: stimulus.areas,
    reserved: stimulus.isReserved,
    record: published?.content ?? null,
    questions: published && rowsOf(published),
    draft,
    created_at: stimulus.createdAt.toISOString(),
    withdrawn_at: stimulus.withdrawnAt?.toISOString() ?? null,
  })}\n`;
}

function rowsOf({ questions }: StimulusDraft) {
  return questions.map(({ questionId, areas, judgmentStep, body }) => ({
    id: questionId,
    ...toExchangeRow(body),
    areas,
    judgment_step: judgmentStep,
  }));
}
