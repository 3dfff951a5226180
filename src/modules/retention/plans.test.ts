/** Nothing that is deleted or counted reads a whole table: the plans of the very statements, with many rows. */

import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { newId } from "../../core/id.ts";
import { timeCursor } from "../../db/keyset.ts";
import { ADMIN_EMAIL } from "../../testing/accounts.ts";
import { buildAdmin, buildStudent } from "../../testing/build.ts";
import { fillStudents } from "../../testing/fill-students.ts";
import { findPlans } from "../../testing/query-plans.ts";
import { db } from "../../testing/test-db.ts";
import { recordView } from "../audit/commands/record-view.server.ts";
import { listViews } from "../audit/queries/list-views.server.ts";
import { listViewsOf } from "../audit/queries/list-views-of.server.ts";
import { deleteExpired, deleteOutdated } from "./commands/delete-outdated.server.ts";
import { readUnused } from "./queries/find-unused.server.ts";

const admin = await buildAdmin(db);
const ROWS = 8_000;
const OWNERS = 800;
/** The newest row is of this moment, each other an hour older than the one before. */
const NEWEST = "2026-11-01T00:00:00Z";
/** Lets a few hundred rows be too old. */
const NOW = new Date("2026-12-20T00:00:00Z");
const YEAR = {
  keepSignInsMonths: 12,
  keepAuditMonths: 12,
  keepDataViewsMonths: 12,
  keepMessagesMonths: 12,
  keepUnusedAccountsMonths: 12,
};
const isOver = () => false;

beforeAll(async () => {
  await fillStudents(db, ROWS);
  const { userId, studentId } = await buildStudent(db);
  await db.execute(sql`insert into users (id, name, email)
    select gen_random_uuid(), 'Asha Verma', 'user-' || n || '@example.org' from generate_series(1, ${OWNERS}::int) as n`);
  await db.execute(sql`with numbered as (select id, row_number() over () as n from students where auth_id is null),
      owners as (select id, row_number() over () as n from users where email like 'user-%')
    update students set auth_id = owners.id from numbered join owners on owners.n = numbered.n where students.id = numbered.id`);
  // One row of each in turn.
  const owner = sql`(array(select id from users where email like 'user-%'))`;
  const owners = sql`(select ${owner} as ids) as owners`;
  const rows = sql`generate_series(1, ${ROWS}::int) as n`;
  const at = sql`(${NEWEST}::timestamptz - make_interval(hours => n))`;
  await db.execute(sql`insert into audit_entries (id, at, actor_email, action, search_text)
    select gen_random_uuid(), ${at}, '', 'student.edited', '' from ${rows}`);
  await db.execute(sql`insert into data_views (id, at, viewer_id, viewer_email, what, student_id)
    select gen_random_uuid(), ${at}, ${userId}::uuid, 'admin@example.org',
      case when n % 2 = 0 then 'student.seen' else 'students.listed' end,
      case when n % 2 = 0 then md5((n / 100)::text)::uuid end from ${rows}`);
  await db.execute(sql`insert into sign_ins (id, user_id, signed_in_at)
    select gen_random_uuid(), owners.ids[1 + n % ${OWNERS}], ${at} from ${rows}, ${owners}`);
  await db.execute(sql`insert into sessions (id, token, user_id, expires_at)
    select gen_random_uuid(), 'token-' || n, owners.ids[1 + n % ${OWNERS}], ${at} + interval '12 months'
    from ${rows}, ${owners}`);
  await db.execute(sql`insert into verifications (id, identifier, value, expires_at)
    select gen_random_uuid(), 'link-' || n, 'hash-' || n, ${at} + interval '12 months' from ${rows}`);
  await db.execute(sql`insert into messages (id, kind, email, received_at)
    select gen_random_uuid(), 'contact', n || '@example.org', ${at} from ${rows}`);
  await db.execute(sql`insert into message_answers (id, message_id, text, sent_at)
    select gen_random_uuid(), id, 'Yes.', received_at from messages`);
  await recordView(db, await adminOf(userId), { what: "student.seen", studentId }, NOW);
  for (const table of [
    "audit_entries",
    "data_views",
    "sign_ins",
    "sessions",
    "verifications",
    "messages",
    "message_answers",
    "users",
    "students",
  ]) {
    await db.execute(sql`vacuum analyze ${sql.identifier(table)}`);
  }
}, 120_000);

async function adminOf(userId: Awaited<ReturnType<typeof buildStudent>>["userId"]) {
  return { kind: "admin" as const, userId, name: "Admin User", email: "admin@example.org", language: "en" as const };
}

/** The tables that a statement reads from end to end. */
async function readWhole(ask: Parameters<typeof findPlans>[0], which: RegExp): Promise<string[]> {
  const plans = await findPlans(ask, which);
  expect(plans.length).toBeGreaterThan(0);
  return plans.flat().flatMap(({ node, table }) => (node === "Seq Scan" && table ? [table] : []));
}

test("what is too old is found and deleted by indexes", async () => {
  const ask = (listening: typeof db) => deleteOutdated(listening, YEAR, isOver, NOW);
  expect(await readWhole(ask, /^(with|delete)/)).toEqual([]);
});

test("what is over is found and deleted by indexes", async () => {
  const ask = (listening: typeof db) => deleteExpired(listening, isOver, NOW);
  // Hardly anybody asks for another address, and few people are presented: these tables are read as a whole, as they are small.
  const small = ["address_changes", "showcase_entries"];
  expect((await readWhole(ask, /^(with|delete)/)).filter((table) => !small.includes(table))).toEqual([]);
});

test("students are looked at along their key, and when they were here last by indexes", async () => {
  const ask = async (listening: typeof db) => {
    for await (const batch of readUnused(listening, { since: NOW, adminEmail: ADMIN_EMAIL, isOver }))
      expect(batch).toBeDefined();
  };
  // Nobody took a test or read a lesson here.
  const small = ["attempts", "test_results", "lesson_readings", "lesson_completions"];
  expect((await readWhole(ask, /with seen/)).filter((table) => !small.includes(table))).toEqual([]);
});

test("the register is listed by its indexes, and asked by one whether a view is written down already", async () => {
  const studentId = newId<"student">();
  const none = { what: null, studentId: null, from: null, until: null };
  const cursor = { after: timeCursor({ at: new Date(NEWEST), id: newId() }) };
  const listed = (listening: typeof db) =>
    Promise.all([
      listViews(listening, admin, none),
      listViews(listening, admin, none, cursor),
      listViews(listening, admin, { ...none, what: "student.seen" }, cursor),
      listViews(listening, admin, { ...none, studentId }, cursor),
      listViews(listening, admin, { ...none, from: NOW, until: new Date(NEWEST) }),
      listViewsOf(listening, studentId),
    ]);
  expect(await readWhole(listed, /"data_views"/)).toEqual([]);

  const { userId } = await buildStudent(db);
  const recorded = async (listening: typeof db) => {
    const admin = await adminOf(userId);
    await recordView(listening, admin, { what: "student.seen", studentId }, NOW);
    await recordView(listening, admin, { what: "register.seen", people: 2 }, NOW);
  };
  expect(await readWhole(recorded, /insert into "data_views"/)).toEqual([]);
});
