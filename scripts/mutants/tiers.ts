/** Tests that failed, read from the output of `npm test`, and the tier of each. */
import { stripVTControlCharacters } from "node:util";

/** The cheapest first. */
export const TIERS = ["check", "unit", "component", "fault", "browser", "cost"] as const;
export type Tier = (typeof TIERS)[number];

/** A line of the summary and of the checks, or a failure in Playwright's list, whose paths begin below tests/e2e. */
const FAILURE = /^(?:FAILED (.+)| +(?:✘ +\d+|\d+\)) (?:\[[^\]]+\] › )?(\S+\.spec\.ts:\d+:\d+ › .+?)(?: ─+)?)$/gm;

/** The failed test of the cheapest tier; null if none is named. */
export function failedTestIn(output: string): string | null {
  const failures = [...stripVTControlCharacters(output).matchAll(FAILURE)].map((match) => match[1] ?? match[2] ?? "");
  return failures.sort((a, b) => TIERS.indexOf(tierOfTest(a)) - TIERS.indexOf(tierOfTest(b)))[0] ?? null;
}

/** The cheapest tier that failed. */
export function tierOf(output: string): Tier {
  return tierOfTest(failedTestIn(output) ?? "");
}

function tierOfTest(test: string): Tier {
  if (/^tests\/e2e\/|^\S+\.spec\.ts:/.test(test)) return "browser";
  if (/^\S+\.cost\.test\.ts:/.test(test)) return "cost";
  if (/^tests\/(?:faults|commands)\//.test(test)) return "fault";
  if (/^src\/\S+\.browser\.test\.tsx?:/.test(test)) return "component";
  return test.startsWith("src/") ? "unit" : "check";
}
