/** Adaptive tests as tests need them: a bank with questions of each area, and attempts at its shorter form, open or taken. */

import { eq, sql } from "drizzle-orm";
import type { Id } from "../core/id.ts";
import { type Random, seededRandom } from "../core/random.ts";
import type { Db } from "../db/client.ts";
import { adaptiveBanks } from "../db/schema.ts";
import type { Student } from "../modules/accounts/viewer.ts";
import { BankContent } from "../modules/adaptive/bank-content.ts";
import type { Stage } from "../modules/adaptive/calibration.ts";
import { makeBank } from "../modules/adaptive/make-banks.server.ts";
import type { AdaptivePlan } from "../modules/adaptive/plan.ts";
import { findFollowing, openWithNext } from "../modules/attempts/commands/ask-next.server.ts";
import { saveAnswers } from "../modules/attempts/commands/save-answers.server.ts";
import { startPreset } from "../modules/attempts/commands/start-attempt.server.ts";
import { EXAM_PLANS } from "../modules/tests/exam-plans.ts";
import { findPresetToTake } from "../modules/tests/queries/preset-offers.server.ts";
import { adaptivePlanOf } from "../modules/tests/test-version.ts";
import { buildAdmin } from "./build.ts";
import { buildAreaQuestions } from "./build-area-questions.ts";
import { buildStimulus } from "./build-stimulus.ts";

const EXAM = "nclex-rn";

/**
 * So many questions of each area of NCLEX-RN, all of one choice, and one case study, in a bank of its own that is the newest. At another stage
 * than a guess the difficulties of those that stand alone go from −1.5 to 1.5 logits.
 */
export async function buildAdaptiveBank(db: Db, perArea: number, now: Date, stage: Stage = "guess"): Promise<void> {
  const areas = (EXAM_PLANS.find(({ id }) => id === EXAM)?.areas ?? []).map(({ code }) => code);
  const built = [];
  for (const area of areas) built.push(...(await buildAreaQuestions(db, perArea, [area])));
  const { stimulusId } = await buildStimulus(db, await buildAdmin(db), { kind: "case", areas: areas.slice(0, 1) }, now);
  const id = await makeBank(db, EXAM, now);
  const [bank] = await db.select().from(adaptiveBanks).where(eq(adaptiveBanks.id, id));
  const { questions, cases } = BankContent.parse(bank?.content);
  const own = new Set<string>(built.map(({ questionId }) => questionId));
  const content = {
    v: 1,
    questions: questions
      .filter(({ questionId }) => own.has(questionId))
      .map((one, index) => (stage === "guess" ? one : { ...one, stage, thresholds: [(index % 7) / 2 - 1.5] })),
    cases: cases.filter((one) => one.stimulusId === stimulusId),
  };
  // Another file of the same database may have made a bank of a later time.
  const madeAt = sql`(
    select greatest(${adaptiveBanks.madeAt}, max(other.made_at) + interval '1 ms')
    from adaptive_banks as other where other.exam_plan = ${EXAM} and other.id <> ${id}
  )`;
  await db.update(adaptiveBanks).set({ content, madeAt }).where(eq(adaptiveBanks.id, id));
}

/** An attempt at the shorter form that the newest bank is enough for; `over` changes its plan. */
export async function startAdaptive(
  db: Db,
  student: Student,
  now: Date,
  { random = seededRandom(1), over = {} }: { random?: Random; over?: Partial<AdaptivePlan> } = {},
): Promise<Id<"attempt">> {
  const preset = await findPresetToTake(db, EXAM, "shorter");
  const plan = preset && adaptivePlanOf(preset.version);
  if (!preset || !plan) throw new Error("There is no shorter form.");
  const source = { kind: "adaptive" as const, plan: { ...plan, ...over } };
  const sections = preset.version.sections.map((section) => ({ ...section, source }));
  const started = await startPreset(db, student, preset, { ...preset.version, sections }, now, random);
  if (started.kind !== "started") throw new Error(started.kind);
  return started.attemptId;
}

/** Answers the open attempt, one question a minute, to its end or up to so many questions; those that `isWrong` names get the wrong option. */
export async function answerAdaptive(
  db: Db,
  student: Student,
  attemptId: Id<"attempt">,
  start: Date,
  isWrong: (position: number) => boolean,
  upTo = 150,
): Promise<void> {
  for (let minute = 1; minute <= upTo; minute += 1) {
    const now = new Date(start.getTime() + minute * 60_000);
    const found = await openWithNext(db, student, attemptId, now);
    const question = found.kind === "open" ? found.attempt.questions[0] : undefined;
    if (!question) throw new Error("There is no question to answer.");
    const { position, revision } = question;
    const save = { position, basedOn: revision, answer: { chosen: isWrong(position) ? "b" : "a" }, ageMs: 0 };
    await saveAnswers(db, student, attemptId, [save], now, { left: [{ position, ageMs: 0 }] });
    const following = await findFollowing(db, student, attemptId, now);
    if (following && "isOver" in following) return;
  }
}
