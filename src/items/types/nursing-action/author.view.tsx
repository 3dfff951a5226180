import { nursingActionAuthoringTexts } from "../../../content/en/item-nursing-action-authoring.ts";
import { verdictAuthorView } from "../../verdict-author.tsx";
import { nursingAction } from "./model.ts";

/** The patient, and the actions with the right verdict on each. */
export const NursingActionAuthor = verdictAuthorView(nursingAction, nursingActionAuthoringTexts);
