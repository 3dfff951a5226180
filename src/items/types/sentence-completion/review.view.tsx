import { sentenceTexts } from "../../../content/en/item-sentence-completion.ts";
import { itemTexts } from "../../../content/en/items.ts";
import { PointsAndRationale } from "../../../ui/answering/points.tsx";
import { entryOf } from "../../by-row.ts";
import type { ReviewView } from "../../contract.ts";
import { GapsReview, gapPoints } from "../../gaps-review.tsx";
import type { Answer, Content, Solution } from "./model.ts";

const texts = sentenceTexts.review;

/** The sentence with what was picked and what is right in each place, then every drop-down with all its options. */
export const SentenceCompletionReview: ReviewView<Content, Solution, Answer> = ({
  content,
  solution,
  answer,
  score,
}) => (
  <>
    <GapsReview
      stem={content.stem}
      gaps={content.dropdowns.map(({ id, placeholder, options }, index) => {
        const [picked, right] = [entryOf(answer.picked, id), entryOf(solution.correct, id)];
        const points = gapPoints(picked, right, texts.partNotAnswered());
        return { id, title: texts.title(index + 1, placeholder), options, picked, right, points };
      })}
      texts={texts}
      withoutPlace={sentenceTexts.withoutPlace}
    />
    <PointsAndRationale
      points={
        Object.keys(answer.picked).length === 0
          ? itemTexts.review.noneChosen(score.max)
          : itemTexts.review.eachPoint(score.earned, score.max)
      }
      rationale={solution.rationale}
    />
  </>
);
