/**
 * `npm run simulate -- [--students N] [--preset nclex-rn] [--seed N]`: adaptive tests of students whose ability is known, on a generated bank of
 * 1,500 questions. Prints for each ability how many came out at or above the cut, how long their tests were and how far off the estimates,
 * and how evenly the bank was used. Needs no database. The same options print the same.
 */
import { parseArgs } from "node:util";
import { messageOf, OperatorError } from "../core/errors.ts";
import { ADAPTIVE_PRESETS } from "../modules/adaptive/nclex.ts";
import { generateBank, simulate } from "../modules/adaptive/simulation.ts";
import { runCommand } from "./run-command.ts";

const USAGE = `Usage: npm run simulate -- [--students N] [--preset ${ADAPTIVE_PRESETS.map(({ id }) => id).join("|")}] [--seed N]`;
const THETAS = [-1, -0.5, -0.25, 0, 0.25, 0.5, 1];
/** Difficulties in logits: normal, with this deviation around 0. */
const BANK = { questions: 1_500, deviation: 1.1 };

await runCommand(run);

async function run(): Promise<number> {
  const { students, preset, seed } = readOptions();
  const { plan } = preset;
  const bank = generateBank(plan, { ...BANK, seed });
  const { cells, exposure } = simulate(plan, bank, { thetas: THETAS, students, seed });
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const logits = (value: number) => value.toFixed(3);
  console.log(
    `${preset.id}: ${students} students of each ability, ${BANK.questions} questions, ${bank.cases.length} case studies`,
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

function readOptions() {
  const given = parsed();
  const preset = ADAPTIVE_PRESETS.find(({ id }) => id === (given.preset ?? "nclex-rn"));
  const [students, seed] = [Number(given.students ?? 100), Number(given.seed ?? 1)];
  if (!preset || !Number.isSafeInteger(students) || students < 1 || !Number.isSafeInteger(seed))
    throw new OperatorError(USAGE);
  return { preset, students, seed };
}

function parsed() {
  try {
    const options = { students: { type: "string" }, preset: { type: "string" }, seed: { type: "string" } } as const;
    return parseArgs({ options }).values;
  } catch (error) {
    throw new OperatorError(`${messageOf(error)}\n${USAGE}`);
  }
}
