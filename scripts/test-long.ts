/**
 * `npm run test:long`: the tests that are too long for every commit, then the journeys with axe at each of their states. `npm test` has the
 * short form of tests with two forms. With file names it runs those long tests alone.
 */
import { buildIfChanged } from "./build.ts";
import { findChromium } from "./find-chromium.ts";
import { runStep } from "./run-step.ts";

const files = process.argv.slice(2);
await buildIfChanged();
const env = { NODE_ENV: "test" };
const args = ["run", "--config", "vitest.long.config.ts", ...files];
const steps = [await runStep({ name: "long", command: "vitest", args, env }, true)];
if (files.length === 0) {
  const ofJourneys = { CHROMIUM_PATH: findChromium(), TEST_FORM: "long" };
  steps.push(await runStep({ name: "browser", command: "playwright", args: ["test"], env: ofJourneys }, true));
}
process.exit(steps.every(({ passed }) => passed) ? 0 : 1);
