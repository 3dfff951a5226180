import { groupsScorer } from "../../groups.server.ts";
import { UNSETTLED } from "../../scoring-rules.ts";
import { grouping } from "./model.ts";

/** Plus/minus within each group, then summed. */
export const scoreGrouping = groupsScorer(grouping, UNSETTLED.groupingFloor.scope);
