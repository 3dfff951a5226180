/** What questions say in which a place in a picture is chosen, beyond what all item types say. */
import { localized } from "../texts.ts";

export const hotSpotTexts = localized({
  instruction: "Press one marked place in the picture, or choose it here.",
  place: (letter: string, text: string) => `${letter}: ${text}`,
  limits: {
    tooMany: (limit: number) => `A picture may have at most ${limit} places.`,
  },
});
