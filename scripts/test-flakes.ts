/**
 * `npm run test:flakes -- --times 20 [--load 2] [FILE…]`: repeats tests, if wanted while busy loops load the machine, and prints which failed
 * how often. Without a file it repeats all journeys; a file of Vitest is repeated by the configuration of its tier.
 */
import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { buildIfChanged } from "./build.ts";
import { findChromium } from "./find-chromium.ts";
import { runStep } from "./run-step.ts";
import { failuresOfPlaywright, failuresOfVitest } from "./test-reports.ts";

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { times: { type: "string", default: "20" }, load: { type: "string", default: "0" } },
});
const [times, load] = [Number(values.times), Number(values.load)];
if (!(Number.isInteger(times) && times > 0 && Number.isInteger(load) && load >= 0)) {
  console.error("--times must be a whole number from 1, --load one from 0.");
  process.exit(1);
}

const folder = await mkdtemp(path.join(tmpdir(), "lamplight-flakes-"));
const report = path.join(folder, "report.json");
const busy = Array.from({ length: load }, () => spawn(process.execPath, ["-e", "for (;;);"], { stdio: "ignore" }));
const failures = new Map<string, number>();
try {
  await buildIfChanged();
  const ofVitest = files.filter((file) => /\.test\.tsx?$/.test(file));
  const ofPlaywright = files.filter((file) => !ofVitest.includes(file));
  if (ofPlaywright.length > 0 || files.length === 0) count(await repeatJourneys(ofPlaywright));
  for (const file of ofVitest) for (let time = 0; time < times; time += 1) count(await runFile(file));
} finally {
  for (const loop of busy) loop.kill();
  await rm(folder, { recursive: true, force: true });
}

for (const [test, failed] of [...failures].sort(([, one], [, other]) => other - one)) {
  console.log(`failed ${failed} of ${times}: ${test}`);
}
if (failures.size === 0) console.log(`nothing failed in ${times} runs`);
process.exit(failures.size === 0 ? 0 : 1);

function count(failed: ReadonlyArray<string>): void {
  for (const test of failed) failures.set(test, (failures.get(test) ?? 0) + 1);
}

async function repeatJourneys(specs: ReadonlyArray<string>): Promise<string[]> {
  const env = { CHROMIUM_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const args = ["test", "--reporter=list,json", "--repeat-each", String(times), ...specs];
  await runStep({ name: "journeys", command: "playwright", args, env }, true);
  return failuresOfPlaywright(await readFile(report, "utf8")).map(({ name }) => name);
}

async function runFile(file: string): Promise<string[]> {
  const args = ["run", "--config", configOf(file), "--reporter=default", "--reporter=json"];
  const env = { NODE_ENV: "test", CHROMIUM_PATH: findChromium() };
  await runStep({ name: file, command: "vitest", args: [...args, `--outputFile.json=${report}`, file], env }, true);
  return failuresOfVitest(await readFile(report, "utf8")).map(({ name }) => name);
}

function configOf(file: string): string {
  if (file.endsWith(".browser.test.tsx")) return "vitest.components.config.ts";
  if (file.endsWith(".long.test.ts")) return "vitest.long.config.ts";
  if (file.endsWith(".cost.test.ts")) return "vitest.cost.config.ts";
  return file.startsWith("tests/faults/") ? "vitest.faults.config.ts" : "vitest.config.ts";
}
