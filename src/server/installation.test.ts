import { chmod, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { db } from "../testing/test-db.ts";
import { readSettings } from "./env.ts";
import { announce, compareSecret, ensurePrivateFolder, findSecret } from "./installation.ts";

const NOW = new Date("2026-11-21T09:00:00Z");

test("processes that start together in a new folder share the first one's secret, which only its user can read", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "lamplight-secret-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const settings = readSettings({ DATA_DIR: folder });

  const secrets = await Promise.all(Array.from({ length: 20 }, () => findSecret(settings)));

  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[\w-]{43}$/);
  expect((await stat(path.join(folder, "session-secret"))).mode & 0o077).toBe(0);
});

test("the data folder is closed to others, also one of release 0.8; a shared folder stays as it is", async () => {
  const parent = await mkdtemp(path.join(tmpdir(), "lamplight-folder-"));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  const modeOf = async (folder: string) => (await stat(folder)).mode & 0o777;
  // Root's database runs as another user, who has to pass.
  const closed = process.geteuid?.() === 0 ? 0o711 : 0o700;

  const fresh = path.join(parent, "new", "data");
  await ensurePrivateFolder(fresh);
  expect(await modeOf(fresh)).toBe(closed);
  for (const before of [0o755, 0o775, 0o750]) {
    await chmod(fresh, before);
    await ensurePrivateFolder(fresh);
    expect(await modeOf(fresh)).toBe(closed & before);
  }
  await chmod(fresh, 0o777);
  await ensurePrivateFolder(fresh);
  expect(await modeOf(fresh)).toBe(0o777);
});

test("a process with another secret than the one before reports it once", async () => {
  const told: string[] = [];
  const start = (secret: string) => compareSecret(db, secret, NOW, (line) => told.push(line));
  await start("the secret of the first machine, long enough");
  await start("the secret of the first machine, long enough");
  expect(told).toEqual([]);

  await start("the secret of another machine, long enough");
  await start("the secret of another machine, long enough");
  expect(told).toEqual([expect.stringContaining("SESSION_SECRET")]);
  expect(told.join()).not.toContain("the secret of");
});

test("generated passwords are printed even if the port does not open, because they cannot be recovered later", async () => {
  const print = vi.spyOn(console, "log").mockImplementation(() => {});
  onTestFinished(() => print.mockRestore());
  const made = {
    admin: { kind: "created" as const, generatedPassword: "made-for-the-head" },
    demoStudent: { email: "asha@example.org", password: "made-for-asha" },
  };
  const settings = readSettings({ ADMIN_EMAIL: "head@example.org" });

  await expect(announce(settings, made, Promise.reject(new Error("in use")))).rejects.toThrow("in use");

  const printed = print.mock.calls.join();
  for (const part of ["head@example.org", "made-for-the-head", "made-for-asha"]) expect(printed).toContain(part);
  expect(printed).not.toContain("is ready");
});
