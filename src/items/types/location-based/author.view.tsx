import { locationAuthoringTexts } from "../../../content/en/item-location-based-authoring.ts";
import { groupsAuthorView } from "../../groups-author.tsx";
import { locationBased } from "./model.ts";

/** The locations, each with its title and its options, the right ones marked. */
export const LocationBasedAuthor = groupsAuthorView(locationBased, locationAuthoringTexts);
