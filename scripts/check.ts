/** `npm run check`: format, lint, types, import rules, citations, exports, text nodes and licences. Seconds; everything that fails is shown. */
import { type Outcome, runStep, type Step } from "./run-step.ts";

const LINT: Step = { name: "format and lint", command: "biome", args: ["check", "--error-on-warnings", "."] };
const TYPEGEN: Step = { name: "route types", command: "react-router", args: ["typegen"] };
const TYPES: Step = { name: "types", command: "tsc", args: ["-p", "."] };
const IMPORTS: Step = {
  name: "import rules",
  command: "depcruise",
  args: ["src", "--config", ".dependency-cruiser.cjs"],
};

const CITATIONS: Step = { name: "citations", command: "node", args: ["scripts/citations.ts"] };
const EXPORTS: Step = { name: "exports", command: "node", args: ["scripts/unused-exports.ts"] };
const TEXT_NODES: Step = { name: "text nodes", command: "node", args: ["scripts/text-nodes.ts"] };
const LICENCES: Step = { name: "licences", command: "node", args: ["scripts/licences.ts"] };

/** Runs all checks and returns one outcome for each. */
export async function runChecks(): Promise<Outcome[]> {
  const generated = await runStep(TYPEGEN, false);
  const typed = (step: Step) => (generated.passed ? runStep(step, false) : generated);
  const outcomes = await Promise.all([
    runStep(LINT, false),
    typed(TYPES),
    runStep(IMPORTS, false),
    runStep(CITATIONS, false),
    runStep(EXPORTS, false),
    typed(TEXT_NODES),
    runStep(LICENCES, false),
  ]);
  for (const { name, passed, output } of outcomes) {
    console.log(`${passed ? "ok    " : "FAILED"} ${name}`);
    if (!passed) console.log(output);
  }
  return outcomes;
}

if (import.meta.main) {
  const outcomes = await runChecks();
  process.exit(outcomes.every(({ passed }) => passed) ? 0 : 1);
}
