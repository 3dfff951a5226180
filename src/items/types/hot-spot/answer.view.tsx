import { hotSpotTexts } from "../../../content/en/item-hot-spot.ts";
import { ChoiceList } from "../../../ui/answering/choice-list.tsx";
import { MarkedPicture } from "../../../ui/answering/marked-picture.tsx";
import { RichText } from "../../../ui/rich-text.tsx";
import type { AnswerView } from "../../contract.ts";
import { letteredPlaces } from "./lettered-places.ts";
import type { Answer, Content } from "./model.ts";

/** The question, its picture to point at, and the same places in words: whoever cannot point chooses there. */
export const HotSpotAnswer: AnswerView<Content, Answer> = ({ content, answer, onChange, disabled }) => {
  const places = letteredPlaces(content);
  return (
    <>
      <RichText html={content.stem} />
      <MarkedPicture
        picture={content.picture}
        marks={places.map((place) => ({ ...place, state: answer.chosen === place.id ? "chosen" : "open" }))}
        {...(disabled ? {} : { onPress: (chosen: string) => onChange({ chosen }) })}
      />
      <ChoiceList
        kind="one"
        instruction={hotSpotTexts.instruction}
        options={places.map(({ id, letter, text }) => ({ id, text: hotSpotTexts.place(letter, text) }))}
        chosen={answer.chosen === null ? [] : [answer.chosen]}
        disabled={disabled}
        onChange={([chosen = null]) => onChange({ chosen })}
      />
    </>
  );
};
