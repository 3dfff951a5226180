/**
 * `npm test`: everything that proves the product, in one run. Ends with the line `N passed, N failed, N skipped`,
 * summed over the checks, Vitest and Playwright. A run without a single test is a failure.
 * `npm test -- --changed` runs what the uncommitted changes touch, `--changed=main` what differs from a commit.
 */
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod/mini";
import { messageOf } from "../src/core/errors.ts";
import { projectRoot } from "../src/core/project-root.ts";
import { missingRealSets } from "../src/testing/real-files.ts";
import { buildIfChanged } from "./build.ts";
import { filesChangedSince, listSpecs, specsFor, touchesFaults } from "./changed-tests.ts";
import { runChecks } from "./check.ts";
import { findChromium } from "./find-chromium.ts";
import { runStep } from "./run-step.ts";

/** `failures` are the tests that failed: their names would otherwise be far above the last line. */
type Count = { passed: number; failed: number; skipped: number; failures?: ReadonlyArray<string> };

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.nullish(z.array(z.string())) }),
      ),
    }),
  ),
});
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), skipped: z.number() }),
});

/** What all processes of a run take together at most, as measured on two cores. */
const MEMORY_GB = 6;

const { changed: since } = parseArgs({
  args: process.argv.slice(2).map((argument) => (argument === "--changed" ? "--changed=HEAD" : argument)),
  options: { changed: { type: "string" } },
}).values;
const changed = since === undefined ? null : filesChangedSince(since);
adviseOnMemory();

const folder = await mkdtemp(path.join(tmpdir(), "lamplight-reports-"));
/** Commands and products are started a hundred times from the same sources: what Node made of them is kept for the next one. */
const NODE_COMPILE_CACHE = path.join(folder, "compiled");
const counts: Count[] = [];
try {
  // Some of the tests start the product. Without a build these fail, and the run continues to its last line.
  const building = buildIfChanged().catch((error: unknown) => console.error(messageOf(error)));
  counts.push(await checks());
  await building;
  counts.push(...(await vitests()));
  const specs = changed && specsFor(changed, listSpecs());
  if (specs?.length !== 0) counts.push(await playwright(specs ?? []));
} finally {
  await rm(folder, { recursive: true, force: true });
}

for (const file of missingRealSets()) console.log(`There is no ${file}: its questions were not imported.`);
for (const failure of counts.flatMap(({ failures = [] }) => failures)) console.log(`FAILED ${failure}`);
const total = counts.reduce((sum, count) => ({
  passed: sum.passed + count.passed,
  failed: sum.failed + count.failed,
  skipped: sum.skipped + count.skipped,
}));
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed === 0 ? 0 : 1);

function adviseOnMemory(): void {
  const free = process.availableMemory() / 2 ** 30;
  if (free >= MEMORY_GB) return;
  console.log(
    `Only ${free.toFixed(1)} GB of memory are free, and this run takes up to ${MEMORY_GB}. Close other programs; if something is killed all the same, run the parts one by one: npm run check, npx vitest run, npm run test:faults, npx playwright test --workers=1.`,
  );
}

async function checks(): Promise<Count> {
  const outcomes = await runChecks();
  const passed = outcomes.filter((outcome) => outcome.passed).length;
  return { passed, failed: outcomes.length - passed, skipped: 0 };
}

/**
 * The tests of units and modules, and the short form of the suite of faults (`npm run test:faults` has the long one), which
 * mostly waits for what it broke and so runs beside them.
 */
async function vitests(): Promise<Count[]> {
  const runsFaults = changed === null || touchesFaults(changed);
  const faults = runsFaults ? [vitest("faults", ["--config", "vitest.faults.config.ts"], false)] : [];
  const units = await vitest("vitest", since === undefined ? [] : [`--changed=${since}`, "--passWithNoTests"], true);
  return [units, ...(await Promise.all(faults))];
}

async function vitest(name: string, more: ReadonlyArray<string>, show: boolean): Promise<Count> {
  const report = path.join(folder, `${name}.json`);
  const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`, ...more];
  const { passed, output } = await runStep(
    { name, command: "vitest", args, env: { NODE_ENV: "test", NODE_COMPILE_CACHE } },
    show,
  );
  if (!show) console.log(output);
  const parsed = existsSync(report) ? VitestReport.safeParse(JSON.parse(await readFile(report, "utf8"))) : null;
  if (!parsed?.success) return { passed: 0, failed: 1, skipped: 0 };
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = parsed.data;
  const skipped = numPendingTests + numTodoTests;
  const failures = namesOfFailed(parsed.data);
  return orFailure({ passed: numPassedTests, failed: numFailedTests, skipped, failures }, passed);
}

/** Each failed test with the first line of what it says, and each file that failed as a whole. */
function namesOfFailed({ testResults }: z.infer<typeof VitestReport>): string[] {
  return testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = path.relative(projectRoot(), name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    const isWhole = status === "failed" && failed.length === 0;
    const tests = failed.map((test) => `${file}: ${test.fullName}: ${firstLine(test.failureMessages?.[0] ?? "")}`);
    return isWhole ? [`${file}: ${firstLine(message)}`] : tests;
  });
}

function firstLine(text: string): string {
  return text.split("\n", 1)[0] ?? "";
}

/** `specs` are the files to run; none means all. */
async function playwright(specs: ReadonlyArray<string>): Promise<Count> {
  const report = path.join(folder, "playwright.json");
  try {
    await buildIfChanged();
    const env = { CHROMIUM_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: report, NODE_COMPILE_CACHE };
    const step = { name: "playwright", command: "playwright", args: ["test", "--reporter=list,json", ...specs], env };
    const { passed } = await runStep(step, true);
    const { stats } = PlaywrightReport.parse(JSON.parse(await readFile(report, "utf8")));
    const count = { passed: stats.expected, failed: stats.unexpected, skipped: stats.skipped };
    return orFailure(count, passed);
  } catch (error) {
    console.error(messageOf(error));
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/** A runner that ran nothing, or that failed without saying which test, has failed. */
function orFailure(count: Count, hasPassed: boolean): Count {
  const isEmpty = since === undefined && count.passed + count.failed === 0;
  return isEmpty || (!hasPassed && count.failed === 0) ? { ...count, failed: count.failed + 1 } : count;
}
