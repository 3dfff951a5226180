import { expect, test } from "vitest";
import { optionsOf } from "../../../items/options.ts";
import { parseQuestionBody } from "../../../items/registry/models.ts";
import { buildAdmin, buildLesson } from "../../../testing/build.ts";
import { questionInput } from "../../../testing/build-content.ts";
import { fillBank } from "../../../testing/fill-bank.ts";
import { findPlans } from "../../../testing/query-plans.ts";
import { db } from "../../../testing/test-db.ts";
import { createQuestion } from "../commands/create-question.server.ts";
import { findSimilarQuestions } from "./find-similar-questions.server.ts";

const NOW = new Date("2026-03-01T09:00:00Z");
const STEM = "A client receives a continuous heparin infusion. Which laboratory value tells of its therapeutic effect?";
const OPTIONS = ["Activated partial thromboplastin time", "Prothrombin time", "Platelet count", "Bleeding time"];

function written(stem: string, options: ReadonlyArray<string>, type: "text" | "multi-select" = "text") {
  return parseQuestionBody({
    type,
    content: { v: 1, stem: `<p>${stem}</p>`, options: optionsOf(options) },
    solution: { correct: type === "text" ? "o1" : ["o1"], rationale: "<p>Because.</p>" },
  });
}

const admin = await buildAdmin(db);
const stored = await createQuestion(
  db,
  admin,
  questionInput(await buildLesson(db), { body: written(STEM, OPTIONS) }),
  NOW,
);
if (stored.kind !== "created") throw new Error(JSON.stringify(stored));
const { questionId, displayId } = stored;

test("nearly the same question is found, with other words here and there and the options in another order", async () => {
  const other = STEM.replace("client", "patient").replace("tells of", "shows");

  expect(await findSimilarQuestions(db, admin, written(other, OPTIONS.toReversed()))).toEqual([
    { id: questionId, displayId, stem: STEM },
  ]);
});

test("it is found while only its text is written", async () => {
  expect(await findSimilarQuestions(db, admin, written(STEM, ["", ""]))).toMatchObject([{ id: questionId }]);
});

test("it stays found while the options are written, and when they are others in the end", async () => {
  const others = ["Warm the room", "Call the family of the person", "Offer fluids each hour", "Do nothing yet"];

  for (let filled = 1; filled <= others.length; filled += 1) {
    expect(
      await findSimilarQuestions(
        db,
        admin,
        written(
          STEM,
          others.map((text, nth) => (nth < filled ? text : "")),
        ),
      ),
    ).toMatchObject([{ id: questionId }]);
  }
});

test("another type, another question or too few words are nothing alike", async () => {
  expect(await findSimilarQuestions(db, admin, written(STEM, OPTIONS, "multi-select"))).toEqual([]);
  expect(
    await findSimilarQuestions(
      db,
      admin,
      written("A client with a cast reports tingling fingers. What comes first?", OPTIONS),
    ),
  ).toEqual([]);
  expect(await findSimilarQuestions(db, admin, written("Heparin infusion", OPTIONS))).toEqual([]);
});

test("at most three are named, and none of a large bank is read in vain", async () => {
  const place = await buildLesson(db);
  for (let nth = 0; nth < 4; nth += 1) {
    await createQuestion(db, admin, questionInput(place, { body: written(`${STEM} ${nth}`, OPTIONS) }), NOW);
  }
  await fillBank(db, 3_000);

  expect(await findSimilarQuestions(db, admin, written(STEM, OPTIONS))).toHaveLength(3);
  const plans = await findPlans(
    (listening) => findSimilarQuestions(listening, admin, written(STEM, OPTIONS)),
    /candidates/,
  );
  const steps = plans.flat().map(({ node, table, index }) => `${node} ${table ?? index}`);
  expect(steps).toContain("Bitmap Index Scan questions_search");
  expect(steps).not.toContain("Seq Scan questions");
}, 120_000);
