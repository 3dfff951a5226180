import { groupsReviewView } from "../../groups-review.tsx";
import { locationBased } from "./model.ts";

/** The question, what was chosen and what is right in each location, and the points of each. */
export const LocationBasedReview = groupsReviewView(locationBased);
