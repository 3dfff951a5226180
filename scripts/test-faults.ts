/** `npm run test:faults`: the suite of faults in its long form. What is short of it also runs in `npm test`. */
import { buildIfChanged } from "./build.ts";
import { runStep } from "./run-step.ts";

await buildIfChanged();
const args = ["run", "--config", "vitest.faults.config.ts", ...process.argv.slice(2)];
const env = { NODE_ENV: "test", FAULTS: process.env.FAULTS ?? "long" };
const { passed } = await runStep({ name: "faults", command: "vitest", args, env }, true);
process.exit(passed ? 0 : 1);
