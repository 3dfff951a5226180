/** Findings of a patient, each to be recognised as expected or as one that requires follow-up (P30). */
import { z } from "zod";
import { recognizeCuesTexts as texts } from "../../../content/en/item-recognize-cues.ts";
import { plainText } from "../../../core/html.ts";
import { countFilledRows, hasOnlyRows } from "../../by-row.ts";
import type { ItemModel } from "../../contract.ts";
import {
  frameProblems,
  OptionId,
  OptionIds,
  OptionList,
  optionsOf,
  RichText,
  Scenario,
  scenarioProblems,
} from "../../options.ts";
import { verdictParts, verdictProblems } from "../../verdicts.ts";

/** The verdict of the findings that a solution lists comes first. */
export const VERDICTS = ["expected", "follow-up"] as const;
export const PREFIX = "f";

const Content = z.strictObject({ v: z.literal(1), scenario: Scenario, stem: RichText, findings: OptionList });
/** Every finding that is not listed requires follow-up: so does a new one, until its author says otherwise. */
const Solution = z.strictObject({ expected: OptionIds, rationale: RichText });
const Answer = z.strictObject({ classified: z.record(OptionId, z.enum(VERDICTS)) });

export type Content = z.infer<typeof Content>;
export type Solution = z.infer<typeof Solution>;
export type Answer = z.infer<typeof Answer>;

/** Recognize cues: classify each finding. */
export const recognizeCues: ItemModel<Content, Solution, Answer> = {
  content: Content,
  solution: Solution,
  answer: Answer,

  blank: () => ({ classified: {} }),
  fits: (content, answer) => hasOnlyRows(content.findings, answer.classified),
  isComplete: (content, answer) => countFilledRows(content.findings, answer.classified) === content.findings.length,
  draft: () => ({
    content: { v: 1, scenario: "", stem: "", findings: optionsOf(["", ""], PREFIX) },
    solution: { expected: [], rationale: "" },
  }),
  problems(content, solution) {
    const frame = frameProblems(content.stem, solution.rationale);
    const paths = { at: "content.findings", atListed: "solution.expected" };
    return [
      ...frame.first,
      ...scenarioProblems(content.scenario),
      ...frame.last,
      ...verdictProblems(content.findings, solution.expected, paths, texts.problems),
    ];
  },
  texts: (content) => [plainText(content.stem), content.scenario, ...content.findings.map(({ text }) => text)],
  outline: (content, solution) => ({
    scenario: content.scenario,
    stem: content.stem,
    parts: verdictParts(VERDICTS, texts.verdicts, content.findings, solution.expected),
  }),
  mapRichTexts: (content, solution, change) => ({
    content: { ...content, stem: change(content.stem) },
    solution: { ...solution, rationale: change(solution.rationale) },
  }),
};
