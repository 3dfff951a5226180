/** Nursing actions, each to be judged as appropriate for the patient or not (P31). */
import { z } from "zod";
import { nursingActionTexts as texts } from "../../../content/en/item-nursing-action.ts";
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

/** The verdict of the actions that a solution lists comes first. */
export const VERDICTS = ["appropriate", "not-appropriate"] as const;
export const PREFIX = "a";

const Content = z.strictObject({ v: z.literal(1), scenario: Scenario, stem: RichText, actions: OptionList });
/** Every action that is not listed is not appropriate: so is a new one, until its author says otherwise. */
const Solution = z.strictObject({ appropriate: OptionIds, rationale: RichText });
const Answer = z.strictObject({ judged: z.record(OptionId, z.enum(VERDICTS)) });

export type Content = z.infer<typeof Content>;
export type Solution = z.infer<typeof Solution>;
export type Answer = z.infer<typeof Answer>;

/** Nursing action: judge each action. */
export const nursingAction: ItemModel<Content, Solution, Answer> = {
  content: Content,
  solution: Solution,
  answer: Answer,

  blank: () => ({ judged: {} }),
  fits: (content, answer) => hasOnlyRows(content.actions, answer.judged),
  isComplete: (content, answer) => countFilledRows(content.actions, answer.judged) === content.actions.length,
  draft: () => ({
    content: { v: 1, scenario: "", stem: "", actions: optionsOf(["", ""], PREFIX) },
    solution: { appropriate: [], rationale: "" },
  }),
  problems(content, solution) {
    const frame = frameProblems(content.stem, solution.rationale);
    const paths = { at: "content.actions", atListed: "solution.appropriate" };
    return [
      ...frame.first,
      ...scenarioProblems(content.scenario),
      ...frame.last,
      ...verdictProblems(content.actions, solution.appropriate, paths, texts.problems),
    ];
  },
  texts: (content) => [plainText(content.stem), content.scenario, ...content.actions.map(({ text }) => text)],
  outline: (content, solution) => ({
    scenario: content.scenario,
    stem: content.stem,
    parts: verdictParts(VERDICTS, texts.verdicts, content.actions, solution.appropriate),
  }),
  mapRichTexts: (content, solution, change) => ({
    content: { ...content, stem: change(content.stem) },
    solution: { ...solution, rationale: change(solution.rationale) },
  }),
};
