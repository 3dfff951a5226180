/**
 * `npm run simulate -- [--students N] [--preset nclex-rn] [--seed N] [--own-bank]`: adaptive tests of students whose ability is known, on a
 * generated bank of 1,500 questions, or on that of the installation as its students get it today. Prints for each ability how many came out
 * at or above the cut, how long their tests were and how far off the estimates, and how evenly the bank was used. Without `--own-bank` it
 * needs no database, and the same options print the same.
 */
import { parseArgs } from "node:util";
import { messageOf, OperatorError } from "../core/errors.ts";
import { bankOf } from "../modules/adaptive/bank-content.ts";
import { ADAPTIVE_PRESETS, type AdaptivePreset } from "../modules/adaptive/nclex.ts";
import type { AdaptivePlan } from "../modules/adaptive/plan.ts";
import { loadNewestBank } from "../modules/adaptive/queries/find-bank.server.ts";
import type { Bank } from "../modules/adaptive/selection.ts";
import { generateBank, simulate } from "../modules/adaptive/simulation.ts";
import { findPresetOffer } from "../modules/tests/queries/preset-offers.server.ts";
import { adaptivePlanOf } from "../modules/tests/test-version.ts";
import { readSettings } from "../server/env.ts";
import { runCommand, withDatabase } from "./run-command.ts";

const USAGE = `Usage: npm run simulate -- [--students N] [--preset ${ADAPTIVE_PRESETS.map(({ id }) => id).join("|")}] [--seed N] [--own-bank]`;
const THETAS = [-1, -0.5, -0.25, 0, 0.25, 0.5, 1];
/** Difficulties in logits: normal, with this deviation around 0. */
const BANK = { questions: 1_500, deviation: 1.1 };

await runCommand(run);

async function run(): Promise<number> {
  const { students, preset, seed, isOwnBank } = readOptions();
  const { plan, bank, about } = isOwnBank ? await ownBank(preset) : generated(preset, seed);
  const { cells, exposure } = simulate(plan, bank, { thetas: THETAS, students, seed });
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const logits = (value: number) => value.toFixed(3);
  console.log(
    `${preset.id}${about}: ${students} students of each ability, ${bank.questions.length} questions that stand alone, ${bank.cases.length} case studies`,
  );
  console.table(
    cells.map((cell) => ({
      ability: cell.theta,
      "at or above": percent(cell.atOrAbove),
      length: cell.meanLength.toFixed(1),
      "at minimum": percent(cell.atMinimum),
      "at maximum": percent(cell.atMaximum),
      bias: logits(cell.bias),
      RMSE: logits(cell.rmse),
      "content off by": `${cell.contentDeviation.mean.toFixed(2)}, worst ${cell.contentDeviation.worst.toFixed(2)}`,
    })),
  );
  console.log("questions by the share of tests that asked them:");
  for (const [bin, count] of exposure.histogram.entries()) {
    if (count > 0) console.log(`  ${bin === 10 ? "50 % or more" : `${bin * 5} to ${bin * 5 + 5} %`}: ${count}`);
  }
  console.log(
    `never asked ${percent(exposure.neverAsked)}, two tests share ${percent(exposure.overlap)} of their questions`,
  );
  return 0;
}

type Simulated = { plan: AdaptivePlan; bank: Bank; about: string };

function generated({ plan }: AdaptivePreset, seed: number): Simulated {
  return { plan, bank: generateBank(plan, { ...BANK, seed }), about: "" };
}

/** What of the preset can be taken today, and the questions it is taken from. */
async function ownBank({ id }: AdaptivePreset): Promise<Simulated> {
  return withDatabase(readSettings(process.env), async ({ db }) => {
    const found = await findPresetOffer(db, id);
    const shorter = found?.offer.kind === "shorter" ? found.offer.preset : null;
    const taken = found?.offer.kind === "whole" ? found.preset : shorter;
    const plan = taken && adaptivePlanOf(taken.version);
    if (!plan) throw new OperatorError("The bank is too small for any test.");
    const { content } = await loadNewestBank(db, plan.examPlan);
    const about = shorter ? `, shorter form of ${plan.maximum} questions` : "";
    return { plan, bank: bankOf(plan, content, new Map()), about };
  });
}

function readOptions() {
  const given = parsed();
  const preset = ADAPTIVE_PRESETS.find(({ id }) => id === (given.preset ?? "nclex-rn"));
  const [students, seed] = [Number(given.students ?? 100), Number(given.seed ?? 1)];
  if (!preset || !Number.isSafeInteger(students) || students < 1 || !Number.isSafeInteger(seed))
    throw new OperatorError(USAGE);
  return { preset, students, seed, isOwnBank: given["own-bank"] === true };
}

function parsed() {
  try {
    const text = { type: "string" } as const;
    const options = { students: text, preset: text, seed: text, "own-bank": { type: "boolean" } } as const;
    return parseArgs({ options }).values;
  } catch (error) {
    throw new OperatorError(`${messageOf(error)}\n${USAGE}`);
  }
}
