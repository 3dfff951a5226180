/**
 * What `npm test -- --changed` runs besides the checks and what Vitest finds by imports: the tests that see the product from
 * outside, which no import links to the screen they test.
 */
import { execFileSync } from "node:child_process";
import { globSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "../src/core/project-root.ts";

const SPECS = "tests/e2e/";
/** Nothing that runs is made of these. */
const UNSEEN = /^(docs|scripts|\.ci)\/|\.test\.tsx?$|^[^/]+\.md$|^tests\/(faults|commands)\//;
const SCREEN = /^src\/app\/(?<audience>account|admin|public|student)\/(?<noun>[^/]+)\//;
const ITEM_TYPE = /^src\/items\/types\//;
/** Files that the fault tests depend on. */
const FAULTS = /^src\/(cli|core|db|embedded-postgres|jobs|mail|modules|server)\/|^tests\/faults\/|^package/;
/** The folder whose changes concern its long tests: a module, or a folder of `src` or `tests`. */
const FAMILY = /^(?:src\/modules\/[^/]+|src\/[^/]+|tests\/[^/]+)\//;
/** Files that the commands of the README run. */
const COMMANDS = /^(?:scripts|src\/cli)\//;

/** The files that differ from a commit, relative to the project; those that Git does not know yet are among them. */
export function filesChangedSince(commit: string): string[] {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: projectRoot(), encoding: "utf8" }).split("\n").filter(Boolean);
  return [
    ...git("diff", "--name-only", "--no-renames", "--relative", commit, "--"),
    ...git("ls-files", "--others", "--exclude-standard"),
  ];
}

/** All files of browser tests, relative to the project. */
export function listSpecs(): string[] {
  const names = readdirSync(`${projectRoot()}/${SPECS}`, { recursive: true, encoding: "utf8" });
  return names.filter((name) => name.endsWith(".spec.ts")).map((name) => SPECS + name.replaceAll("\\", "/"));
}

/**
 * The browser tests that a change touches, out of `specs`. A screen `src/app/<audience>/<noun>/` has those of its audience
 * that name the noun, else all of its audience; an item type has those of item types; whatever else the product is made of has all.
 */
export function specsFor(changed: ReadonlyArray<string>, specs: ReadonlyArray<string>): string[] {
  const touched = new Set(changed.flatMap((file) => specsOf(file, specs)));
  return specs.filter((spec) => touched.has(spec));
}

function specsOf(file: string, specs: ReadonlyArray<string>): ReadonlyArray<string> {
  if (file.endsWith(".spec.ts")) return [file];
  if (UNSEEN.test(file)) return [];
  const { audience, noun } = SCREEN.exec(file)?.groups ?? {};
  if (audience && noun) {
    const ofAudience = specs.filter((spec) => spec.startsWith(`${SPECS}${audience}/`));
    const ofNoun = ofAudience.filter((spec) => new RegExp(`[/-]${noun}[-.]`).test(spec));
    return ofNoun.length > 0 ? ofNoun : ofAudience;
  }
  return ITEM_TYPE.test(file) ? specs.filter((spec) => spec.startsWith(`${SPECS}item-types/`)) : specs;
}

/** Whether a change touches what the suite of faults looks at. */
export function touchesFaults(changed: ReadonlyArray<string>): boolean {
  return changed.some((file) => FAULTS.test(file) && !/^src\/.*\.test\.tsx?$/.test(file));
}

/** Files of long tests, and files whose tests have a long form, relative to the project. */
export function listLongTests(): string[] {
  const files = globSync("{src,tests}/**/*.test.ts", { cwd: projectRoot() });
  const hasLongForm = (file: string) =>
    file.endsWith(".long.test.ts") ||
    /\bin(?:Long)?Form\(/.test(readFileSync(path.join(projectRoot(), file), "utf8")) ||
    file.startsWith("tests/faults/");
  return files
    .map((file) => file.replaceAll("\\", "/"))
    .filter(hasLongForm)
    .sort();
}

/** The long tests, out of `longTests`, of the folders that a change touches; faults have their short form in any case. */
export function longTestsFor(changed: ReadonlyArray<string>, longTests: ReadonlyArray<string>): string[] {
  const families = new Set(changed.flatMap((file) => FAMILY.exec(file)?.[0] ?? []));
  if (changed.some((file) => COMMANDS.test(file))) families.add("tests/commands/");
  families.delete("tests/faults/");
  return longTests.filter((file) => families.has(FAMILY.exec(file)?.[0] ?? ""));
}
