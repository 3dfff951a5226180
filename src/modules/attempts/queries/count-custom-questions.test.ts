/** What is counted for a custom test is what a start draws from: random banks, histories and choices beside a model of the rules. */
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Id, newId } from "../../../core/id.ts";
import {
  attemptItems,
  attempts,
  questionLabels,
  questions,
  questionVersions,
  studentQuestions,
} from "../../../db/schema.ts";
import { buildAdmin, buildLesson, buildStudent, unique } from "../../../testing/build.ts";
import { buildQuestion, selectAllBody } from "../../../testing/build-attempts.ts";
import { buildStimulus, buildStimulusDraft } from "../../../testing/build-stimulus.ts";
import { db } from "../../../testing/test-db.ts";
import { withdrawStimulus } from "../../stimuli/commands/withdraw-stimulus.server.ts";
import type { CustomChoices } from "../../tests/custom-choices.ts";
import { QUESTION_STATUSES, type QuestionStatus } from "../../tests/test-version.ts";
import { startCustomTest } from "../commands/start-attempt.server.ts";
import { correctnessOf } from "../rules.ts";
import { countCustomQuestions } from "./count-custom-questions.server.ts";

const NOW = new Date("2026-03-01T09:00:00Z");
const AREAS = ["norcet:anatomy", "norcet:nutrition", "gulf:adult"];
const difficulties = [newId<"label">(), newId<"label">()];
await db
  .insert(questionLabels)
  .values(
    difficulties.map((id, index) => ({ id, kind: "difficulty" as const, name: unique("level"), position: index })),
  );

const lessonIds = [(await buildLesson(db)).lessonId, (await buildLesson(db)).lessonId];
const bank = await Promise.all(Array.from({ length: 36 }, (_, index) => buildOne(index)));

/** Of every kind, in an order that mixes lessons, types, difficulties and areas; some withdrawn, some reserved. */
async function buildOne(index: number) {
  const lessonId = lessonIds[index % 2] ?? newId<"lesson">();
  const type = index % 3 === 0 ? "multi-select" : "text";
  const { questionId } = await buildQuestion(db, lessonId, type === "text" ? undefined : selectAllBody());
  const own = {
    areas: AREAS.filter((_, nth) => (index >> nth) % 2 === 0 && index % 5 > 0),
    difficultyId: difficulties[index % 4] ?? null,
    isReserved: index % 11 === 10,
    withdrawnAt: index % 13 === 12 ? NOW : null,
  };
  await db.update(questions).set(own).where(eq(questions.id, questionId));
  return { questionId, lessonId, type, ...own, isInUse: !own.isReserved && !own.withdrawnAt };
}
type InBank = (typeof bank)[number];

type Past = { isAnswered: boolean; earned: number; max: number; flagged: boolean };

function statusesOf(past: Past | null): QuestionStatus[] {
  if (!past) return ["unused"];
  const { isAnswered, flagged, ...score } = past;
  const verdict = correctnessOf({ isAnswered, score });
  return [
    ...(verdict === "wrong" || verdict === "partly" ? [verdict] : []),
    ...(flagged ? (["flagged"] as const) : []),
    ...(isAnswered ? [] : (["blank"] as const)),
  ];
}

const pasts = fc.array(
  fc.option(
    fc.constantFrom<Past>(
      { isAnswered: true, earned: 2, max: 2, flagged: false },
      { isAnswered: true, earned: 1, max: 2, flagged: true },
      { isAnswered: true, earned: 1, max: 2, flagged: false },
      { isAnswered: true, earned: 0, max: 1, flagged: false },
      { isAnswered: true, earned: 0, max: 1, flagged: true },
      { isAnswered: false, earned: 0, max: 1, flagged: false },
    ),
  ),
  { minLength: bank.length, maxLength: bank.length },
);

const some = <Value>(values: ReadonlyArray<Value>) =>
  fc.option(fc.subarray([...values], { minLength: 1 }), { nil: undefined });
const choices: fc.Arbitrary<CustomChoices> = fc.record({
  lessons: fc.subarray(lessonIds, { minLength: 1 }),
  areas: some(AREAS),
  types: some(["text", "multi-select", "matrix"]),
  difficulties: some(difficulties),
  only: some(QUESTION_STATUSES),
  count: fc.integer({ min: 1, max: 25 }),
  minutes: fc.constantFrom(null, 1, 45),
});

function fits(
  { lessons, areas, types, difficulties, only }: CustomChoices,
  question: InBank,
  past: Past | null,
): boolean {
  const { difficultyId } = question;
  return (
    question.isInUse &&
    lessons.includes(question.lessonId) &&
    (!areas || question.areas.some((area) => areas.includes(area))) &&
    (!types || types.includes(question.type)) &&
    (!difficulties || (difficultyId !== null && difficulties.includes(difficultyId))) &&
    (!only || statusesOf(past).some((status) => only.includes(status)))
  );
}

async function askedIn(attemptId: Id<"attempt">): Promise<Id<"question">[]> {
  const rows = await db
    .select({ questionId: questionVersions.questionId })
    .from(attemptItems)
    .innerJoin(questionVersions, eq(questionVersions.id, attemptItems.versionId))
    .where(eq(attemptItems.attemptId, attemptId))
    .orderBy(attemptItems.position);
  return rows.map(({ questionId }) => questionId);
}

test("as many are drawn as were counted, none twice, all of them fit, and the same seed draws the same", async () => {
  await fc.assert(
    fc.asyncProperty(choices, pasts, fc.nat(1000), async (chosen, history, chance) => {
      const student = await buildStudent(db);
      const { studentId } = student;
      const known = bank.flatMap(({ questionId }, index) => {
        const past = history[index];
        return past ? [{ studentId, questionId, exposures: 1, firstAt: NOW, lastAt: NOW, ...past }] : [];
      });
      if (known.length > 0) await db.insert(studentQuestions).values(known);
      const fitting = bank.filter((question, index) => fits(chosen, question, history[index] ?? null));
      const random = () => chance / 1001;

      const counts = await countCustomQuestions(db, student, chosen, NOW);
      const started = await startCustomTest(db, student, chosen, NOW, random);

      expect(counts.total).toBe(fitting.length);
      for (const status of QUESTION_STATUSES) {
        const other: CustomChoices = { ...chosen, only: [status] };
        const alone = bank.filter((question, index) => fits(other, question, history[index] ?? null));
        expect(counts.only.get(status) ?? 0).toBe(alone.length);
      }
      if (started.kind !== "started") {
        expect([started.kind, fitting.length]).toEqual(["no-questions", 0]);
        return;
      }
      const asked = await askedIn(started.attemptId);
      expect(asked).toHaveLength(Math.min(fitting.length, chosen.count ?? 20));
      expect(new Set(asked).size).toBe(asked.length);
      const ids = fitting.map(({ questionId }) => questionId);
      expect(asked.filter((id) => !ids.includes(id))).toEqual([]);

      await db.update(attempts).set({ state: "discarded" }).where(eq(attempts.id, started.attemptId));
      const again = await startCustomTest(db, student, chosen, NOW, random);
      expect(again.kind === "started" && (await askedIn(again.attemptId))).toEqual(asked);
    }),
    { numRuns: 60 },
  );
});

test("what another student did decides nothing", async () => {
  const [one, other] = [await buildStudent(db), await buildStudent(db)];
  const ids = bank.filter(({ isInUse }) => isInUse).map(({ questionId }) => questionId);
  const answered = { exposures: 1, firstAt: NOW, lastAt: NOW, isAnswered: true, earned: 0, max: 1 };
  await db
    .insert(studentQuestions)
    .values(ids.map((questionId) => ({ studentId: other.studentId, questionId, ...answered })));

  const wrongOf = (student: typeof one) =>
    countCustomQuestions(db, student, { lessons: lessonIds, only: ["wrong"] }, NOW);

  expect([(await wrongOf(one)).total, (await wrongOf(other)).total]).toEqual([0, ids.length]);
});

test("as many case studies and trends are drawn whole as are offered: in use, for students, of the lessons, areas and difficulties", async () => {
  const admin = await buildAdmin(db);
  const places = [await buildLesson(db), await buildLesson(db)];
  const units = await Promise.all(
    Array.from({ length: 10 }, async (_, index) => {
      const kind = index % 3 === 2 ? ("trend" as const) : ("case" as const);
      const own = {
        ...(places[index % 2] ?? (await buildLesson(db))),
        areas: index % 4 === 0 ? ["gulf:adult"] : [],
        difficultyId: difficulties[index % 3] ?? null,
        isReserved: index === 3,
      };
      const { stimulusId, versionId, questionIds } = await buildStimulus(db, admin, { kind, ...own }, NOW);
      const isWithdrawn = index === 6;
      if (isWithdrawn) await withdrawStimulus(db, admin, { stimulusId, basedOn: null, isWithdrawn }, NOW);
      return { kind, ...own, versionId, questionIds, isInUse: !isWithdrawn && !own.isReserved };
    }),
  );
  for (const place of places) await buildStimulusDraft(db, admin, place, NOW);
  const chosen: fc.Arbitrary<CustomChoices> = fc.record({
    lessons: fc.subarray(
      places.map(({ lessonId }) => lessonId),
      { minLength: 1 },
    ),
    areas: some(["gulf:adult"]),
    difficulties: some(difficulties),
    types: some(["matrix"]),
    only: some(["wrong"] as const),
    count: fc.constantFrom(0, 5),
    cases: fc.constantFrom(1, 2, 5),
    trends: fc.constantFrom(undefined, 1, 10),
  });
  await fc.assert(
    fc.asyncProperty(chosen, async (choices) => {
      const student = await buildStudent(db);
      const fitting = units.filter(
        ({ lessonId, areas, difficultyId, isInUse }) =>
          isInUse &&
          choices.lessons.includes(lessonId) &&
          (!choices.areas || areas.length > 0) &&
          (!choices.difficulties || (difficultyId !== null && choices.difficulties.includes(difficultyId))),
      );
      const [cases, trends] = ["case", "trend"].map((kind) => fitting.filter((unit) => unit.kind === kind));
      const { units: offered } = await countCustomQuestions(db, student, choices, NOW);
      expect(offered).toEqual({ cases: cases?.length, trends: trends?.length });

      const started = await startCustomTest(db, student, choices, NOW, Math.random);
      const wanted = Math.min(choices.cases ?? 0, offered.cases) + Math.min(choices.trends ?? 0, offered.trends);
      if (started.kind !== "started") {
        expect([started.kind, wanted]).toEqual(["no-questions", 0]);
        return;
      }
      const asked = await askedIn(started.attemptId);
      const whole = fitting.filter(({ questionIds }) => questionIds.some((id) => asked.includes(id)));
      expect(whole).toHaveLength(wanted);
      expect(asked).toHaveLength(whole.reduce((sum, { questionIds }) => sum + questionIds.length, 0));
      for (const { questionIds } of whole) {
        const first = asked.indexOf(questionIds[0] ?? newId());
        expect(asked.slice(first, first + questionIds.length)).toEqual(questionIds);
      }
    }),
    { numRuns: 40 },
  );
});
