/**
 * What the triggers maintain: numbers for the draw without gaps, and places in the practice tests, whatever changes in the
 * bank.
 */
import { eq, inArray, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Id, newId } from "../../core/id.ts";
import { drawPlaces, lessons, practicePlaces, practiceTests, questions, questionVersions } from "../../db/schema.ts";
import { buildLesson, unique } from "../../testing/build.ts";
import { db } from "../../testing/test-db.ts";
import { formPracticeTests } from "./commands/form-practice-tests.server.ts";

const NOW = new Date("2026-03-01T09:00:00Z");
const lessonIds = [
  (await buildLesson(db)).lessonId,
  (await buildLesson(db)).lessonId,
  (await buildLesson(db)).lessonId,
];

type Step =
  | { do: "add"; lesson: number; count: number }
  | { do: "move" | "withdraw" | "delete" | "restore" | "reserve" | "release"; which: number[]; lesson: number };

const lesson = fc.nat({ max: lessonIds.length - 1 });
const which = fc.array(fc.nat({ max: 60 }), { minLength: 1, maxLength: 8 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant("add" as const), lesson, count: fc.integer({ min: 1, max: 13 }) }),
  fc.record({
    do: fc.constantFrom("move", "withdraw", "delete", "restore", "reserve", "release"),
    which,
    lesson,
  }),
);

async function apply(given: Step): Promise<void> {
  const lessonId = lessonIds[given.lesson];
  if (!lessonId) throw new Error("missing");
  await db.transaction(async (tx) => {
    if (given.do === "add") {
      const rows = Array.from({ length: given.count }, () => ({
        id: newId<"question">(),
        versionId: newId<"version">(),
      }));
      await tx.insert(questions).values(
        rows.map((row) => ({
          ...row,
          lessonId,
          type: "text",
          needsRationale: false,
          fingerprint: unique("fingerprint"),
          searchText: "",
          createdAt: NOW,
        })),
      );
      await tx.insert(questionVersions).values(
        rows.map(({ id, versionId }) => ({
          id: versionId,
          questionId: id,
          number: 1,
          type: "text",
          content: {},
          solution: {},
        })),
      );
    } else {
      const ids = await someIds(given.which);
      const condition = inArray(questions.id, ids);
      if (given.do === "delete") await tx.delete(questions).where(condition);
      else if (given.do === "move") await tx.update(questions).set({ lessonId }).where(condition);
      else if (given.do === "reserve" || given.do === "release")
        await tx
          .update(questions)
          .set({ isReserved: given.do === "reserve" })
          .where(condition);
      else
        await tx
          .update(questions)
          .set({ withdrawnAt: given.do === "withdraw" ? NOW : null })
          .where(condition);
    }
    await formPracticeTests(tx);
  });
}

async function someIds(numbers: number[]): Promise<Id<"question">[]> {
  const rows = await db.select({ id: questions.id }).from(questions).orderBy(questions.id);
  return rows.length === 0 ? [] : numbers.map((number) => rows[number % rows.length]?.id ?? newId<"question">());
}

async function expectInOrder(): Promise<void> {
  const inUse = await db
    .select()
    .from(questions)
    .where(sql`${questions.withdrawnAt} is null and not ${questions.isReserved}`);
  const drawn = await db.select().from(drawPlaces);
  for (const lessonId of lessonIds) {
    const own = inUse.filter((question) => question.lessonId === lessonId).map(({ id }) => id);
    const numbered = drawn.filter((place) => place.lessonId === lessonId).sort((a, b) => a.number - b.number);
    const [stored] = await db.select().from(lessons).where(eq(lessons.id, lessonId));
    expect(stored?.questionCount).toBe(own.length);
    expect(numbered.map(({ number }) => number)).toEqual(own.map((_, index) => index + 1));
    expect(new Set(numbered.map(({ questionId }) => questionId))).toEqual(new Set(own));
  }

  const line = await db.select().from(practicePlaces);
  const tests = await db.select().from(practiceTests);
  expect(new Set(line.map(({ questionId }) => questionId))).toEqual(new Set(inUse.map(({ id }) => id)));
  for (const { id, openPlaces } of tests) {
    const members = line.filter(({ practiceTestId }) => practiceTestId === id);
    expect(members.length).toBe(10 - openPlaces);
    expect(new Set(members.map(({ position }) => position)).size).toBe(members.length);
  }
  // A test without any question takes the next ten at once.
  const isOpen = tests.some(({ openPlaces }) => openPlaces > 0 && openPlaces < 10);
  const waits = line.filter(({ practiceTestId }) => practiceTestId === null).length;
  expect(waits).toBeLessThan(isOpen ? 1 : 10);
}

test("numbers have no gaps and places are kept, whatever is added, moved, withdrawn, reserved, let out again and deleted", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      for (const given of steps) {
        const before = new Map((await db.select().from(practicePlaces)).map((place) => [place.questionId, place]));
        await apply(given);

        await expectInOrder();
        if (given.do === "restore" || given.do === "release") continue;
        // Who has a place keeps it.
        for (const { questionId, practiceTestId, position } of await db.select().from(practicePlaces)) {
          const had = before.get(questionId);
          if (had?.practiceTestId)
            expect({ practiceTestId, position }).toMatchObject({
              practiceTestId: had.practiceTestId,
              position: had.position,
            });
        }
      }
    }),
    { numRuns: 25 },
  );
}, 120_000);

test("a published version is never changed", async () => {
  const [version] = await db.select().from(questionVersions).limit(1);
  if (!version) throw new Error("missing");

  await expect(
    db
      .update(questionVersions)
      .set({ content: { changed: true } })
      .where(eq(questionVersions.id, version.id)),
  ).rejects.toMatchObject({ cause: { message: expect.stringContaining("A published version is never changed") } });
});
