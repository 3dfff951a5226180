import { groupsReviewView } from "../../groups-review.tsx";
import { grouping } from "./model.ts";

/** The question, what was chosen and what is right in each group, and the points of each. */
export const GroupingReview = groupsReviewView(grouping);
