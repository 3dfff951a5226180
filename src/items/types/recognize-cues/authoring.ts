/** Recognize cues: what its authors need. */
import { recognizeCuesAuthoringTexts } from "../../../content/en/item-recognize-cues-authoring.ts";
import { defineVerdictAuthoring } from "../../verdicts-authoring.ts";
import { recognizeCues } from "./model.ts";

export const recognizeCuesAuthoring = defineVerdictAuthoring(recognizeCues, recognizeCuesAuthoringTexts.problems);
