/** What a benchmark counts: durations, processor time, memory. Linux: the numbers come from /proc. */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";

/** Durations of one kind of step, in milliseconds. */
export class Durations {
  readonly #values: number[] = [];

  add(milliseconds: number): void {
    this.#values.push(milliseconds);
  }

  get count(): number {
    return this.#values.length;
  }

  /** The value that this share of all durations does not exceed; NaN when there is none. */
  percentile(share: number): number {
    const sorted = [...this.#values].sort((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
  }

  toString(): string {
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => this.percentile(share).toFixed(1));
    return `p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms (${this.count})`;
  }
}

const TICKS_PER_SECOND = Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));

/** Seconds of processor time that a process and its descendants have used, with those that have ended since. */
export function cpuSeconds(pid: number): number {
  return family(pid).reduce((sum, member) => sum + secondsIn(member, 4), 0);
}

/** Seconds of processor time that one process has used, without those it started. */
export function ownCpuSeconds(pid: number): number {
  return secondsIn(pid, 2);
}

/** The first process of the embedded database whose files are below this folder. */
export async function postmasterPid(dataDir: string): Promise<number> {
  const [pid] = (await readFile(path.join(dataDir, "postgres", "postmaster.pid"), "utf8")).split("\n");
  return Number(pid);
}

/** Resident memory of one process in megabytes. */
export function memoryMegabytes(pid: number): number {
  const match = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  return Number(match?.[1] ?? Number.NaN) / 1024;
}

/** Of `/proc/pid/stat`, after the command's name: user and system time of the process, then of its ended children. */
function secondsIn(pid: number, fieldCount: 2 | 4): number {
  const fields = statOf(pid)
    .split(" ")
    .slice(11, 11 + fieldCount);
  return fields.reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND;
}

/** A process and all its descendants that are alive. */
export function family(pid: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
    const parent = Number(statOf(Number(name)).split(" ")[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const members = [pid];
  for (const member of members) members.push(...(children.get(member) ?? []));
  return members;
}

function statOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2);
  } catch {
    return "X 0 0 0 0 0 0 0 0 0 0 0 0";
  }
}
