/**
 * The disk of the data folder is full: of the database's files, its log of changes, and the folder of mails. Whoever
 * answers is told "not now", nothing acknowledged is lost, and with room all goes on by itself.
 */
import { execFileSync } from "node:child_process";
import { chmod, mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { unique } from "../../src/testing/build.ts";
import { buildSignedInStudents } from "../../src/testing/signed-in.ts";
import { openBrowser } from "./browser.ts";
import { install, SECRET, untilReady } from "./embedded.ts";
import { expectMailed } from "./outbox.ts";
import { expectHonestSetbacks, startAnswering } from "./test-takers.ts";

const DISK = "400m";
const PIECE = Buffer.alloc(1024 * 1024);

/** A small disk of its own, or why there is none. */
async function mountDisk(): Promise<{ folder: string } | { reason: string }> {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return { reason: "only root can mount a small disk" };
  const folder = await mkdtemp(path.join(tmpdir(), "lamplight-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${DISK},mode=755`, "lamplight-faults", folder], {
      stdio: "pipe",
    });
  } catch {
    await rm(folder, { recursive: true });
    return { reason: "a small disk cannot be mounted here" };
  }
  onTestFinished(async () => {
    execFileSync("umount", ["--lazy", folder]);
    await rm(folder, { recursive: true, force: true });
  });
  return { folder };
}

/** Fills the disk to the last byte. */
async function fill(file: string): Promise<void> {
  const handle = await open(file, "w");
  try {
    for (let size = PIECE.length; size >= 1; ) {
      const written = await handle.write(PIECE, 0, size).catch(() => null);
      if (written?.bytesWritten !== size) size = Math.floor(size / 16);
    }
  } finally {
    await handle.close();
  }
}

test("on a full disk no acknowledged answer is lost, and with room all goes on by itself", async ({ skip }) => {
  const disk = await mountDisk();
  if ("reason" in disk) return skip(disk.reason);
  const folder = path.join(disk.folder, "data");
  const installation = await install({ folder });
  const { database, url } = installation;
  await chmod(disk.folder, 0o755);
  const students = await buildSignedInStudents(database, { secret: SECRET, url: url(), count: 3 });
  const { takers, finishAll } = await startAnswering(database.db, students, url);

  const filler = path.join(disk.folder, "filler");
  await fill(filler);
  const message = unique("Sent when nothing could be written");
  const visitor = openBrowser(url);
  const contact = { name: "Ravi", email: "ravi@example.org", message, took: "5000" };
  const sent = await visitor.submit("/contact", contact);
  expect([302, 503]).toContain(sent?.status);
  // What is still free inside the files of the log lasts for thousands of saves.
  const useUp = async () => {
    await database.pool.query("select pg_logical_emit_message(true, 'faults', repeat('x', 4000000))").catch(() => {});
    return takers.some(({ setbacks }) => setbacks.length > 0);
  };
  await expect.poll(useUp, { timeout: 60_000, interval: 20 }).toBe(true);
  const page = await visitor.ask("/blog");
  expect([200, 503]).toContain(page?.status);
  expect((await visitor.ask("/healthz"))?.status).toBe(200);

  await rm(filler);
  await untilReady(url, 90_000);
  await finishAll();
  expectHonestSetbacks(takers);
  if (sent?.status !== 302) expect((await visitor.submit("/contact", contact))?.status).toBe(302);
  await expectMailed(installation, [message]);
  expect(installation.product().process.exitCode).toBeNull();
});
