/** `npm test` in another folder, with a limit of time. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import timers from "node:timers/promises";

type Run = { hasFailed: boolean; isOverLimit: boolean; output: string; seconds: number };
type Limits = { seconds: number; signal: AbortSignal };

/** Time for the tests to stop their servers and browsers after Ctrl-C, before what is left is killed. */
const GRACE_MS = 15_000;
const POLL_MS = 200;

/** Runs the tests until they end, the limit or the signal. Later output is left out: an interrupted test fails. */
export async function runTests(folder: string, args: ReadonlyArray<string>, limits: Limits): Promise<Run> {
  const started = performance.now();
  const child = spawn("npm", ["test", "--", ...args], {
    cwd: folder,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const timeout = AbortSignal.timeout(limits.seconds * 1000);
  const stop = AbortSignal.any([timeout, limits.signal]);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8");
    stream.on("data", (text: string) => {
      if (!stop.aborted) output += text;
    });
  }
  const closed = once(child, "close");
  const exited = once(child, "exit");
  if (!stop.aborted) await Promise.race([exited, once(stop, "abort")]);
  const isStopped = stop.aborted;
  const seconds = Math.round((performance.now() - started) / 1000);
  if (child.pid) await endGroup(child.pid);
  const [code] = await exited;
  await closed;
  return { hasFailed: !isStopped && code !== 0, isOverLimit: isStopped && timeout.aborted, output, seconds };
}

/** Ends what is left of a group of processes. */
async function endGroup(pid: number): Promise<void> {
  signalGroup(pid, "SIGINT");
  for (let waited = 0; waited < GRACE_MS && signalGroup(pid, 0); waited += POLL_MS) await timers.setTimeout(POLL_MS);
  signalGroup(pid, "SIGKILL");
}

/** False if none of the group is left. */
function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}
