import { defineExchangeFormat } from "../../define-exchange-format.server.ts";
import { requireField } from "../../exchange-row.ts";
import { PLACE_PREFIX } from "./authoring.ts";
import { hotSpot } from "./model.ts";

/** `correct_answer` is the text of the right place (docs/product/questions.md#exchange-format). */
export const hotSpotExchangeFormat = defineExchangeFormat(hotSpot, {
  fields: { picture: "hot_spot", places: "hot_spot", correct: "correct_answer" },
  toRow: ({ picture, places }, { correct }) => ({
    options: places.map(({ text }) => text),
    correct_answer: places.find(({ id }) => id === correct)?.text ?? "",
    hot_spot: { picture, places: places.map(({ id: _, ...place }) => place) },
  }),
  fromRow(row) {
    const { picture, places: written } = requireField(row, "hot_spot");
    const places = written.map((place, index) => ({ ...place, id: `${PLACE_PREFIX}${index + 1}` }));
    const right = places.find(({ text }) => text === row.correct_answer);
    if (!right) throw new Error("correct_answer is not the text of a place.");
    return { content: { picture, places }, solution: { correct: right.id } };
  },
});
