import { recognizeCuesTexts as texts } from "../../../content/en/item-recognize-cues.ts";
import type { ReviewView } from "../../contract.ts";
import { VerdictReview } from "../../verdict-views.tsx";
import { type Answer, type Content, type Solution, VERDICTS } from "./model.ts";

/** The patient, the stem, each finding as it was classified and as it should be, and its point. */
export const RecognizeCuesReview: ReviewView<Content, Solution, Answer> = ({ content, solution, answer, score }) => (
  <VerdictReview
    pair={VERDICTS}
    words={texts.verdicts}
    rowHeading={texts.finding}
    scenario={content.scenario}
    stem={content.stem}
    rows={content.findings}
    given={answer.classified}
    listedIds={solution.expected}
    rationale={solution.rationale}
    score={score}
    points={texts.review.points}
  />
);
