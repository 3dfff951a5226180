import { stimulusAuthoringTexts } from "../../../content/en/stimulus-authoring.ts";
import type { LabelKind } from "../../../modules/questions/rules.ts";

const texts = stimulusAuthoringTexts.about;

/** What both forms of what describes a stimulus say at their fields when a save was refused. */
export const REFUSED_WORDS = {
  "lesson-gone": () => ({ errors: { place: texts.lessonGone } }),
  "labels-gone": ({ gone }: { gone: ReadonlyArray<LabelKind> }) => ({
    errors: {
      ...(gone.includes("category") && { categoryId: texts.labelGone }),
      ...(gone.includes("difficulty") && { difficultyId: texts.labelGone }),
    },
  }),
};
