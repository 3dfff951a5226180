import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { withLanguage } from "../../core/current-language.server.ts";
import { newId } from "../../core/id.ts";
import { projectRoot } from "../../core/project-root.ts";
import { auditEntries } from "../../db/schema.ts";
import { buildAdmin, unique } from "../../testing/build.ts";
import { db } from "../../testing/test-db.ts";
import { recordAudit } from "./commands/record-audit.server.ts";
import { type AuditFilter, ENTRIES_PER_PAGE, listAudit } from "./queries/list-audit.server.ts";
import { AUDITED_TEXT_MAX } from "./rules.ts";

const admin = await buildAdmin(db);
const NOW = new Date("2026-04-01T09:00:00Z");
const ALL: AuditFilter = { search: "", action: null, subjectId: null, from: null, until: null };

async function buildEntries(count: number) {
  const admin = await buildAdmin(db);
  const word = unique("audited");
  for (let nth = 0; nth < count; nth += 1) {
    const subject = { id: newId(), name: `${word} ${nth}` };
    const at = new Date(NOW.getTime() + Math.floor(nth / 2) * 60_000);
    await recordAudit(db, admin, { action: "student.edited", subject, before: { nth: -1 }, after: { nth } }, at);
  }
  return { admin, word };
}

test("only what differs is kept, and what changes nothing is not written down", async () => {
  const admin = await buildAdmin(db);
  const subject = { id: newId(), name: "Asha" };
  const record = (before: object, after: object) =>
    recordAudit(db, admin, { action: "student.edited", subject, before: { ...before }, after: { ...after } }, NOW);

  await record({ name: "Asha", courses: ["OET"] }, { name: "Asha", courses: ["OET"] });
  await record({ name: "Asha", courses: ["OET"] }, { name: "Asha", courses: ["OET", "PTE"] });

  const { entries } = await listAudit(db, admin, { ...ALL, subjectId: subject.id });
  expect(entries).toMatchObject([
    {
      at: NOW,
      actorEmail: admin.email,
      subjectName: "Asha",
      before: { courses: ["OET"] },
      after: { courses: ["OET", "PTE"] },
    },
  ]);
});

test("a very long text is cut, and says so", async () => {
  const admin = await buildAdmin(db);
  const id = newId();
  const before = { parts: [{ content: "x".repeat(AUDITED_TEXT_MAX + 1) }] };
  await recordAudit(db, admin, { action: "lesson.deleted", subject: { id, name: "Long" }, before }, NOW);

  const { entries } = await listAudit(db, admin, { ...ALL, subjectId: id });
  expect(entries).toMatchObject([
    { before: { parts: [{ content: `${"x".repeat(AUDITED_TEXT_MAX)}…` }] }, after: null },
  ]);
});

test("a text that is cut in the middle of a sign is written down all the same", async () => {
  const admin = await buildAdmin(db);
  const id = newId();
  const kept = "x".repeat(AUDITED_TEXT_MAX - 1);
  await recordAudit(
    db,
    admin,
    { action: "lesson.added", subject: { id, name: "Heart" }, after: { content: `${kept}🫀🫀` } },
    NOW,
  );

  const { entries } = await listAudit(db, admin, { ...ALL, subjectId: id });
  expect(entries).toMatchObject([{ after: { content: `${kept}\uFFFD…` } }]);
});

test("the list goes on from page to page, the newest first, and misses nothing of the same moment", async () => {
  const count = ENTRIES_PER_PAGE + 5;
  const { word } = await buildEntries(count);
  const filter = { ...ALL, search: word };

  const first = await listAudit(db, admin, filter);
  const second = await listAudit(db, admin, filter, { after: first.after });

  expect(first.entries).toHaveLength(ENTRIES_PER_PAGE);
  expect([first.before, second.after]).toEqual([null, null]);
  const names = [...first.entries, ...second.entries].map(({ subjectName }) => subjectName);
  expect(new Set(names).size).toBe(count);
  expect(names[0]?.endsWith(` ${count - 1}`)).toBe(true);
  expect(await listAudit(db, admin, filter, { before: second.before })).toEqual(first);
});

test("words are found wherever they stand, signs of patterns are only signs, and days bound the list", async () => {
  const { admin, word } = await buildEntries(4);
  const found = async (over: Partial<AuditFilter>) => (await listAudit(db, admin, { ...ALL, ...over })).entries.length;
  const minute = new Date(NOW.getTime() + 60_000);

  expect(await found({ search: `${word.toUpperCase()} edited ${admin.email}` })).toBe(4);
  // In the language of the request.
  expect(await withLanguage("en-XA", () => found({ search: `${word} éðîţéð` }))).toBe(4);
  expect(await withLanguage("en-XA", () => found({ search: `${word} edited` }))).toBe(0);
  expect(await found({ search: `${word} 100%` })).toBe(0);
  expect(await found({ search: `${word}_` })).toBe(0);
  expect(await found({ search: word, from: minute })).toBe(2);
  expect(await found({ search: word, until: minute })).toBe(2);
  expect(await found({ search: word, action: "student.deleted" })).toBe(0);
});

test("nothing changes or deletes what was written down, not even the product itself", async () => {
  const { admin } = await buildEntries(1);
  const own = eq(auditEntries.actorId, admin.userId);

  await expect(db.update(auditEntries).set({ actorEmail: "somebody@example.org" }).where(own)).rejects.toThrow();
  await expect(db.delete(auditEntries).where(own)).rejects.toThrow();
  await expect(db.execute(sql`truncate ${auditEntries}`)).rejects.toThrow();
  expect(await db.$count(auditEntries, own)).toBe(1);
});

test("commands at the server's console name no account, and the demo content is not recorded", async () => {
  const name = unique("imported");
  const admin = await buildAdmin(db);
  await recordAudit(
    db,
    { kind: "operator" },
    { action: "questions.imported", subject: { name }, after: { new: 3 } },
    NOW,
  );
  await recordAudit(
    db,
    { ...admin, isDemo: true },
    { action: "subject.added", subject: { name }, after: { name } },
    NOW,
  );

  const { entries } = await listAudit(db, admin, { ...ALL, search: name });
  expect(entries).toMatchObject([{ action: "questions.imported", actorEmail: "" }]);
});

test("every command of the administrator records what it did", () => {
  const modules = path.join(projectRoot(), "src/modules");
  const commands = readdirSync(modules, { recursive: true, encoding: "utf8" }).filter((file) =>
    // Not the audit's own.
    /^(?!audit\/).*commands\/[^/]+\.server\.ts$/.test(file),
  );
  const given = commands.filter((file) =>
    /\b_?(admin|importer): Admin\b/.test(readFileSync(path.join(modules, file), "utf8")),
  );
  const silent = given.filter((file) => !/recordAudit\(/.test(readFileSync(path.join(modules, file), "utf8")));

  expect(given.length).toBeGreaterThan(10);
  // It goes through commands that do, and what it puts in is nobody's doing.
  expect(silent).toEqual(["demo/commands/seed-demo.server.ts"]);
});
