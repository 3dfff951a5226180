import { hotSpotTexts } from "../../../content/en/item-hot-spot.ts";
import { itemTexts } from "../../../content/en/items.ts";
import { MarkedPicture } from "../../../ui/answering/marked-picture.tsx";
import { PointsAndRationale } from "../../../ui/answering/points.tsx";
import { choiceStateOf, ReviewedChoices, signOf } from "../../../ui/answering/reviewed-choices.tsx";
import { RichText } from "../../../ui/rich-text.tsx";
import type { ReviewView } from "../../contract.ts";
import { letteredPlaces } from "./lettered-places.ts";
import type { Answer, Content, Solution } from "./model.ts";

const texts = itemTexts.review;

/** The question, the picture with the chosen place and the right one, the same in words, and why. */
export const HotSpotReview: ReviewView<Content, Solution, Answer> = ({ content, solution, answer, score }) => {
  const places = letteredPlaces(content);
  return (
    <>
      <RichText html={content.stem} />
      <MarkedPicture
        picture={content.picture}
        marks={places.map((place) => {
          const state = choiceStateOf(answer.chosen === place.id, solution.correct === place.id);
          return { ...place, state, sign: signOf(state) };
        })}
      />
      <ReviewedChoices
        options={places.map(({ id, letter, text }) => ({ id, text: hotSpotTexts.place(letter, text) }))}
        chosen={answer.chosen === null ? [] : [answer.chosen]}
        correct={[solution.correct]}
        labels={texts}
      />
      <PointsAndRationale
        points={answer.chosen === null ? texts.noneChosen(1) : score.earned > 0 ? texts.oneRight : texts.oneWrong}
        rationale={solution.rationale}
      />
    </>
  );
};
