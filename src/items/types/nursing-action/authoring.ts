/** Nursing action: what its authors need. */
import { nursingActionAuthoringTexts } from "../../../content/en/item-nursing-action-authoring.ts";
import { defineVerdictAuthoring } from "../../verdicts-authoring.ts";
import { nursingAction } from "./model.ts";

export const nursingActionAuthoring = defineVerdictAuthoring(nursingAction, nursingActionAuthoringTexts.problems);
