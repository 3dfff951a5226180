import { groupingAuthoringTexts } from "../../../content/en/item-grouping-authoring.ts";
import { groupsAuthorView } from "../../groups-author.tsx";
import { grouping } from "./model.ts";

/** The groups, each with its heading and its options, the right ones marked. */
export const GroupingAuthor = groupsAuthorView(grouping, groupingAuthoringTexts);
