/** `npm start` and `npm run dev` as people end them: none of their processes stays, and nobody's answer is cut off. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { projectRoot } from "../../src/core/project-root.ts";
import { freePort } from "../../src/testing/product.ts";
import { inForm, inLongForm } from "../../src/testing/test-form.ts";
import { familyOf, isAlive } from "./family.ts";

const folder = await mkdtemp(path.join(tmpdir(), "lamplight-npm-"));
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

const FORM = "email=nobody%40example.org&password=not+the+password";
const FIRST_BYTES = 10;

/** A group of processes of its own, as a terminal makes one for each command. */
async function runNpm(args: ReadonlyArray<string>): Promise<{ npm: ChildProcess; pid: number; url: string }> {
  const port = await freePort();
  const { VITEST: _, NODE_ENV: __, npm_lifecycle_event: ___, ...surroundings } = process.env;
  const npm = spawn("npm", args, {
    cwd: projectRoot(),
    env: { ...surroundings, PORT: String(port), DATA_DIR: folder, DEMO: "0", ADMIN_TWO_FACTOR: "optional" },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let output = "";
  const isReady = new Promise<void>((resolve, reject) => {
    for (const stream of [npm.stdout, npm.stderr]) {
      stream.setEncoding("utf8");
      stream.on("data", (text: string) => {
        output += text;
        if (output.includes("Lamplight is ready")) resolve();
      });
    }
    npm.on("exit", (code) => reject(new Error(`npm ended with ${code}:\n${output}`)));
  });
  await isReady;
  const { pid } = npm;
  if (pid === undefined) throw new Error("npm was not started.");
  return { npm, pid, url: `http://localhost:${port}` };
}

const ways = [
  { how: "SIGTERM to npm", args: ["start"], end: (pid: number) => process.kill(pid, "SIGTERM") },
  {
    how: "a closed terminal",
    args: ["start", "--", "--processes", "2"],
    end: (pid: number) => process.kill(-pid, "SIGHUP"),
  },
];
const rareWays = [
  { how: "SIGHUP to npm", args: ["start"], end: (pid: number) => process.kill(pid, "SIGHUP") },
  {
    how: "Ctrl-C at several processes",
    args: ["start", "--", "--processes", "2"],
    end: (pid: number) => process.kill(-pid, "SIGINT"),
  },
];

test.for(inForm({ short: ways, long: [...ways, ...rareWays] }))(
  "$how ends all of it, and the answer in hand is finished",
  async ({ args, end }) => {
    const { npm, pid, url } = await runNpm(args);
    const family = familyOf(pid);
    // npm, the product and its PostgreSQL at least.
    expect(family.length).toBeGreaterThan(3);
    const sending = request(`${url}/login`, {
      method: "POST",
      headers: {
        "Content-Type": "application/x-www-form-urlencoded",
        "Content-Length": FORM.length,
        Expect: "100-continue",
      },
    });
    const answered = once(sending, "response");
    sending.flushHeaders();
    await once(sending, "continue");
    sending.write(FORM.slice(0, FIRST_BYTES));

    end(pid);
    await expect.poll(() => isRefused(url), { timeout: 10_000 }).toBe(true);
    sending.end(FORM.slice(FIRST_BYTES));

    const [answer] = await answered;
    expect(answer.statusCode).toBe(400);
    expect(Buffer.concat(await answer.toArray()).toString()).toContain("</html>");
    await expectNothingLeft(npm, family);
  },
);

inLongForm(() => {
  test("SIGTERM ends npm run dev and all of it", async () => {
    const { npm, pid } = await runNpm(["run", "dev"]);
    const family = familyOf(pid);
    process.kill(pid, "SIGTERM");
    await expectNothingLeft(npm, family);
  });
});

/** True once nobody listens any more. One that was taken and is not answered must not use up the time of the answer in hand. */
function isRefused(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`, { signal: AbortSignal.timeout(500) }).then(
    () => false,
    (error: Error) => error.name !== "TimeoutError",
  );
}

async function expectNothingLeft(npm: ChildProcess, family: ReadonlyArray<number>): Promise<void> {
  await expect.poll(() => family.filter(isAlive), { timeout: 30_000 }).toEqual([]);
  expect(npm.exitCode ?? npm.signalCode).not.toBeNull();
  // The database was ended by its owner, not left to find out.
  await expect(readFile(path.join(folder, "postgres/postmaster.pid"))).rejects.toThrow();
}
