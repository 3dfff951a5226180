import { groupsScorer } from "../../groups.server.ts";
import { locationBased } from "./model.ts";

/** Plus/minus within each location, none of them below zero, then summed (P34). */
export const scoreLocationBased = groupsScorer(locationBased, "part");
