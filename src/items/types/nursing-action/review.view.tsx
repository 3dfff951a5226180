import { verdictReviewView } from "../../verdict-views.tsx";
import { nursingAction } from "./model.ts";

/** The patient, the stem, each action as it was judged and as it should be, and its point. */
export const NursingActionReview = verdictReviewView(nursingAction);
