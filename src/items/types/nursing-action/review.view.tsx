import { nursingActionTexts as texts } from "../../../content/en/item-nursing-action.ts";
import { itemTexts } from "../../../content/en/items.ts";
import type { ReviewView } from "../../contract.ts";
import { VerdictReview } from "../../verdict-views.tsx";
import { type Answer, type Content, type Solution, VERDICTS } from "./model.ts";

/** The patient, the stem, each action as it was judged and as it should be, and its point. */
export const NursingActionReview: ReviewView<Content, Solution, Answer> = ({ content, solution, answer, score }) => (
  <VerdictReview
    pair={VERDICTS}
    words={texts.verdicts}
    rowHeading={texts.action}
    scenario={content.scenario}
    stem={content.stem}
    rows={content.actions}
    given={answer.judged}
    listedIds={solution.appropriate}
    rationale={solution.rationale}
    score={score}
    points={itemTexts.review.eachPoint}
  />
);
