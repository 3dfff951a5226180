import { verdictReviewView } from "../../verdict-review.tsx";
import { nursingAction } from "./model.ts";

/** The patient, the stem, each action with the verdict given and the right one, and its point. */
export const NursingActionReview = verdictReviewView(nursingAction);
