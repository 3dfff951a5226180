/** Processes and those that they have started. */
import { execFileSync } from "node:child_process";

/** A process and all that descend from it and are alive now. */
export function familyOf(first: number): number[] {
  const table = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" }).trim().split("\n");
  const processes = table.map((line) => line.trim().split(/\s+/).map(Number));
  const family = [first];
  for (const parent of family) family.push(...processes.flatMap(([pid = 0, of]) => (of === parent ? [pid] : [])));
  return family;
}

/** True until it has ended, or somebody has been told of its end. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
