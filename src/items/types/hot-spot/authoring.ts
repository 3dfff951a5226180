/** Hot spot: what its authors need. */
import { hotSpotAuthoringTexts } from "../../../content/en/item-hot-spot-authoring.ts";
import type { Problem } from "../../contract.ts";
import { defineAuthoring } from "../../define-authoring.ts";
import { hasOption } from "../../options.ts";
import { error, optionProblems, outlinePart, warning } from "../../problems.ts";
import { type Content, hotSpot, type Place } from "./model.ts";

const texts = hotSpotAuthoringTexts.problems;
export const PLACES_MIN = 2;
export const PLACE_PREFIX = "p";
/** Smaller than a finger can hit on a phone: 24 of the 300 pixels that a picture has there. */
const SMALLEST = 8;

/** A new place, to be drawn. */
export function blankPlace(id: string): Place {
  return { id, text: "", left: 0, top: 0, width: 0, height: 0 };
}

export const hotSpotAuthoring = defineAuthoring(hotSpot, {
  draft: () => ({
    content: {
      picture: { src: "", alt: "", width: 0, height: 0 },
      places: [1, 2, 3].map((number) => blankPlace(`${PLACE_PREFIX}${number}`)),
    },
    solution: { correct: "" },
  }),
  passages: ({ picture }) => [picture.alt],
  parts: ({ places }, { correct }) => [outlinePart(null, places, ({ id }) => id === correct)],
  problems: (content, solution) => [
    ...pictureProblems(content),
    ...textProblems(content.places),
    // Without a picture there is nothing to draw on.
    ...(content.picture.src === "" ? [] : areaProblems(content.places)),
    ...(hasOption(content.places, solution.correct) ? [] : [error("solution.correct", texts.noneRight)]),
    ...(content.places.some((place, index) => content.places.slice(0, index).some((other) => overlap(place, other)))
      ? [warning("content.places", texts.overlap)]
      : []),
  ],
});

function pictureProblems({ picture }: Content): Problem[] {
  if (picture.src === "") return [error("content.picture", texts.noPicture)];
  return picture.alt.trim() === "" ? [error("content.picture", texts.noAlternative)] : [];
}

function textProblems(places: ReadonlyArray<Place>): Problem[] {
  if (places.length < PLACES_MIN) return [error("content.places", texts.tooFew)];
  return optionProblems(places, "content.places", texts);
}

function areaProblems(places: ReadonlyArray<Place>): Problem[] {
  return places.flatMap(({ left, top, width, height }, index) => {
    const at = `content.places.${index}.area`;
    if (width === 0 || height === 0) return [error(at, texts.notDrawn(index))];
    // A sum of decimals may be a hair more than it is.
    if (left + width > 100.01 || top + height > 100.01) return [error(at, texts.outside(index))];
    return width < SMALLEST || height < SMALLEST ? [warning(at, texts.small(index))] : [];
  });
}

function overlap(one: Place, other: Place): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}
