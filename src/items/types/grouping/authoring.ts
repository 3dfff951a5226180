/** Grouping: what its authors need. */
import { groupingAuthoringTexts } from "../../../content/en/item-grouping-authoring.ts";
import { defineGroupsAuthoring } from "../../groups-authoring.ts";
import { grouping } from "./model.ts";

export const groupingAuthoring = defineGroupsAuthoring(grouping, {
  start: { groups: 3, options: 3 },
  texts: groupingAuthoringTexts.problems,
});
