import fc from "fast-check";
import { expect, test } from "vitest";
import { manualIdOf, manualIdProblem, questionIdentity, suggestedId, typedManualId } from "./rules.ts";

const AT = new Date(1_772_355_123_456);

test("typing a Question ID strips other characters, makes capitals and stops at 50", () => {
  expect(typedManualId("ah-01_b ü!é/日x")).toBe("AH-01_BX");
  expect(typedManualId("a".repeat(60))).toBe("A".repeat(50));
});

test("whatever is typed, the result is an ID or nothing", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 80 }), (text) => {
      const typed = typedManualId(text);

      expect(typed === "" || manualIdProblem(typed) === null).toBe(true);
      expect(typedManualId(typed)).toBe(typed);
    }),
  );
});

test("a Question ID is stored trimmed and in capitals, a blank one not at all", () => {
  expect(manualIdOf("  ah-1 ")).toBe("AH-1");
  expect(manualIdOf(" \t ")).toBeNull();
});

test("a Question ID has 1 to 50 letters, digits, hyphens and underscores", () => {
  expect(["A", "A-1_B", "A".repeat(50)].map(manualIdProblem)).toEqual([null, null, null]);
  expect(["", "A".repeat(51)].map(manualIdProblem)).toEqual(["length", "length"]);
  expect(["A B", "É", "A.B", "a"].map(manualIdProblem)).toEqual([
    "characters",
    "characters",
    "characters",
    "characters",
  ]);
});

test("a suggested ID is made of initials, type and time", () => {
  const suggest = (subjectName: string, lessonTitle: string, type = "text") =>
    suggestedId({ subjectName, lessonTitle, type }, AT);

  expect(suggest("Adult health", "Heart failure")).toBe("AH-HF-TE456");
  expect(suggest("Maternal and newborn care of families", "Labour in three stages", "multi-select")).toBe(
    "MAN-LI-MU456",
  );
  expect(suggest("anatomy", "Anatomy – Set 1", "location_based")).toBe("A-AS-LO456");
  expect(suggest("Ästhetik", "(Über)blick")).toBe("A-U-TE456");
});

test("without a subject or a lesson it falls back to Q and six digits", () => {
  expect(suggestedId({ subjectName: "", lessonTitle: "Heart", type: "text" }, AT)).toBe("Q123456");
  expect(suggestedId({ subjectName: "Heart", lessonTitle: "", type: "text" }, AT)).toBe("Q123456");
  expect(suggestedId({ subjectName: "हृदय", lessonTitle: "– –", type: "text" }, AT)).toBe("Q123456");
});

test("a suggestion is always a Question ID", () => {
  const text = fc.string({ unit: "grapheme", maxLength: 40 });
  fc.assert(
    fc.property(
      text,
      text,
      fc.constantFrom("text", "multi-select", "clinical_decision"),
      (subjectName, lessonTitle, type) => {
        expect(manualIdProblem(suggestedId({ subjectName, lessonTitle, type }, AT))).toBeNull();
      },
    ),
  );
});

const choices = (right: string, ...wrong: string[]) => [
  { text: right, isRight: true },
  ...wrong.map((text) => ({ text, isRight: false })),
];

test("questions that differ in capitals, spacing, formatting and order alone are the same", () => {
  const one = questionIdentity("text", {
    scenario: null,
    stem: "<p>Which <b>organ</b> pumps?</p>",
    parts: [{ title: null, choices: choices("Heart", "Lung") }],
  });
  const two = questionIdentity("text", {
    scenario: null,
    stem: "<h2>which ORGAN\n pumps?</h2>",
    parts: [{ title: null, choices: choices(" heart", "LUNG").toReversed() }],
  });

  expect(two).toBe(one);
});

test("another scenario, stem, choice, right answer or type makes another question", () => {
  const stem = "<p>Which organ pumps?</p>";
  const identities = [
    questionIdentity("text", { scenario: null, stem, parts: [{ title: null, choices: choices("Heart", "Lung") }] }),
    questionIdentity("text", {
      scenario: null,
      stem: "<p>Which organ beats?</p>",
      parts: [{ title: null, choices: choices("Heart", "Lung") }],
    }),
    questionIdentity("text", { scenario: null, stem, parts: [{ title: null, choices: choices("Heart", "Liver") }] }),
    questionIdentity("text", {
      scenario: null,
      stem,
      parts: [{ title: null, choices: choices("Heart", "Lung", "Liver") }],
    }),
    questionIdentity("text", { scenario: null, stem, parts: [{ title: null, choices: choices("Lung", "Heart") }] }),
    questionIdentity("text", {
      scenario: "A child.",
      stem,
      parts: [{ title: null, choices: choices("Heart", "Lung") }],
    }),
    questionIdentity("multi-select", {
      scenario: null,
      stem,
      parts: [{ title: null, choices: choices("Heart", "Lung") }],
    }),
  ];

  expect(new Set(identities).size).toBe(identities.length);
});
