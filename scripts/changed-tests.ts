/**
 * What `npm test -- --changed` runs besides the checks and what Vitest finds by imports: the tests that see the product from
 * outside, which no import links to the screen they test.
 */
import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { projectRoot } from "../src/core/project-root.ts";

const SPECS = "tests/e2e/";
/** Nothing that runs is made of these. */
const UNSEEN = /^(docs|scripts|\.ci)\/|\.test\.tsx?$|^[^/]+\.md$|^tests\/(faults|commands)\//;
const SCREEN = /^src\/app\/(?<audience>account|admin|public|student)\/(?<noun>[^/]+)\//;
const ITEM_TYPE = /^src\/items\/types\/(?<type>[^/]+)\//;
/** What the suite of faults breaks, and the commands. */
const FAULTS =
  /^src\/(cli|core|db|embedded-postgres|jobs|mail|modules|server)\/|^(tests\/(faults|commands)|scripts)\/|^package/;

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
 * that name the noun, else all of its audience; an item type has its own; whatever else the product is made of has all.
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
  const { type } = ITEM_TYPE.exec(file)?.groups ?? {};
  const ofType = specs.filter((spec) => spec === `${SPECS}item-types/${type}.spec.ts`);
  return ofType.length > 0 ? ofType : specs;
}

/** Whether a change touches what the suite of faults and commands looks at. */
export function touchesFaults(changed: ReadonlyArray<string>): boolean {
  return changed.some((file) => FAULTS.test(file) && !/^src\/.*\.test\.tsx?$/.test(file));
}
