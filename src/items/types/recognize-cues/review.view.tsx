import { verdictReviewView } from "../../verdict-views.tsx";
import { recognizeCues } from "./model.ts";

/** The patient, the stem, each finding as it was classified and as it should be, and its point. */
export const RecognizeCuesReview = verdictReviewView(recognizeCues);
