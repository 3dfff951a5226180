/** A second working tree, so that a mutant is never in the one that somebody works in. */
import { execFileSync } from "node:child_process";
import { mkdtemp, readdir, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { projectRoot } from "../../src/core/project-root.ts";
import type { Mutant } from "./choose.ts";
import { mutate } from "./mutators.ts";

/** Checks out a commit in a temporary folder. */
export async function openWorktree(commit: string): Promise<string> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), "lamplight-mutants-")));
  try {
    git("worktree", "add", "--quiet", "--detach", folder, commit);
    // Links to the packages of this folder would lead out of the root that Vite serves.
    execFileSync("npm", ["ci"], { cwd: folder, stdio: "ignore" });
    return folder;
  } catch (error) {
    await removeWorktree(folder);
    throw error;
  }
}

/** Removes the folder, and Git's record of it. */
export async function removeWorktree(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  git("worktree", "prune");
}

/** The hash of a commit, shortened. */
export function commitOf(ref: string): string {
  return git("rev-parse", "--short", "--verify", `${ref}^{commit}`).trim();
}

/** The files below src, by their paths in the project. */
export async function readSources(folder: string): Promise<Map<string, string>> {
  const names = await readdir(path.join(folder, "src"), { recursive: true });
  const files = names.map((name) => `src/${name.replaceAll("\\", "/")}`).filter((name) => /\.tsx?$/.test(name));
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), "utf8")));
  return new Map(files.map((file, index) => [file, texts[index] ?? ""]));
}

/** Writes the mutant, does the work, and puts the source back. */
export async function withMutant<Result>(
  folder: string,
  { file, edit, source }: Mutant,
  work: () => Promise<Result>,
): Promise<Result> {
  const target = path.join(folder, file);
  try {
    await writeFile(target, mutate(source, edit));
    // A longer or a missing line break would fail the check of the format, which says nothing about the tests.
    execFileSync(path.join(folder, "node_modules/.bin/biome"), ["format", "--write", file], {
      cwd: folder,
      stdio: "ignore",
    });
    return await work();
  } finally {
    await writeFile(target, source);
  }
}

function git(...args: ReadonlyArray<string>): string {
  return execFileSync("git", args, { cwd: projectRoot(), encoding: "utf8" });
}
