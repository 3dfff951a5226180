import { z } from "zod";
import { defineExchangeFormat } from "../../define-exchange-format.server.ts";
import { parseCorrectAnswer, requireField } from "../../exchange-row.ts";
import { optionsOf } from "../../options.ts";
import { type Location, locationBased, optionsIn } from "./model.ts";

const CorrectTexts = z.array(z.string());

/**
 * `correct_answer` and `options` are the right options' texts (docs/product/questions.md#exchange-format). They cannot distinguish
 * two locations with the same text, so what is right is read from `locations`.
 */
export const locationBasedExchangeFormat = defineExchangeFormat(locationBased, {
  fields: { locations: "locations", correct: "correct_answer" },
  toRow(content, solution) {
    const right = optionsIn(content.locations).filter(({ id }) => solution.correct.includes(id));
    const texts = right.map(({ text }) => text);
    return {
      options: texts,
      correct_answer: JSON.stringify(texts),
      locations: content.locations.map(({ title, options }) => ({
        title,
        options: options.map(({ id, text }) => ({ text, isCorrect: solution.correct.includes(id) })),
      })),
    };
  },

  fromRow(row) {
    const markedLocations = requireField(row, "locations");
    const locations: Location[] = [];
    for (const [index, { title, options }] of markedLocations.entries()) {
      const texts = options.map(({ text }) => text);
      locations.push({ id: `l${index + 1}`, title, options: optionsOf(texts, "o", optionsIn(locations).length) });
    }
    const all = optionsIn(locations);
    const named = parseCorrectAnswer(row, CorrectTexts);
    if (!named.every((wanted) => all.some(({ text }) => text === wanted))) {
      throw new Error("correct_answer names a text that is not an option.");
    }
    const isCorrect = markedLocations.flatMap(({ options }) => options.map((option) => option.isCorrect));
    return {
      content: { locations },
      solution: {
        correct: all.filter((_option, index) => isCorrect[index]).map(({ id }) => id),
      },
    };
  },
});
