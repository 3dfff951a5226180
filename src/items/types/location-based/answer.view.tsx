import { groupsAnswerView } from "../../groups-answer.tsx";
import { locationBased } from "./model.ts";

/** The question, and each location as a group of check boxes. */
export const LocationBasedAnswer = groupsAnswerView(locationBased);
