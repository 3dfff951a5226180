import { verdictAnswerView } from "../../verdict-answer.tsx";
import { recognizeCues } from "./model.ts";

/** The patient, the stem, and each finding with its two verdicts. */
export const RecognizeCuesAnswer = verdictAnswerView(recognizeCues);
