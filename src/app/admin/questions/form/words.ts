/** What the form of a question says at its fields when a save was refused. */
import { questionTexts } from "../../../../content/en/questions.ts";
import { taxonomyTexts } from "../../../../content/en/taxonomy.ts";
import type { FieldErrors } from "../../../../core/forms.ts";
import type { MetadataNames } from "../../../../modules/questions/commands/edit-question.server.ts";
import type { QuestionMetadata } from "../../../../modules/questions/question-metadata.ts";
import type { LabelKind } from "../../../../modules/questions/rules.ts";
import { nameOfArea } from "../../../../modules/tests/exam-plans.ts";

const { problems, list } = questionTexts;

/** For both forms, a new one and one that is there. */
export const REFUSED_WORDS = {
  "lesson-gone": () => ({ errors: { lessonId: problems.lessonGone } }),
  "labels-gone": ({ gone }: { gone: ReadonlyArray<LabelKind> }) => ({
    errors: {
      ...(gone.includes("category") && { categoryId: problems.categoryGone }),
      ...(gone.includes("difficulty") && { difficultyId: problems.difficultyGone }),
    },
  }),
  "duplicate-id": () => ({ errors: { manualId: problems.idTaken } }),
};

/** At each field that would be overwritten what stands there by now. */
export function describeChanged(
  lost: ReadonlyArray<keyof QuestionMetadata>,
  { subject, lesson, category, difficulty }: MetadataNames,
  { manualId, areas, judgmentStep, isReserved }: QuestionMetadata,
): FieldErrors {
  const { meanwhile } = problems;
  const { areas: areasNow, step, reserved } = taxonomyTexts.form.meanwhile;
  const all: Record<keyof QuestionMetadata, string> = {
    lessonId: meanwhile.lesson(list.place(subject, lesson)),
    categoryId: meanwhile.category(category),
    difficultyId: meanwhile.difficulty(difficulty),
    manualId: meanwhile.manualId(manualId),
    areas: areasNow(areas.map(nameOfArea)),
    judgmentStep: step(judgmentStep && taxonomyTexts.steps[judgmentStep]),
    isReserved: reserved(isReserved),
  };
  return Object.fromEntries(lost.map((part) => [part, all[part]]));
}
