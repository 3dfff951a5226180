import { verdictScorer } from "../../verdicts.server.ts";
import { nursingAction } from "./model.ts";

/** A point for each action (P31). */
export const scoreNursingAction = verdictScorer(nursingAction);
