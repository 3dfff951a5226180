/** Location based: what its authors need. */
import { locationAuthoringTexts } from "../../../content/en/item-location-based-authoring.ts";
import { defineGroupsAuthoring } from "../../groups-authoring.ts";
import { locationBased } from "./model.ts";

export const locationBasedAuthoring = defineGroupsAuthoring(locationBased, {
  start: { groups: 1, options: 1 },
  texts: locationAuthoringTexts.problems,
});
