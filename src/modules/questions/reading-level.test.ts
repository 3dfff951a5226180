import { expect, test } from "vitest";
import { gradeOf } from "./reading-level.ts";

test("short words in short sentences are easy, long words in one long sentence are hard", () => {
  expect(gradeOf("The nurse gives the client a cup of tea. The client drinks it. What comes next?")).toBeLessThan(3);
  expect(
    gradeOf(
      "Considering the hospitalised individual's deteriorating haemodynamic parameters notwithstanding vasopressor administration, which multidisciplinary intervention necessitates prioritisation?",
    ),
  ).toBeGreaterThan(20);
});

test("the grade is that of Flesch and Kincaid", () => {
  // Twelve words, two sentences, sixteen syllables: 0.39 × 6 + 11.8 × 16/12 − 15.59.
  expect(gradeOf("The client sits in a chair. The nurse counts every breath aloud.")).toBe(2.5);
});

test("a number with a point ends no sentence, and an e that is not spoken is no syllable", () => {
  // Fourteen words, one sentence, sixteen syllables.
  expect(gradeOf("A client whose pulse is 41.5/min and whose face looks pale has fainted twice")).toBe(
    Math.round((0.39 * 14 + 11.8 * (16 / 14) - 15.59) * 10) / 10,
  );
});

test("nothing is said of a few words, or of another language", () => {
  expect(gradeOf("Which nerve moves the face?")).toBeNull();
  expect(gradeOf("एक रोगी को सांस लेने में कठिनाई हो रही है और नर्स को पहले क्या करना चाहिए?")).toBeNull();
});
