import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CONSENT_VERSION } from "../../content/en/consent.ts";
import { newId } from "../../core/id.ts";
import { seededRandom } from "../../core/random.ts";
import { openDatabase } from "../../db/client.ts";
import { adaptiveResults, auditEntries, realOutcomes, standardJudges, standards } from "../../db/schema.ts";
import { buildAdmin, buildLesson, buildStudent } from "../../testing/build.ts";
import { answerAdaptive, buildAdaptiveBank, startAdaptive } from "../../testing/build-adaptive.ts";
import { buildResult } from "../../testing/build-attempts.ts";
import { createDatabase } from "../../testing/other-databases.ts";
import { ADAPTIVE_PRESETS } from "../adaptive/nclex.ts";
import type { AdaptivePlan } from "../adaptive/plan.ts";
import { findAdaptiveResult } from "../adaptive/queries/find-adaptive-result.server.ts";
import { findPresetToTake } from "../tests/queries/preset-offers.server.ts";
import { adaptivePlanOf } from "../tests/test-version.ts";
import { beginSecondRound, giveUpPanel, rateQuestion, setStandard, startPanel } from "./commands/run-panel.server.ts";
import { takeBackOutcome, tellOutcome } from "./commands/tell-outcome.server.ts";
import { loadPanel } from "./panel.server.ts";
import { findPanel, findRating } from "./queries/find-panel.server.ts";
import { findAlike, findReliability } from "./queries/find-reliability.server.ts";
import { listStandards } from "./queries/list-standards.server.ts";
import { findExamToAskAbout, listOwnOutcomes } from "./queries/own-outcomes.server.ts";
import { findPracticeStandard } from "./queries/practice-standard.server.ts";
import { cutOf } from "./standard.ts";

// A database of its own: the bank is about all questions of an installation.
const { url } = await createDatabase();
const database = await openDatabase({ url });
const { db } = database;
afterAll(() => database.close());

const NOW = new Date("2026-11-26T08:00:00Z");
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const EXAM = "nclex-rn";
const admin = await buildAdmin(db);
const NAMES = ["Anita Rao", "Meera Joshi", "Sunil Das", "Ravi Nair"];

beforeAll(() => buildAdaptiveBank(db, 6, NOW, "usable"));

async function begin() {
  const started = await startPanel(db, admin, { presetId: EXAM, judges: NAMES }, NOW, seededRandom(3));
  if (started.kind !== "started") throw new Error(started.kind);
  const panel = await loadPanel(db, started.standardId);
  if (!panel) throw new Error("There is a panel.");
  return { ...started, panel };
}

type Begun = Awaited<ReturnType<typeof begin>>;

async function rateAll({ standardId, panel }: Begun, judge: number, percent: (position: number) => number) {
  const judgeId = panel.judges[judge]?.id ?? newId<"judge">();
  for (const position of panel.questions.keys()) {
    const place = { standardId, judgeId, position: position + 1 };
    const { kind } = await rateQuestion(db, admin, place, percent(position + 1));
    if (kind !== "saved") return kind;
  }
  return "saved";
}

test("a bank with too few questions of known difficulty starts no panel, and says how many it has", async () => {
  const [, pn] = await listStandards(db, admin);
  expect(pn).toMatchObject({ presetId: "nclex-pn", standard: null, atWork: null, rateable: 0 });
  const judges = NAMES.slice(0, 3);
  expect(await startPanel(db, admin, { presetId: "nclex-pn", judges }, NOW)).toEqual({ kind: "too-few" });
  expect(await startPanel(db, admin, { presetId: "nothing", judges }, NOW)).toEqual({ kind: "too-few" });
});

test("a panel rates in two rounds; only who has finished the first is in the second, and its mean becomes the standard of tests that start", async () => {
  const begun = await begin();
  const { standardId, panel } = begun;
  expect(await startPanel(db, admin, { presetId: EXAM, judges: NAMES }, NOW)).toEqual({ kind: "at-work" });
  const count = panel.questions.length;
  expect(count).toBe((await listStandards(db, admin))[0]?.rateable);
  expect(new Set(panel.questions.map(({ questionId }) => questionId)).size).toBe(count);

  for (const [judge, percent] of [60, 70, 80].entries())
    expect(await rateAll(begun, judge, () => percent)).toBe("saved");
  expect((await findPanel(db, admin, standardId))?.agreement[1]).not.toBeNull();
  const [first, , third, slow] = panel.judges;
  if (!first || !third || !slow) throw new Error("There are four judges.");
  await rateQuestion(db, admin, { standardId, judgeId: slow.id, position: 1 }, 10);
  // What the others said is seen in the second round only.
  expect(await findRating(db, admin, { standardId, judgeId: first.id, position: 1 })).toMatchObject({
    ...{ round: 1, percent: 60, first: null },
  });
  expect(await setStandard(db, admin, standardId, NOW)).toEqual({ kind: "not-found" });

  expect(await beginSecondRound(db, admin, standardId)).toEqual({ kind: "begun" });
  expect(await beginSecondRound(db, admin, standardId)).toEqual({ kind: "begun" });
  expect(await findRating(db, admin, { standardId, judgeId: first.id, position: 1 })).toMatchObject({
    ...{ round: 2, percent: 60, rated: count },
    first: { own: 60, all: { lowest: 60, mean: 70, highest: 80 }, facility: null },
  });
  expect(await findRating(db, admin, { standardId, judgeId: slow.id, position: 1 })).toBeNull();
  expect(await rateQuestion(db, admin, { standardId, judgeId: slow.id, position: 1 }, 50)).toEqual({
    kind: "not-found",
  });
  expect(await rateAll(begun, 2, () => 74)).toBe("saved");

  const shown = await findPanel(db, admin, standardId);
  expect(shown?.judges.map(({ isIn }) => isIn)).toEqual([true, true, true, false]);
  expect(shown?.apart[0]).toMatchObject({ lowest: 60, highest: 74 });
  const difficulties = panel.questions.map(({ difficulty }) => difficulty);
  const cuts = [60, 70, 74].map((percent) =>
    cutOf(
      difficulties,
      difficulties.map(() => percent),
    ),
  );
  const mean = cuts.reduce((sum, cut) => sum + cut, 0) / 3;
  expect(shown?.agreement[2]?.cut).toBeCloseTo(mean, 9);

  // Before it is set, tests stand beside the number of the exam.
  const student = await buildStudent(db);
  const before = await findPresetToTake(db, EXAM, "shorter");
  expect(before && adaptivePlanOf(before.version)).toMatchObject({ cut: 0, standardId: null });
  const oldAttempt = await startAdaptive(db, student, NOW);

  expect(await setStandard(db, admin, standardId, NOW)).toEqual({ kind: "set" });
  expect(await setStandard(db, admin, standardId, NOW)).toEqual({ kind: "not-found" });
  const standard = await findPracticeStandard(db, EXAM);
  expect(standard).toMatchObject({ id: standardId, judges: 3, setAt: NOW });
  expect(standard?.cut).toBeCloseTo(mean, 9);
  const preset = await findPresetToTake(db, EXAM, "shorter");
  expect(preset && adaptivePlanOf(preset.version)).toMatchObject({ cut: standard?.cut, standardId });

  // A test that ran then keeps its line; one that starts now is decided by the new one.
  await answerAdaptive(db, student, oldAttempt, NOW, (position) => position % 2 === 0);
  const another = await buildStudent(db);
  const newAttempt = await startAdaptive(db, another, later(1));
  await answerAdaptive(db, another, newAttempt, later(1), (position) => position % 2 === 0);
  const cutOfResult = async (studentId: typeof student.studentId) =>
    (await db.select().from(adaptiveResults).where(eq(adaptiveResults.studentId, studentId)))[0]?.cut;
  expect(await cutOfResult(student.studentId)).toBe(0);
  expect(await cutOfResult(another.studentId)).toBeCloseTo(mean, 9);

  const actions = await db.select({ action: auditEntries.action }).from(auditEntries);
  const own = actions.map(({ action }) => action).filter((action) => action.startsWith("standard."));
  expect(own).toEqual(["standard.started", "standard.set"]);
});

test("a panel that is given up is gone with its ratings, and the standard that holds stays; the one set last holds", async () => {
  const begun = await begin();
  await rateAll(begun, 0, () => 50);
  expect(await giveUpPanel(db, admin, begun.standardId, NOW)).toEqual({ kind: "given-up" });
  expect(await giveUpPanel(db, admin, begun.standardId, NOW)).toEqual({ kind: "not-found" });
  expect(await db.$count(standardJudges, eq(standardJudges.standardId, begun.standardId))).toBe(0);
  const held = await findPracticeStandard(db, EXAM);
  expect(held).not.toBeNull();

  const again = await begin();
  for (const judge of [0, 1, 2]) await rateAll(again, judge, () => 50);
  await beginSecondRound(db, admin, again.standardId);
  await setStandard(db, admin, again.standardId, later(400));
  expect((await findPracticeStandard(db, EXAM))?.id).toBe(again.standardId);
  expect(await db.$count(standards)).toBe(2);
});

/** A student whose last whole simulation came to this. */
async function buildWhole(ability: number, over: { isShorter?: boolean; asked?: number } = {}) {
  const student = await buildStudent(db);
  const { lessonId } = await buildLesson(db);
  const { resultId } = await buildResult(db, student, { answers: [{ lessonId, isCorrect: true }] });
  await db.insert(adaptiveResults).values({
    ...{
      resultId,
      studentId: student.studentId,
      presetId: EXAM,
      isShorter: false,
      completedAt: NOW,
      ability,
      error: 0.24,
    },
    ...{ cut: 0.1, isAtOrAbove: true, endedBy: "maximum", asked: 85, scored: 70, details: { path: [], areas: [] } },
    ...over,
  });
  return student;
}

const PASSED = { presetId: EXAM, hasPassed: "yes", consent: CONSENT_VERSION } as const;

test("a student tells of the real exam beside a whole simulation that was not broken off, changes it and takes it back", async () => {
  const none = await buildStudent(db);
  const shorter = await buildWhole(1, { isShorter: true });
  const brokenOff = await buildWhole(1, { asked: 84 });
  for (const student of [none, shorter, brokenOff]) {
    expect(await tellOutcome(db, student, PASSED, NOW)).toEqual({ kind: "nothing-to-compare" });
    expect(await listOwnOutcomes(db, student)).toEqual([]);
  }
  const student = await buildWhole(0.5);
  expect(await findExamToAskAbout(db, student, later(27))).toBeNull();
  expect(await findExamToAskAbout(db, student, later(29))).toBe(EXAM);
  expect(await listOwnOutcomes(db, student)).toEqual([{ presetId: EXAM, told: null }]);
  expect(await tellOutcome(db, student, PASSED, later(29))).toEqual({ kind: "told" });
  expect(await tellOutcome(db, student, { ...PASSED, hasPassed: "no" }, later(30))).toEqual({ kind: "told" });
  expect(await listOwnOutcomes(db, student)).toMatchObject([{ told: { hasPassed: false, toldAt: later(30) } }]);
  expect(await findExamToAskAbout(db, student, later(60))).toBeNull();
  const stored = await db.select().from(realOutcomes).where(eq(realOutcomes.studentId, student.studentId));
  expect(stored).toMatchObject([{ ability: 0.5, error: 0.24, cut: 0.1, consentVersion: CONSENT_VERSION }]);
  expect(await takeBackOutcome(db, student, EXAM)).toEqual({ kind: "taken-back" });
  expect(await listOwnOutcomes(db, student)).toEqual([{ presetId: EXAM, told: null }]);
});

test("outcomes are only counted until there are enough of them, and then compared with their chances", async () => {
  const tell = async (count: number, ability: number, passed: number) => {
    const built = Array.from({ length: count }, () => buildStudent(db));
    const rows = (await Promise.all(built)).map(({ studentId }, index) => ({
      ...{ studentId, presetId: EXAM, hasPassed: index < passed, toldAt: NOW, ability, error: 0.24, cut: 0.1 },
      ...{ consentVersion: CONSENT_VERSION, consentWording: "I agree." },
    }));
    await db.insert(realOutcomes).values(rows);
  };
  await tell(150, 1.1, 140);
  expect(await findReliability(db, EXAM)).toEqual({ kind: "collecting", outcomes: 150, failures: 10 });
  expect(await findAlike(db, EXAM, { theta: 1, error: 0.2 }, 0.1)).toBeNull();
  await tell(50, -0.6, 20);
  const published = await findReliability(db, EXAM);
  expect(published).toMatchObject({ kind: "published", outcomes: 200, failures: 40 });
  expect(published.kind === "published" && published.groups.map(({ count }) => count)).toEqual([50, 0, 0, 0, 150]);
  expect(await findAlike(db, EXAM, { theta: 1, error: 0.2 }, 0.1)).toMatchObject({ count: 150, passed: 140 });
  expect(await findAlike(db, EXAM, { theta: 0.1, error: 0.2 }, 0.1)).toBeNull();

  // A result says so only of a test that was taken to its minimum.
  const alikeOf = async (over: Parameters<typeof buildWhole>[1], planOver: Partial<AdaptivePlan> = {}) => {
    const { studentId } = await buildWhole(1.1, over);
    const [row] = await db.select().from(adaptiveResults).where(eq(adaptiveResults.studentId, studentId));
    const [preset] = ADAPTIVE_PRESETS;
    if (!row || !preset) throw new Error("There are both.");
    const where = { resultId: row.resultId, bankId: newId<"adaptive-bank">(), plan: { ...preset.plan, ...planOver } };
    return (await findAdaptiveResult(db, where, []))?.alike;
  };
  expect(await alikeOf({})).toMatchObject({ count: 150, passed: 140 });
  expect(await alikeOf({ asked: 84 })).toBeNull();
  // The plan of the shorter form takes questions of any difficulty.
  expect(await alikeOf({ isShorter: true }, { known: "guess" })).toBeNull();
});
