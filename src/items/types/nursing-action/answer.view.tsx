import { verdictAnswerView } from "../../verdict-answer.tsx";
import { nursingAction } from "./model.ts";

/** The patient, the stem, and each action with its two verdicts. */
export const NursingActionAnswer = verdictAnswerView(nursingAction);
