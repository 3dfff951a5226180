/** Question sets of other people, which may lie beside the repository. No test needs them; where they are, they are imported too. */
import { existsSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "../core/project-root.ts";

const FOLDER = path.join(projectRoot(), "../shared/data");

const SETS = {
  mmlu: path.join(FOLDER, "mmlu-medical.csv"),
  medmcqa: path.join(FOLDER, "medmcqa.csv"),
};

/** The path of a set; null when it is not on this machine. */
export function findRealSet(name: keyof typeof SETS): string | null {
  return existsSync(SETS[name]) ? SETS[name] : null;
}

/** The sets that are not on this machine, so that a run can say what it did without. */
export function missingRealSets(): string[] {
  return Object.values(SETS).filter((file) => !existsSync(file));
}
