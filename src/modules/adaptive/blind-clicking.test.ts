/** Students who click without reading: the band that is shown of their results, on the demo bank and on a bank with measured difficulties. */
import { beforeAll, expect, test } from "vitest";
import { newId } from "../../core/id.ts";
import { seededRandom } from "../../core/random.ts";
import { parseSolvedItem, type QuestionBody } from "../../items/registry/models.ts";
import { scoreItem } from "../../items/registry/scorers.server.ts";
import { blindPoints } from "../../testing/blind-answers.ts";
import { inForm } from "../../testing/test-form.ts";
import { demoStimuli } from "../demo/content/demo-stimuli.ts";
import { demoSubjects } from "../demo/content/demo-subjects.ts";
import type { DemoQuestion } from "../demo/content/shape.ts";
import { areasOf, bodyOf, DEMO_LOGITS, difficultyOf } from "../demo/demo-question.ts";
import { areaOfPlan } from "../tests/exam-plans.ts";
import { NCLEX } from "../tests/presets/nclex.ts";
import { adaptivePlanOf } from "../tests/test-version.ts";
import { type BankContent, bankOf } from "./bank-content.ts";
import { guessedThresholds } from "./calibration.ts";
import { ADAPTIVE_PRESETS } from "./nclex.ts";
import { adaptiveOfferOf } from "./offer.ts";
import { type Band, placementOf } from "./outcome.ts";
import type { AdaptivePlan } from "./plan.ts";
import { type Bank, scoredOf } from "./selection.ts";
import { type Earn, generateBank, simulateAnswers } from "./simulation.ts";

const EXAM = "nclex-rn";
const CLICKERS = inForm({ short: 40, long: 1_000 });

/** The questions of the demo content by their ids, and those among them that stand in case studies. */
const bodies = new Map<string, QuestionBody>();
const inCases: QuestionBody[] = [];
const demo: BankContent = { v: 1, questions: [], cases: [] };

/** The bank of the demo content as a night makes it, before anybody has answered. */
beforeAll(() => {
  const add = (question: DemoQuestion, ofLesson: ReadonlyArray<string>, difficulty: string) => {
    const { areas, step: _, ...written } = question;
    const [body, questionId] = [bodyOf(written), newId<"question">()];
    const { max } = scoreItem(parseSolvedItem({ ...body, answer: null }));
    bodies.set(questionId, body);
    return {
      ...{ questionId, versionId: newId<"version">(), area: areaOfPlan(areasOf(ofLesson, areas), EXAM) },
      thresholds: guessedThresholds(DEMO_LOGITS.get(difficulty) ?? 0, max),
      ...{ stage: "guess" as const, parametersId: null },
    };
  };
  const lessons = demoSubjects
    .filter(({ courses }) => courses.includes("NCLEX-RN"))
    .flatMap((subject) => subject.lessons);
  for (const { areas, questions } of lessons) {
    for (const question of questions) {
      const { area, ...row } = add(question, areas, difficultyOf(question.type));
      if (area !== null) demo.questions.push({ ...row, area, isJudgment: false, exposure: 0 });
    }
  }
  for (const { kind, lesson, difficulty, questions } of demoStimuli) {
    const areas = lessons.find(({ title }) => title === lesson)?.areas;
    if (kind !== "case" || !areas || areaOfPlan(areas, EXAM) === null) continue;
    const rows = questions.map((question) => add(question, areas, difficulty));
    inCases.push(...rows.flatMap(({ questionId }) => bodies.get(questionId) ?? []));
    const ids = { stimulusId: newId<"stimulus">(), stimulusVersionId: newId<"stimulus-version">() };
    demo.cases.push({ ...ids, exposure: 0, questions: rows });
  }
});

function clickBlindly(plan: AdaptivePlan, bank: Bank, earn: Earn) {
  return Array.from({ length: CLICKERS }, (_, student) => {
    const { estimate, error, rule, log } = simulateAnswers(plan, bank, earn, 20_261_201 + student);
    const endedBy = rule === "no-questions" ? ("bank" as const) : rule;
    return { ability: estimate, error, endedBy, asked: log.length, scored: scoredOf(log).length };
  });
}

const shareOf = (bands: ReadonlyArray<Band>, ...wanted: Band[]) =>
  bands.filter((band) => wanted.includes(band)).length / bands.length;

test("on the demo bank no blind clicker gets a band: by labels of authors nearly all would be near the standard", () => {
  const preset = NCLEX.find(({ id }) => id === EXAM);
  const offer = preset && adaptiveOfferOf(preset, demo);
  const plan = offer?.kind === "shorter" ? adaptivePlanOf(offer.preset.version) : null;
  if (!plan) throw new Error("The demo bank is enough for the shorter form.");
  const results = clickBlindly(plan, bankOf(plan, demo, new Map()), ({ questionId, thresholds }, random) => {
    const body = bodies.get(questionId);
    return body ? Math.min(blindPoints(body, random), thresholds.length) : 0;
  });
  const shown = results.map((result) => placementOf(result, plan));
  expect(shown.every(({ band, isCompared }) => band === "unmeasured" && !isCompared)).toBe(true);
  const asIfMeasured = results.map((result) => placementOf(result, { ...plan, known: "usable" }).band);
  expect(shareOf(asIfMeasured, "near", "above")).toBeGreaterThan(0.5);
});

test.each(ADAPTIVE_PRESETS)(
  "on a bank with measured difficulties fewer than 1 % of blind clickers end near or above: $id",
  ({ plan }) => {
    const bank = generateBank(plan, { questions: 1_500, deviation: 1.1, seed: 7 });
    // A question of one point has four options; one of several earns what blind clicking earns in the case studies of the demo content.
    const random = seededRandom(7);
    const shares = inCases.map((body) => {
      const { max } = scoreItem(parseSolvedItem({ ...body, answer: null }));
      return Array.from({ length: 50 }, () => blindPoints(body, random) / max).reduce((sum, one) => sum + one, 0) / 50;
    });
    const shareById = new Map(
      bank.cases
        .flatMap(({ questions }) => questions)
        .map(({ questionId }, index) => [questionId, shares[index % shares.length] ?? 0]),
    );
    const results = clickBlindly(plan, bank, ({ questionId, thresholds }, chance) => {
      const share = thresholds.length === 1 ? 0.25 : (shareById.get(questionId) ?? 0);
      return thresholds.filter(() => chance() < share).length;
    });
    const bands = results.map((result) => placementOf(result, plan).band);
    expect(shareOf(bands, "above", "near", "below")).toBe(1);
    expect(shareOf(bands, "near", "above")).toBeLessThan(0.01);
  },
);
