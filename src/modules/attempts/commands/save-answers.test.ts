import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { attemptItems } from "../../../db/schema.ts";
import { buildStudent } from "../../../testing/build.ts";
import { type BuiltAttempt, buildOpenAttempt, buildSectionedAttempt } from "../../../testing/build-attempts.ts";
import { db } from "../../../testing/test-db.ts";
import { findOpenAttempt } from "../queries/open-attempt.server.ts";
import { flagQuestion, saveAnswers } from "./save-answers.server.ts";
import { submitAttempt } from "./submit-attempt.server.ts";

const minutesAfterStart = (built: BuiltAttempt, minutes: number) =>
  new Date(built.startedAt.getTime() + minutes * 60_000);

function save(built: BuiltAttempt, position: number, basedOn: number, answer: unknown, minutes = 1, ageMs = 0) {
  const now = minutesAfterStart(built, minutes);
  return saveAnswers(db, built.student, built.attemptId, [{ position, basedOn, answer, ageMs }], now);
}

async function stored(built: BuiltAttempt, position: number) {
  const [row] = await db
    .select()
    .from(attemptItems)
    .where(and(eq(attemptItems.attemptId, built.attemptId), eq(attemptItems.position, position)));
  return row;
}

test("a save is kept and counted", async () => {
  const built = await buildOpenAttempt(db);

  const first = await save(built, 1, 0, { chosen: "b" });
  const second = await save(built, 1, 1, { chosen: "a" });

  expect(first).toEqual({ kind: "received", saved: [{ kind: "saved", position: 1, revision: 1 }] });
  expect(second).toEqual({ kind: "received", saved: [{ kind: "saved", position: 1, revision: 2 }] });
  expect(await stored(built, 1)).toMatchObject({ answer: { chosen: "a" }, revision: 2, lateAnswer: null });
});

test("the question answered last is known when the test is opened again", async () => {
  const built = await buildOpenAttempt(db);
  const lastAnswered = async () => {
    const found = await findOpenAttempt(db, built.student, built.attemptId, minutesAfterStart(built, 9));
    return found.kind === "open" && found.attempt.lastAnswered;
  };
  expect(await lastAnswered()).toBeNull();

  await save(built, 3, 0, { chosen: "a" }, 2);
  await save(built, 1, 0, { chosen: "b" }, 1);

  expect(await lastAnswered()).toEqual({ position: 3, at: minutesAfterStart(built, 2).getTime() });
});

test("the same save sent again is acknowledged and changes nothing", async () => {
  const built = await buildOpenAttempt(db);
  await save(built, 1, 0, { chosen: "b" });

  const again = await save(built, 1, 0, { chosen: "b" });

  expect(again).toEqual({ kind: "received", saved: [{ kind: "saved", position: 1, revision: 1 }] });
});

test("an answer given before the stored one is refused with the newer one, however late it arrives", async () => {
  const built = await buildOpenAttempt(db);
  await save(built, 1, 0, { chosen: "b" }, 2);

  const stale = await save(built, 1, 0, { chosen: "c" }, 9, 8 * 60_000);

  expect(stale).toEqual({
    kind: "received",
    saved: [{ kind: "stale", position: 1, revision: 1, answer: { chosen: "b" } }],
  });
  expect(await stored(built, 1)).toMatchObject({ answer: { chosen: "b" } });
});

test("the answer given later counts, whichever save arrives first", async () => {
  const built = await buildOpenAttempt(db);
  await save(built, 1, 0, { chosen: "a" }, 5, 60_000);

  const later = await save(built, 1, 0, { chosen: "b" }, 6, 90_000);
  const earlier = await save(built, 1, 1, { chosen: "c" }, 7, 3 * 60_000);

  expect(later).toMatchObject({ saved: [{ kind: "saved", revision: 2 }] });
  expect(earlier).toMatchObject({ saved: [{ kind: "stale", revision: 2, answer: { chosen: "b" } }] });
  expect(await stored(built, 1)).toMatchObject({ answeredAt: new Date(built.startedAt.getTime() + 4.5 * 60_000) });
});

test("the age of a delayed save is that at the time it was sent, however long it was delayed", async () => {
  const built = await buildOpenAttempt(db);
  const sentAt = minutesAfterStart(built, 5).getTime();
  const held = new Date(sentAt + 90_000);
  await save(built, 1, 0, { chosen: "b" }, 5.2);

  const early = [{ position: 1, basedOn: 0, answer: { chosen: "a" }, ageMs: 800 }];
  const result = await saveAnswers(db, built.student, built.attemptId, early, held, { sentAt });

  expect(result).toMatchObject({ saved: [{ kind: "stale", answer: { chosen: "b" } }] });
});

test("the same answer given again later stays one save, and is as new as the last time it was given", async () => {
  const built = await buildOpenAttempt(db);
  await save(built, 1, 0, { chosen: "a" }, 1);

  const again = await save(built, 1, 0, { chosen: "a" }, 5);
  const between = await save(built, 1, 0, { chosen: "b" }, 6, 3 * 60_000);

  expect(again).toEqual({ kind: "received", saved: [{ kind: "saved", position: 1, revision: 1 }] });
  expect(between).toMatchObject({ saved: [{ kind: "stale", answer: { chosen: "a" } }] });
});

test("an answer saved before it was kept when it was given is as old as its save", async () => {
  const built = await buildOpenAttempt(db);
  await save(built, 1, 0, { chosen: "a" }, 5);
  await db.update(attemptItems).set({ answeredAt: null }).where(eq(attemptItems.attemptId, built.attemptId));

  expect(await save(built, 1, 0, { chosen: "b" }, 7, 3 * 60_000)).toMatchObject({ saved: [{ kind: "stale" }] });
  expect(await save(built, 1, 0, { chosen: "b" }, 7)).toMatchObject({ saved: [{ kind: "saved", revision: 2 }] });
});

test("answers kept on a device while offline are saved in one request", async () => {
  const built = await buildOpenAttempt(db);
  await save(built, 3, 0, { chosen: "d" }, 5);

  const result = await saveAnswers(
    db,
    built.student,
    built.attemptId,
    [
      { position: 1, basedOn: 0, answer: { chosen: "a" }, ageMs: 400_000 },
      { position: 2, basedOn: 0, answer: { chosen: ["a", "c"] }, ageMs: 300_000 },
      { position: 3, basedOn: 0, answer: { chosen: "b" }, ageMs: 400_000 },
      { position: 4, basedOn: 0, answer: { chosen: "b" }, ageMs: 0 },
    ],
    minutesAfterStart(built, 10),
  );

  expect(result).toEqual({
    kind: "received",
    saved: [
      { kind: "saved", position: 1, revision: 1 },
      { kind: "saved", position: 2, revision: 1 },
      { kind: "stale", position: 3, revision: 1, answer: { chosen: "d" } },
      { kind: "refused", position: 4 },
    ],
  });
});

test.each([
  ["an option that the question does not have", 1, { chosen: "z" }],
  ["an answer of another type", 1, { chosen: ["a"] }],
  ["a field too many", 1, { chosen: "a", solution: "a" }],
  ["an option named twice", 2, { chosen: ["a", "a"] }],
  ["nothing", 1, null],
])("%s is refused, not repaired", async (_name, position, answer) => {
  const built = await buildOpenAttempt(db);

  const result = await save(built, position, 0, answer);

  expect(result).toEqual({ kind: "received", saved: [{ kind: "refused", position }] });
  expect(await stored(built, position)).toMatchObject({ answer: null, revision: 0 });
});

test("someone else's attempt is closed to a student, and so is one that does not exist", async () => {
  const built = await buildOpenAttempt(db);
  const stranger = await buildStudent(db);

  const result = await save({ ...built, student: stranger }, 1, 0, { chosen: "a" });

  expect(result).toEqual({ kind: "closed" });
  expect(await stored(built, 1)).toMatchObject({ answer: null, revision: 0, lateAnswer: null });
});

test("an answer made before the deadline counts when it arrives within a minute after it", async () => {
  const built = await buildOpenAttempt(db, { minutes: 30 });

  const inTime = await save(built, 1, 0, { chosen: "a" }, 30.5, 31_000);
  const tooNew = await save(built, 2, 0, { chosen: ["a"] }, 30.5, 29_000);
  const tooLate = await save(built, 3, 0, { chosen: "a" }, 31, 300_000);

  expect(inTime).toMatchObject({ saved: [{ kind: "saved" }] });
  expect(tooNew).toMatchObject({ saved: [{ kind: "late" }] });
  expect(tooLate).toMatchObject({ saved: [{ kind: "late" }] });
  expect(await stored(built, 3)).toMatchObject({ answer: null, lateAnswer: { chosen: "a" } });
});

test("after submission an answer is kept as late, and does not touch what was scored", async () => {
  const built = await buildOpenAttempt(db);
  await save(built, 1, 0, { chosen: "a" });
  await submitAttempt(db, built.student, built.attemptId, minutesAfterStart(built, 2));

  const late = await save(built, 1, 1, { chosen: "b" }, 3);

  expect(late).toEqual({ kind: "received", saved: [{ kind: "late", position: 1, isKept: true }] });
  expect(await stored(built, 1)).toMatchObject({ answer: { chosen: "a" }, revision: 1, lateAnswer: { chosen: "b" } });
});

test("of many concurrent saves of one question with the same base exactly one wins", async () => {
  const built = await buildOpenAttempt(db);

  const results = await Promise.all(["a", "b", "c", "d"].map((chosen) => save(built, 1, 0, { chosen })));

  const kinds = results.map((result) => (result.kind === "received" ? result.saved[0]?.kind : result.kind)).sort();
  expect(kinds).toEqual(["saved", "stale", "stale", "stale"]);
  expect(await stored(built, 1)).toMatchObject({ revision: 1 });
});

test("a question to which there is no way back is not flagged, with the field that is wrong", async () => {
  const { student, attemptId, startedAt } = await buildSectionedAttempt(db, { navigation: "forward" });
  const now = new Date(startedAt.getTime() + 60_000);
  expect(await flagQuestion(db, student, attemptId, { position: 2, flagged: true }, now)).toEqual({
    kind: "impossible",
    errors: { position: expect.stringContaining("no way back") },
  });
  const rows = await db.select().from(attemptItems).where(eq(attemptItems.attemptId, attemptId));
  expect(rows.filter(({ flagged }) => flagged)).toEqual([]);
});

test("a flag is kept while the attempt is open, for its own student only", async () => {
  const built = await buildOpenAttempt(db);
  const stranger = await buildStudent(db);
  const flag = { position: 2, flagged: true };

  const now = minutesAfterStart(built, 1);
  expect(await flagQuestion(db, stranger, built.attemptId, flag, now)).toEqual({ kind: "closed", isKept: false });
  expect(await flagQuestion(db, built.student, built.attemptId, flag, now)).toEqual({ kind: "saved" });
  expect(await stored(built, 2)).toMatchObject({ flagged: true });

  await submitAttempt(db, built.student, built.attemptId, minutesAfterStart(built, 2));
  const unflag = { position: 2, flagged: false };
  expect(await flagQuestion(db, built.student, built.attemptId, unflag, minutesAfterStart(built, 3))).toEqual({
    kind: "closed",
    isKept: true,
  });
  expect(await stored(built, 2)).toMatchObject({ flagged: false });
});
