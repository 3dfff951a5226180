import { sql } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { questionReports, questions, reportSettlements } from "../../db/schema.ts";
import type { JobPayloads } from "../../jobs/catalog.ts";
import { openQueue } from "../../jobs/queue.server.ts";
import { buildAdmin, buildLesson, buildStudent, unique } from "../../testing/build.ts";
import { buildOpenAttempt, buildQuestion } from "../../testing/build-attempts.ts";
import { buildMessage, buildReport, buildSubscriber } from "../../testing/build-messages.ts";
import { findPlans } from "../../testing/query-plans.ts";
import { db, pool } from "../../testing/test-db.ts";
import { storeTestRows, USUAL_TEST } from "../../testing/test-rows.ts";
import { countsOfTabs, countUnread } from "../messages/queries/count-unread.server.ts";
import { giveUpJob, retryJobs } from "./commands/retry-jobs.server.ts";
import { countWaiting } from "./queries/count-waiting.server.ts";
import { findToday } from "./queries/find-today.server.ts";
import { listFailedJobs } from "./queries/list-failed-jobs.server.ts";

const admin = await buildAdmin(db);
const NOW = new Date("2026-11-22T09:00:00Z");

const mail = (to: string): JobPayloads["send-mail"] => ({ template: "invitation", to, props: { link: "secret" } });

/** Mails to these addresses whose first try failed; nobody works on the queue afterwards. */
async function failMails(addresses: ReadonlyArray<string>) {
  const queue = await openQueue(pool);
  onTestFinished(() => queue.stop());
  await db.transaction((tx) => queue.enqueue(tx, "send-mail", ...addresses.map(mail)));
  // As the queue itself leaves a job that failed.
  await db.execute(sql`update pgboss.job set state = 'retry', started_on = now(), start_after = now() + interval '1 hour',
    output = '{"message": "550 no such mailbox"}' where data->>'to' = any(${sql.param([...addresses])}::text[])`);
}

test("each figure counts what its list shows, and what waits is the same in the bar of every page", async () => {
  await failMails([]);
  const before = await findToday(db, admin);
  const { student } = await buildOpenAttempt(db);
  await buildOpenAttempt(db, { student });
  await db.execute(
    sql`update students set join_date = now() - interval '8 days' where id = ${student.studentId}::uuid`,
  );
  await buildStudent(db);
  await buildMessage(db);
  await buildMessage(db, { readAt: NOW });
  await buildMessage(db, { topic: "video-lectures" });
  await buildSubscriber(db);
  await buildReport(db);
  const [, settled] = [await buildReport(db), await buildReport(db)];
  await db.insert(reportSettlements).values({ reportId: settled.id, note: "", settledAt: NOW });
  await db.update(questionReports).set({ readAt: NOW });
  const { lessonId } = await buildLesson(db);
  await buildQuestion(db, lessonId);
  await db.update(questions).set({ needsRationale: true }).where(sql`lesson_id = ${lessonId}`);
  await failMails([unique("lost")]);

  const { counts, backups } = await findToday(db, admin);

  expect(before.counts).toEqual(Object.fromEntries(Object.keys(counts).map((name) => [name, 0])));
  expect(counts).toEqual({
    // In two tests at once.
    takingTests: 1,
    // Three of them have reported a question.
    newStudents: 4,
    contact: 1,
    "notify-me": 1,
    reports: 2,
    withoutRationale: 1,
    failedJobs: 1,
  });
  expect(await countWaiting(db, admin)).toEqual({ messages: 2, reports: 2, failedJobs: 1 });
  expect(countsOfTabs(await countUnread(db, admin))).toEqual({
    contact: 1,
    "notify-me": 1,
    // A subscription is no message.
    newsletter: 0,
    reports: 2,
  });
  expect(backups).toEqual({ last: null, failure: null });
});

test("a failed job says what, when and why, without its secrets; it is tried at once, or given up for good", async () => {
  const admin = await buildAdmin(db);
  const [first, second] = [unique("first"), unique("second")];
  await failMails([first, second]);

  const listed = await listFailedJobs(db, admin);
  const jobOf = (to: string) => listed.find(({ task }) => "to" in task && task.to === to);
  expect(jobOf(first)).toMatchObject({
    task: { kind: "send-mail", template: "invitation", to: first },
    reason: "550 no such mailbox",
    tries: 1,
  });
  expect(JSON.stringify(listed)).not.toContain("secret");

  expect(await giveUpJob(db, admin, jobOf(second)?.id ?? "", NOW)).toEqual({ kind: "given-up" });
  expect(await giveUpJob(db, admin, jobOf(second)?.id ?? "", NOW)).toEqual({ kind: "gone" });
  expect(await retryJobs(db, admin, jobOf(first)?.id ?? "", NOW)).toBe(1);
  const sent = vi.fn();
  const queue = await openQueue(pool);
  onTestFinished(() => queue.stop());
  await queue.work({ "send-mail": async ({ to }) => sent(to) });

  await vi.waitFor(() => expect(sent).toHaveBeenCalledWith(first), { timeout: 10_000 });
  expect(sent).not.toHaveBeenCalledWith(second);
  expect(await retryJobs(db, admin, null, NOW)).toBeLessThanOrEqual(listed.length - 2);
});

test("the counts read no whole table, however much there is", async () => {
  const { studentId } = await buildStudent(db);
  const { lessonId } = await buildLesson(db);
  const { versionId } = await buildQuestion(db, lessonId);
  const rows = sql`generate_series(1, 8000) as n`;
  await storeTestRows(db);
  const { testVersionId, deliveryId } = USUAL_TEST;
  await db.execute(sql`insert into attempts (id, student_id, test_key, test_version_id, delivery_id, question_count, started_at, closes_at, state)
    select gen_random_uuid(), ${studentId}::uuid, 'test-' || n, ${testVersionId}::uuid, ${deliveryId}::uuid, 10, now(), now(), case when n % 100 = 0 then 'open' else 'submitted' end from ${rows}`);
  await db.execute(sql`insert into students (id, name, email, course, join_date)
    select gen_random_uuid(), 'Asha', n || '@example.org', 'OET', now() - make_interval(hours => n) from ${rows}`);
  await db.execute(sql`insert into messages (id, kind, email, received_at, read_at)
    select gen_random_uuid(), 'contact', n || '@example.org', now(), case when n % 100 <> 0 then now() end from ${rows}`);
  await db.execute(sql`insert into subscribers (id, email, requested_at, leave_token, read_at)
    select gen_random_uuid(), n || '@example.org', now(), 'token-' || n, now() from ${rows}`);
  await db.execute(sql`insert into pgboss.job (name, state, data) select 'send-mail', 'completed', '{}' from ${rows}`);
  await db.execute(sql`set session_replication_role = replica; insert into questions
    (id, lesson_id, version_id, type, needs_rationale, fingerprint, search_text)
    select gen_random_uuid(), ${sql.raw(`'${lessonId}'`)}, gen_random_uuid(), 'text', n % 100 = 0, n::text, n::text from ${rows};
    set session_replication_role = default`);
  for (const table of ["attempts", "students", "messages", "subscribers", "pgboss.job", "questions"]) {
    await db.execute(sql.raw(`analyze ${table}`));
  }

  const plans = await findPlans((listening) => findToday(listening, admin), /^select \(select/);

  expect(versionId).toBeTruthy();
  expect(plans).toHaveLength(1);
  const whole = plans.flat().flatMap(({ node, table }) => (node === "Seq Scan" && table ? [table] : []));
  // Of reports there are a few here: their table is one page.
  expect(whole.filter((table) => !["question_reports", "report_settlements"].includes(table))).toEqual([]);
});
