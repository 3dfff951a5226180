import { expect, test } from "vitest";
import { newId } from "../../../core/id.ts";
import { buildStudent } from "../../../testing/build.ts";
import { type BuiltAttempt, buildOpenAttempt } from "../../../testing/build-attempts.ts";
import { findStoredMarkup } from "../../../testing/stored-answer.ts";
import { db } from "../../../testing/test-db.ts";
import { markKeyOf } from "../../stimuli/record.ts";
import { type Markup, NO_MARKUP } from "../markup.ts";
import { findOpenAttempt } from "../queries/open-attempt.server.ts";
import { MarkupSave } from "../save-protocol.ts";
import { discardAttempt } from "./discard-attempt.server.ts";
import { saveAnswers } from "./save-answers.server.ts";
import { saveMarkup } from "./save-markup.server.ts";
import { submitAttempt } from "./submit-attempt.server.ts";

const MINUTE = 60_000;
const after = (built: BuiltAttempt, minutes: number) => new Date(built.startedAt.getTime() + minutes * MINUTE);
const noted = (note: string): Markup => ({ ...NO_MARKUP, notes: { stem: note } });

function save(built: BuiltAttempt, markup: Markup, { position = 1, minutes = 5, ageMs = 0, by = built.student } = {}) {
  return saveMarkup(db, by, built.attemptId, { position, markup, ageMs }, after(built, minutes));
}

const stored = (built: BuiltAttempt) => findStoredMarkup(db, built.attemptId, 1);

test("what was made is there when the attempt is opened again, and no question without it says anything", async () => {
  const built = await buildOpenAttempt(db);
  const markup: Markup = {
    struck: ["b"],
    highlights: { stem: [[0, 1]], "exhibit:e-1": [[4, 4]] },
    notes: { stem: "Check the potassium." },
  };

  expect(await save(built, markup, { ageMs: MINUTE })).toEqual({ kind: "saved" });

  const found = await findOpenAttempt(db, built.student, built.attemptId, after(built, 6));
  const made = found.kind === "open" ? found.attempt.questions.map((question) => question.made) : [];
  expect(made).toEqual([{ markup, madeAt: after(built, 4).getTime() }, undefined, undefined]);
});

test("what was made later wins, whichever arrives first, and the other device is told", async () => {
  const built = await buildOpenAttempt(db);
  await save(built, noted("from the laptop"), { minutes: 5 });

  const older = await save(built, noted("from the phone"), { minutes: 9, ageMs: 5 * MINUTE });
  expect(older).toEqual({
    kind: "newer",
    markup: noted("from the laptop"),
    madeAt: after(built, 5).getTime(),
  });
  expect(await save(built, NO_MARKUP, { minutes: 10 })).toEqual({ kind: "saved" });
  expect(await stored(built)).toMatchObject({ markup: NO_MARKUP });
});

test("it changes no answer, and no save of an answer changes it", async () => {
  const built = await buildOpenAttempt(db);
  await save(built, { ...NO_MARKUP, struck: ["a"] });
  const answers = [{ position: 1, basedOn: 0, answer: { chosen: "a" }, ageMs: 0 }];

  const reply = await saveAnswers(db, built.student, built.attemptId, answers, after(built, 6));
  await save(built, { ...NO_MARKUP, struck: ["a", "b"] }, { minutes: 7 });

  expect(reply).toMatchObject({ saved: [{ kind: "saved", revision: 1 }] });
  const found = await findOpenAttempt(db, built.student, built.attemptId, after(built, 8));
  expect(found).toMatchObject({
    attempt: { questions: [{ item: { answer: { chosen: "a" } }, revision: 1 }, { revision: 0 }, { revision: 0 }] },
  });
});

test("it belongs to the student of the attempt, and to a question of it", async () => {
  const built = await buildOpenAttempt(db);
  const other = await buildStudent(db);

  expect(await save(built, noted("mine"), { by: other })).toEqual({ kind: "unknown" });
  expect(await save(built, noted("nowhere"), { position: 4 })).toEqual({ kind: "unknown" });
  const nobodys = { ...built, attemptId: newId<"attempt">() };
  expect(await save(nobodys, noted("nowhere"))).toEqual({ kind: "unknown" });
  expect(await stored(built)).toBeUndefined();
});

test("what was made offline is kept after the test is over, but not of one that was discarded", async () => {
  const [submitted, discarded] = [await buildOpenAttempt(db), await buildOpenAttempt(db)];
  await submitAttempt(db, submitted.student, submitted.attemptId, after(submitted, 10));
  await discardAttempt(db, discarded.student, discarded.attemptId, after(discarded, 2));

  expect(await save(submitted, noted("late"), { minutes: 12, ageMs: 4 * MINUTE })).toEqual({ kind: "saved" });
  expect(await save(discarded, noted("late"), { minutes: 12 })).toEqual({ kind: "unknown" });
});

test("an age that cannot be true makes nothing older than its attempt", async () => {
  const built = await buildOpenAttempt(db);

  expect(await save(built, noted("old"), { ageMs: Number.MAX_SAFE_INTEGER })).toEqual({ kind: "saved" });
  expect(await stored(built)).toMatchObject({ madeAt: built.startedAt });
});

const accepted = (markup: object) =>
  MarkupSave.safeParse({ position: 1, ageMs: 0, markup: { ...NO_MARKUP, ...markup } }).success;

test.each([
  ["more struck options than a question has", { struck: Array.from({ length: 201 }, (_, index) => `o${index}`) }],
  ["a note as long as a book", { notes: { stem: "x".repeat(2_001) } }],
  ["many long notes", { notes: Object.fromEntries([..."abcdefghijk"].map((key) => [key, "x".repeat(2_000)])) }],
  ["a key of another form", { notes: { "stem<b>": "note" } }],
  ["a range that ends before it begins", { highlights: { stem: [[4, 3]] } }],
  ["a word before the first", { highlights: { stem: [[-1, 3]] } }],
  ["what this version does not know", { drawings: [] }],
])("%s is refused", (_what, markup) => {
  expect(accepted(markup)).toBe(false);
  expect(accepted({})).toBe(true);
});

test("the text of any entry of a record can be marked, whatever its id", () => {
  for (const id of ["e-1", "Entry 1: vital_signs", "प्रविष्टि", "x".repeat(64)]) {
    expect(accepted({ highlights: { [markKeyOf(id)]: [[0, 3]] }, notes: { [markKeyOf(id)]: "note" } })).toBe(true);
  }
  expect(accepted({ notes: { [markKeyOf("x".repeat(200))]: "note" } })).toBe(false);
});

test("a note is plain text: its line breaks stay, and what no database holds goes", () => {
  const { data } = MarkupSave.safeParse({ position: 1, ageMs: 0, markup: noted("a\r\nb\0\u0007 <b>c</b> \ud800") });
  expect(data?.markup.notes.stem).toBe("a\nb <b>c</b> \ufffd");
});
