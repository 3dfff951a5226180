/** What of an adaptive preset a bank is enough for: all of it, a shorter form, or nothing (P145). Pure. */
import { testTexts } from "../../content/en/tests.ts";
import type { Lack, Offer } from "../tests/presets/offer.ts";
import type { Preset } from "../tests/presets/preset.ts";
import { adaptivePlanOf, questionsIn } from "../tests/test-version.ts";
import type { BankContent } from "./bank-content.ts";
import { isKnown } from "./calibration.ts";
import type { AdaptivePlan } from "./plan.ts";

/** A student can take the whole test so many times without meeting a question twice, as the notes on exams ask for. The page before the start says so in words. */
const TIMES = 3;
/** In the shorter form there are so many questions for each that is asked, or nothing would be adapted. */
const CHOICES = 2;
/** Nothing is offered with fewer questions that stand alone, or with areas that are less than half of the exam. */
const FEWEST = 10;
const LEAST_SHARE = 50;

/** What can be taken of the preset with this bank; null for a preset that is not adaptive. */
export function adaptiveOfferOf(preset: Preset, bank: BankContent): Offer | null {
  const plan = adaptivePlanOf(preset.version);
  if (!plan) return null;
  const alone = plan.maximum - plan.cases * plan.questionsOfCase - plan.pretest;
  const known = bank.questions.filter(({ stage }) => isKnown(stage, plan.known));
  const wholeCases = bank.cases.filter(({ questions }) => questions.every(({ stage }) => isKnown(stage, plan.known)));
  const lacks: Lack[] = [
    ...plan.areas.map(({ area, share }) => {
      const wanted = TIMES * Math.ceil((alone * share) / 100);
      return { areas: [area], available: known.filter((one) => one.area === area).length, asked: 0, wanted };
    }),
    ...(plan.cases > 0
      ? [{ of: "cases" as const, areas: [], available: wholeCases.length, asked: 0, wanted: TIMES * plan.cases }]
      : []),
  ].filter(({ available, wanted }) => available < wanted);
  if (lacks.length === 0) return { kind: "whole" };
  const shorter = shorterPlan(plan, bank);
  return shorter ? { kind: "shorter", preset: shortened(preset, shorter), lacks } : { kind: "none", lacks };
}

/** As many questions as the bank has choices for, whatever is known of their difficulties; null for too few. */
function shorterPlan(plan: AdaptivePlan, { questions, cases }: BankContent): AdaptivePlan | null {
  const stock = plan.areas.map((one) => ({ ...one, count: questions.filter(({ area }) => area === one.area).length }));
  const asked = stock.filter(({ count }) => count >= CHOICES);
  const covered = asked.reduce((sum, { share }) => sum + share, 0);
  if (covered < LEAST_SHARE) return null;
  const areas = asked.map(({ area, share }) => ({ area, share: (share * 100) / covered }));
  const ofCases = Math.min(plan.cases, cases.length);
  const most = plan.minimum - ofCases * plan.questionsOfCase;
  let alone = Math.min(most, Math.floor(asked.reduce((sum, { count }) => sum + count, 0) / CHOICES));
  const fits = (total: number) =>
    asked.every(({ share, count }) => Math.floor((share * total) / covered) * CHOICES <= count);
  while (alone > 0 && !fits(alone)) alone -= 1;
  if (alone < FEWEST) return null;
  const length = alone + ofCases * plan.questionsOfCase;
  return { ...plan, areas, known: "guess", cases: ofCases, pretest: 0, minimum: length, maximum: length, breaks: [] };
}

/** The preset, asked by this plan. */
export function withPlan(preset: Preset, plan: AdaptivePlan): Preset {
  const { version } = preset;
  const sections = version.sections.map((section) => ({ ...section, source: { kind: "adaptive" as const, plan } }));
  return { ...preset, version: { ...version, sections } };
}

function shortened(preset: Preset, plan: AdaptivePlan): Preset {
  const { title, minutes } = preset.version;
  const share = plan.maximum / questionsIn(preset.version);
  const { version, ...shorter } = withPlan(preset, plan);
  return {
    ...shorter,
    version: {
      ...version,
      title: testTexts.shorterForm(title),
      minutes: minutes && Math.max(1, Math.round(minutes * share)),
    },
  };
}
