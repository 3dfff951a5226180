import { z } from "zod";
import { defineStoredShape } from "../../define-stored-shape.server.ts";
import { optionsOf } from "../../options.ts";
import { parseCorrectAnswer, requireStored } from "../../stored-question.ts";
import { type Location, locationBased, optionsIn } from "./model.ts";

const CorrectTexts = z.array(z.string());

/**
 * `correct_answer` and `options` are the right options' texts (docs/product/questions.md#stored-shape). They cannot distinguish
 * two locations with the same text, so what is right is read from `locations`.
 */
export const locationBasedStoredShape = defineStoredShape(locationBased, {
  columns: { locations: "locations", correct: "correct_answer" },
  toStored(content, solution) {
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

  fromStored(stored) {
    const storedLocations = requireStored(stored, "locations");
    const locations: Location[] = [];
    for (const [index, { title, options }] of storedLocations.entries()) {
      const texts = options.map(({ text }) => text);
      locations.push({ id: `l${index + 1}`, title, options: optionsOf(texts, "o", optionsIn(locations).length) });
    }
    const all = optionsIn(locations);
    const named = parseCorrectAnswer(stored, CorrectTexts);
    if (!named.every((wanted) => all.some(({ text }) => text === wanted))) {
      throw new Error("correct_answer names a text that is not an option.");
    }
    const isCorrect = storedLocations.flatMap(({ options }) => options.map((option) => option.isCorrect));
    return {
      content: { locations },
      solution: {
        correct: all.filter((_option, index) => isCorrect[index]).map(({ id }) => id),
      },
    };
  },
});
