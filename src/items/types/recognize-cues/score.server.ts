import { verdictScorer } from "../../verdicts.server.ts";
import { recognizeCues } from "./model.ts";

/** A point for each finding (P30). */
export const scoreRecognizeCues = verdictScorer(recognizeCues);
