/** Highlight table: what its authors need. */
import { highlightAuthoringTexts as texts } from "../../../content/en/item-highlight-authoring.ts";
import { defineHighlightAuthoring } from "../../highlight-authoring.ts";
import { error } from "../../problems.ts";
import { highlightTable, ROW_PREFIX } from "./model.ts";

export const highlightTableAuthoring = defineHighlightAuthoring(highlightTable, {
  isWide: true,
  draft: () => ({
    content: {
      titleHeading: texts.draft.title,
      findingsHeading: texts.draft.findings,
      rows: [1, 2, 3].map((number) => ({ id: `${ROW_PREFIX}${number}`, title: "", findings: [] })),
    },
    solution: { correct: [] },
  }),
  frameProblems: ({ titleHeading, findingsHeading, rows }) => [
    ...(titleHeading.trim() === "" ? [error("content.titleHeading", texts.problems.noColumn)] : []),
    ...(findingsHeading.trim() === "" ? [error("content.findingsHeading", texts.problems.noColumn)] : []),
    ...(rows.length === 0 ? [error("content.rows", texts.problems.noRows)] : []),
    ...rows.flatMap(({ title }, index) =>
      title.trim() === "" ? [error(`content.rows.${index}.title`, texts.problems.noTitle)] : [],
    ),
  ],
});
