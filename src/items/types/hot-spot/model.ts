/** A picture of which one place is to be chosen (NCSBN: hot spot). */
import { z } from "zod/mini";
import { hotSpotTexts } from "../../../content/en/item-hot-spot.ts";
import { itemLimitTexts } from "../../../content/en/item-limits.ts";
import { contentWith, defineItemType, solutionWith } from "../../define-item-type.ts";
import { inAuthorsOrder } from "../../option-order.ts";
import { hasDistinctIds, hasOption, OptionId, ShortText } from "../../options.ts";
import { OwnPicture } from "../../own-picture.ts";

const texts = hotSpotTexts.limits;
/** As many letters as a picture on a phone has room for. */
export const PLACES_MAX = 12;

/** `src` is empty until the author has chosen one. */
const Picture = z.extend(OwnPicture, { src: z.union([OwnPicture.shape.src, z.literal("")]), alt: ShortText });
export type Picture = z.infer<typeof Picture>;

const Percent = z.number().check(z.minimum(0), z.maximum(100));
/** `text` says where it is, for all who cannot point. The area is in percent of the picture; one that is not drawn has no width. */
const Place = z.strictObject({
  id: OptionId,
  text: ShortText,
  left: Percent,
  top: Percent,
  width: Percent,
  height: Percent,
});
export type Place = z.infer<typeof Place>;
const Places = z
  .array(Place)
  .check(
    z.maxLength(PLACES_MAX, { error: () => texts.tooMany(PLACES_MAX) }),
    z.refine(hasDistinctIds, { error: () => itemLimitTexts.sameIds }),
  );

const Content = contentWith({ picture: Picture, places: Places });
/** `correct` is empty until the author has chosen; `problems` refuses to publish that. */
const Solution = solutionWith({ correct: z.union([OptionId, z.literal("")]) });
const Answer = z.strictObject({ chosen: z.nullable(OptionId) });

export type Content = z.infer<typeof Content>;
export type Solution = z.infer<typeof Solution>;
export type Answer = z.infer<typeof Answer>;

/** Hot spot: choose one place (P111). */
export const hotSpot = defineItemType({
  content: Content,
  solution: Solution,
  answer: Answer,

  blank: () => ({ chosen: null }),
  fits: ({ places }, { chosen }) => chosen === null || hasOption(places, chosen),
  isComplete: (_content, { chosen }) => chosen !== null,
  choices: ({ places }) => [{ list: "places", of: null, choices: places.map(({ id, text }) => ({ id, text })) }],
  withOptions: (content, change) => ({
    ...content,
    places: content.places.map((place) => ({ ...place, text: change({ id: place.id, text: place.text }).text })),
  }),
  // Their letters stand in the picture.
  ...inAuthorsOrder,
});
