import { verdictReviewView } from "../../verdict-review.tsx";
import { recognizeCues } from "./model.ts";

/** The patient, the stem, each finding with the verdict given and the right one, and its point. */
export const RecognizeCuesReview = verdictReviewView(recognizeCues);
