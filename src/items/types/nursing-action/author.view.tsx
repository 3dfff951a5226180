import { nursingActionTexts } from "../../../content/en/item-nursing-action.ts";
import { verdictAuthorView } from "../../verdict-author.tsx";
import { nursingAction } from "./model.ts";

/** The patient, and the actions with the right verdict on each. */
export const NursingActionAuthor = verdictAuthorView(nursingAction, nursingActionTexts.authoring);
