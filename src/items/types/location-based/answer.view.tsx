import { locationTexts } from "../../../content/en/item-location-based.ts";
import { ChoiceList } from "../../../ui/answering/choice-list.tsx";
import { Instruction } from "../../../ui/answering/instruction.tsx";
import { Part, PartGrid } from "../../../ui/answering/part-grid.tsx";
import { RichText } from "../../../ui/rich-text.tsx";
import type { AnswerView } from "../../contract.ts";
import { hasOption } from "../../options.ts";
import { type Answer, type Content, type Location, optionsIn } from "./model.ts";

/** The stem, and each location as a group of check boxes. */
export const LocationBasedAnswer: AnswerView<Content, Answer> = ({ content, answer, onChange, disabled }) => {
  const { stem, locations } = content;

  function choose({ options }: Location, chosenHere: ReadonlyArray<string>) {
    const isChosen = (id: string) => (hasOption(options, id) ? chosenHere : answer.chosen).includes(id);
    onChange({
      chosen: optionsIn(locations)
        .map(({ id }) => id)
        .filter(isChosen),
    });
  }

  return (
    <>
      <RichText html={stem} />
      <Instruction>{locationTexts.instruction}</Instruction>
      <PartGrid>
        {locations.map((location, index) => (
          <Part key={location.id}>
            <ChoiceList
              kind="many"
              instruction={location.title || locationTexts.location(index + 1)}
              options={location.options}
              chosen={answer.chosen}
              disabled={disabled}
              onChange={(chosenHere) => choose(location, chosenHere)}
            />
          </Part>
        ))}
      </PartGrid>
    </>
  );
};
