/** The product as its operator sees it: one command, clear lines, nothing added twice. */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { projectRoot } from "../core/project-root.ts";
import { freePort, startProduct } from "../testing/product.ts";
import { inLongForm } from "../testing/test-form.ts";

const folder = await mkdtemp(path.join(tmpdir(), "lamplight-start-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

// A first start creates its own database.
vi.setConfig({ testTimeout: 120_000 });

/** For settings that make it exit. */
function startOnce(environment: Record<string, string>): Promise<{ status: number | null; lines: string[] }> {
  // With it set a build would leave something out.
  const { VITEST: _, ...surroundings } = process.env;
  return new Promise((resolve) => {
    const options = { cwd: projectRoot(), env: { ...surroundings, NODE_ENV: "production", ...environment } };
    const child = execFile(process.execPath, ["src/server/start.ts"], options, (_error, output, errors) => {
      resolve({ status: child.exitCode, lines: `${output}${errors}`.trim().split("\n") });
    });
  });
}

test("the first start prints the address, the administrator and a generated password; SIGTERM ends it with its database; the second prints nothing new", async () => {
  const first = await startProduct({ DATA_DIR: folder });
  expect(first.output()).toContain(`Lamplight is ready: ${first.url}`);
  expect(first.output()).toContain("Administrator: admin@example.org");
  expect(first.output()).toMatch(/Password: \S{12,}/);
  expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  const lock = path.join(folder, "postgres", "postmaster.pid");
  expect(existsSync(lock)).toBe(true);
  const begun = Date.now();
  await first.stop();
  expect(first.process.exitCode).toBe(0);
  expect(Date.now() - begun).toBeLessThan(10_000);
  expect(existsSync(lock)).toBe(false);

  const second = await startProduct({ DATA_DIR: folder });
  expect((await fetch(second.url)).status).toBe(200);
  expect(second.output()).not.toContain("Password");
  await second.stop();
});

test("each mistake in the settings is one line, and the exit code is 1", async () => {
  const { status, lines } = await startOnce({ DATA_DIR: folder, PORT: "none", ADMIN_PASSWORD: "short", DEMO: "maybe" });

  expect(status).toBe(1);
  expect(lines).toEqual([
    "PORT must be a number from 0 to 65535.",
    "ADMIN_PASSWORD must have at least 12 characters.",
    "DEMO must be 0 or 1.",
  ]);
});

inLongForm(() => {
  test("a port in use, an unreachable database and a folder that cannot be written are one line each", async () => {
    const port = await freePort();
    const other = createServer().listen(port);
    const inUse = await startOnce({ DATA_DIR: folder, PORT: String(port) });
    other.close();
    expect(inUse.status).toBe(1);
    expect(inUse.lines.at(-1)).toBe(`Port ${port} is in use. Stop what uses it, or set PORT to another number.`);

    const unreachable = await startOnce({ DATA_DIR: folder, DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/none` });
    expect(unreachable.status).toBe(1);
    expect(unreachable.lines).toEqual([
      "The database cannot be reached (ECONNREFUSED). Start it, or correct DATABASE_URL.",
    ]);

    const file = path.join(folder, "a-file");
    await writeFile(file, "");
    const unwritable = await startOnce({ DATA_DIR: path.join(file, "data") });
    expect(unwritable.status).toBe(1);
    expect(unwritable.lines).toHaveLength(1);
    expect(unwritable.lines[0]).toMatch(
      /^The folder .* cannot be written \(.*\)\. Make it writable, or set DATA_DIR to another folder\.$/,
    );
  });
});
