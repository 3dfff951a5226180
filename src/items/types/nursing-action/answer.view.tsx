import { verdictAnswerView } from "../../verdict-views.tsx";
import { nursingAction } from "./model.ts";

/** The patient, the stem, and each action with its two verdicts. */
export const NursingActionAnswer = verdictAnswerView(nursingAction);
