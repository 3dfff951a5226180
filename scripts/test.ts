/**
 * `npm test`: the checks, units with the database, components, fault tests in their short form, browser journeys, and tests that measure
 * cost, in one run. Ends with the line `N passed, N failed, N skipped`, summed over all of them. A run without a single test is a failure.
 * `npm test -- --changed` runs what the uncommitted changes touch, `--changed=main` what differs from a commit, with the long tests of
 * the folders that changed. `--bail` stops at the first failure. What no commit should wait for is in `npm run test:long`.
 */
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { messageOf } from "../src/core/errors.ts";
import { missingRealSets } from "../src/testing/real-files.ts";
import { buildIfChanged } from "./build.ts";
import { filesChangedSince, listLongTests, listSpecs, longTestsFor, specsFor, touchesFaults } from "./changed-tests.ts";
import { runChecks } from "./check.ts";
import { findChromium } from "./find-chromium.ts";
import { runStep } from "./run-step.ts";
import {
  type Failure,
  failuresOfPlaywright,
  failuresOfVitest,
  PlaywrightReport,
  VitestReport,
} from "./test-reports.ts";

/** `failures` are the tests that failed: their names would otherwise be far above the last line. */
type Count = { passed: number; failed: number; skipped: number; failures?: ReadonlyArray<string> };
type Tier = { name: string; run: () => Promise<Count> };

/** What all processes of a run take together at most, as measured on two cores. */
const MEMORY_GB = 6;

const { changed: since, bail } = parseArgs({
  args: process.argv.slice(2).map((argument) => (argument === "--changed" ? "--changed=HEAD" : argument)),
  options: { changed: { type: "string" }, bail: { type: "boolean", default: false } },
}).values;
const changed = since === undefined ? null : filesChangedSince(since);
adviseOnMemory();

const folder = await mkdtemp(path.join(tmpdir(), "lamplight-reports-"));
/** Commands and products are started a hundred times from the same sources: what Node made of them is kept for the next one. */
const NODE_COMPILE_CACHE = path.join(folder, "compiled");
const counts: Count[] = [];
const times: string[] = [];
try {
  for (const tier of tiers()) {
    const began = performance.now();
    const count = await tier.run().catch(failureOf);
    counts.push(count);
    times.push(
      `${tier.name} ${Math.round((performance.now() - began) / 1000)} s, ${count.passed + count.failed} tests`,
    );
    if (bail && count.failed > 0) break;
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

for (const file of missingRealSets()) console.log(`There is no ${file}: its questions were not imported.`);
for (const failure of counts.flatMap(({ failures = [] }) => failures)) console.log(`FAILED ${failure}`);
console.log(times.join("; "));
const total = counts.reduce((sum, count) => ({
  passed: sum.passed + count.passed,
  failed: sum.failed + count.failed,
  skipped: sum.skipped + count.skipped,
}));
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed === 0 ? 0 : 1);

/** A tier that cannot run has failed. */
function failureOf(error: unknown): Count {
  console.error(messageOf(error));
  return { passed: 0, failed: 1, skipped: 0 };
}

function adviseOnMemory(): void {
  const free = process.availableMemory() / 2 ** 30;
  if (free >= MEMORY_GB) return;
  console.log(
    `Only ${free.toFixed(1)} GB of memory are free, and this run takes up to ${MEMORY_GB}. Close other programs; if something is killed all the same, run the parts one by one: npm run check, npx vitest run, npx vitest run --config vitest.faults.config.ts, npx playwright test --workers=1.`,
  );
}

/** The tiers of this run in their order: what fails soonest comes first. */
function tiers(): Tier[] {
  const specs = changed && specsFor(changed, listSpecs());
  const longTests = changed ? longTestsFor(changed, listLongTests()) : [];
  const ofChange = since === undefined ? [] : [`--changed=${since}`, "--passWithNoTests"];
  const components = ["--config", "vitest.components.config.ts", ...ofChange];
  const faults = ["--config", "vitest.faults.config.ts"];
  const withFaults = changed === null || touchesFaults(changed);
  const costs = ["--config", "vitest.cost.config.ts", ...(withFaults ? [] : ofChange)];
  return [
    { name: "static", run: checks },
    { name: "unit", run: () => vitest("unit", ofChange) },
    { name: "component", run: async () => vitest("component", components, browserEnvironment()) },
    ...(withFaults ? [{ name: "fault", run: () => vitest("fault", faults) }] : []),
    ...(specs?.length === 0 ? [] : [{ name: "browser", run: () => playwright(specs ?? []) }]),
    { name: "cost", run: () => vitest("cost", costs) },
    ...(longTests.length === 0
      ? []
      : [{ name: "long", run: () => vitest("long", ["--config", "vitest.long.config.ts", ...longTests]) }]),
  ];
}

/** The checks, and beside them the build. Without a build the tests that start the product fail, and the run continues to its last line. */
async function checks(): Promise<Count> {
  const building = buildIfChanged().catch((error: unknown) => console.error(messageOf(error)));
  const outcomes = await runChecks();
  await building;
  const failures = outcomes.flatMap(({ name, passed }) => (passed ? [] : [name]));
  return { passed: outcomes.length - failures.length, failed: failures.length, skipped: 0, failures };
}

/** Installs Chromium where there is none. */
function browserEnvironment(): { CHROMIUM_PATH: string } {
  return { CHROMIUM_PATH: findChromium() };
}

async function vitest(name: string, more: ReadonlyArray<string>, environment = {}): Promise<Count> {
  const report = path.join(folder, `${name}.json`);
  const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`, ...more];
  if (bail) args.push("--bail=1");
  const env = { NODE_ENV: "test", NODE_COMPILE_CACHE, ...environment };
  const { passed } = await runStep({ name, command: "vitest", args, env }, true);
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 };
  const text = await readFile(report, "utf8");
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = VitestReport.parse(JSON.parse(text));
  const skipped = numPendingTests + numTodoTests;
  const failures = failuresOfVitest(text).map(lineOf);
  return orFailure({ passed: numPassedTests, failed: numFailedTests, skipped, failures }, passed);
}

/** `specs` are the files to run; none means all. */
async function playwright(specs: ReadonlyArray<string>): Promise<Count> {
  const report = path.join(folder, "playwright.json");
  await buildIfChanged();
  const env = {
    ...browserEnvironment(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    NODE_COMPILE_CACHE,
    // Few journeys are chosen by a change, so they ask axe at each state.
    ...(changed && { TEST_FORM: "long" }),
  };
  const args = ["test", "--reporter=list,json", ...(bail ? ["-x"] : []), ...specs];
  const { passed } = await runStep({ name: "browser", command: "playwright", args, env }, true);
  const text = await readFile(report, "utf8");
  const { stats } = PlaywrightReport.parse(JSON.parse(text));
  const failures = failuresOfPlaywright(text).map(lineOf);
  return orFailure({ passed: stats.expected, failed: stats.unexpected, skipped: stats.skipped, failures }, passed);
}

function lineOf({ name, message, kept }: Failure): string {
  return [`${name}: ${message}`, ...kept.map((file) => `  ${file}`)].join("\n");
}

/** A runner that ran nothing, or that failed without saying which test, has failed. */
function orFailure(count: Count, hasPassed: boolean): Count {
  const isEmpty = since === undefined && count.passed + count.failed === 0;
  return isEmpty || (!hasPassed && count.failed === 0) ? { ...count, failed: count.failed + 1 } : count;
}
