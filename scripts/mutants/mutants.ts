/**
 * `npm run test:mutants`: plants faults in the product, one at a time, and says which tier of `npm test -- --changed`
 * finds each. `--seed 1 --count 40` chooses them, `--list` only prints them. `--ref HEAD` names the commit,
 * `--limit 180` the seconds of a run, `--out` the file of results, which a later run continues. `--whole` gives
 * survivors a whole `npm test` as well.
 */
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { SHUTDOWN_SIGNALS } from "../../src/server/shutdown-signals.ts";
import { chooseMutants, describe, diffOf, type Mutant } from "./choose.ts";
import { EQUIVALENT } from "./equivalent.ts";
import { appendResult, type Result, readResults, tableOf } from "./results.ts";
import { runTests } from "./run-tests.ts";
import { failedTestIn, tierOf } from "./tiers.ts";
import { commitOf, openWorktree, readSources, removeWorktree, withMutant } from "./worktree.ts";

/** A whole run takes this long at most. */
const WHOLE_SECONDS = 3600;

const { values: options } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    count: { type: "string", default: "40" },
    ref: { type: "string", default: "HEAD" },
    limit: { type: "string", default: "180" },
    out: { type: "string" },
    list: { type: "boolean", default: false },
    whole: { type: "boolean", default: false },
  },
});
const commit = commitOf(options.ref);
const out = path.resolve(options.out ?? path.join(tmpdir(), `mutants-${commit}.jsonl`));
const stopping = new AbortController();
for (const signal of SHUTDOWN_SIGNALS) process.on(signal, () => stopping.abort());

const folder = await openWorktree(commit);
try {
  const choice = { seed: Number(options.seed), count: Number(options.count), excluded: EQUIVALENT };
  const mutants = chooseMutants(await readSources(folder), choice);
  if (options.list) for (const mutant of mutants) console.log(diffOf(mutant));
  else await runAll(mutants);
} finally {
  await removeWorktree(folder);
}
process.exit(stopping.signal.aborted ? 130 : 0);

async function runAll(mutants: ReadonlyArray<Mutant>): Promise<void> {
  console.log(`Results: ${out}`);
  await runEach(mutants, "changed");
  if (options.whole) {
    const survivors = new Set((await readResults(out)).filter(({ tier }) => tier === null).map(({ id }) => id));
    await runEach(
      mutants.filter(({ id }) => survivors.has(id)),
      "whole",
    );
  }
  const chosen = new Set(mutants.map(({ id }) => id));
  console.log(`\n${tableOf((await readResults(out)).filter(({ id }) => chosen.has(id)))}`);
}

/** Runs those without a result of this kind. */
async function runEach(mutants: ReadonlyArray<Mutant>, run: Result["run"]): Promise<void> {
  const done = new Set((await readResults(out)).filter((result) => result.run === run).map(({ id }) => id));
  for (const mutant of mutants.filter(({ id }) => !done.has(id))) {
    const result = await withMutant(folder, mutant, () => runOne(mutant, run));
    if (stopping.signal.aborted) return;
    await appendResult(out, result);
    console.log(`${result.tier ?? "survived"} ${result.seconds} s ${result.id}: ${result.test}`);
  }
}

async function runOne(mutant: Mutant, run: Result["run"]): Promise<Result> {
  const isWhole = run === "whole";
  const args = isWhole ? ["--bail"] : ["--changed", "--bail"];
  const limits = { seconds: isWhole ? WHOLE_SECONDS : Number(options.limit), signal: stopping.signal };
  const { hasFailed, isOverLimit, output, seconds } = await runTests(folder, args, limits);
  const failed = failedTestIn(output);
  const isFound = hasFailed || failed !== null;
  const ending = isOverLimit ? "stopped at the limit" : (output.trimEnd().split("\n").at(-1) ?? "");
  return {
    id: mutant.id,
    mutation: describe(mutant),
    run,
    tier: isFound ? tierOf(output) : null,
    test: failed ?? ending,
    seconds,
  };
}
