/** Two products on one database, behind a proxy that asks them by turns: nobody can tell that they are two. */
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { migrateDatabase } from "../db/migrate.ts";
import { attempts, blogPosts, siteSettings, testResults } from "../db/schema.ts";
import { openQueue } from "../jobs/queue.server.ts";
import { createStudentAccount } from "../modules/accounts/commands/create-student-account.server.ts";
import { RULES } from "../modules/accounts/limits.server.ts";
import { buildAdmin, buildLesson, unique } from "../testing/build.ts";
import { buildOpenAttempt, buildQuestion } from "../testing/build-attempts.ts";
import { buildPost } from "../testing/build-posts.ts";
import { buildNextMigration, EXPANSION } from "../testing/next-migration.ts";
import { urlOf } from "../testing/other-databases.ts";
import { freePort, type Product, startProduct } from "../testing/product.ts";
import { type RoundRobin, startRoundRobin } from "../testing/round-robin.ts";
import { db, pool, testConnection } from "../testing/test-db.ts";

const PASSWORD = "correct horse battery";
const OVERDUE = 12;

// Each request goes through a product; on a busy machine some of them take seconds.
vi.setConfig({ testTimeout: 120_000 });

let folder: string;
let proxy: RoundRobin;
let one: Product;
let other: Product;
let overdue: Awaited<ReturnType<typeof buildOpenAttempt>>[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "lamplight-two-"));
  const port = await freePort();
  // Both look for attempts to close as soon as they are there.
  overdue = await Promise.all(
    Array.from({ length: OVERDUE }, () => buildOpenAttempt(db, { startedAt: new Date(Date.now() - 2 * 3_600_000) })),
  );
  for (const { attemptId } of overdue) {
    await db.execute(
      sql`update attempt_items set answer = '{"chosen":"a"}', revision = 1 where attempt_id = ${attemptId} and position = 1`,
    );
  }
  const environment = {
    DATABASE_URL: urlOf(testConnection.database),
    // Without a secret that is set, both make one: whoever comes second takes the first one's.
    DATA_DIR: folder,
    DEMO: "0",
    PUBLIC_URL: `http://localhost:${port}`,
  };
  [one, other] = await Promise.all([startProduct(environment), startProduct(environment)]);
  proxy = await startRoundRobin(port, [one.url, other.url]);
}, 180_000);

afterAll(async () => {
  await proxy?.close();
  await Promise.all([one?.stop(), other?.stop()]);
  await rm(folder, { recursive: true, force: true });
});

/** An answer as a browser without scripts gets it. `form` is what it sends. */
function ask(
  url: string,
  { cookie = "", form, json }: { cookie?: string; form?: Record<string, string>; json?: unknown } = {},
) {
  const body = form ? new URLSearchParams(form) : json === undefined ? undefined : JSON.stringify(json);
  return fetch(url, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      origin: proxy.url,
      ...(cookie && { cookie }),
      ...(json !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body }),
    redirect: "manual",
  });
}

const sessionOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

/** Somebody who has signed in at one of the two. */
async function signIn(at: string) {
  const email = `${unique("asha")}@example.org`;
  const account = { name: "Asha Verma", email, password: PASSWORD, course: "NCLEX-RN" };
  const created = await createStudentAccount(db, account, new Date());
  if (created.kind !== "created") throw new Error(created.kind);
  const answer = await ask(`${at}/login`, { form: { email, password: PASSWORD } });
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/dashboard"]);
  return { ...created, cookie: sessionOf(answer) };
}

async function isSignedIn(at: string, cookie: string): Promise<boolean> {
  return (await ask(`${at}/dashboard`, { cookie })).status === 200;
}

test("who signed in at one is signed in at the other, and signed out at both when they leave", async () => {
  const { cookie } = await signIn(one.url);
  expect([await isSignedIn(other.url, cookie), await isSignedIn(proxy.url, cookie)]).toEqual([true, true]);

  const left = await ask(`${other.url}/logout`, { cookie, form: {} });
  expect(left.status).toBe(302);
  expect([await isSignedIn(one.url, cookie), await isSignedIn(other.url, cookie)]).toEqual([false, false]);
});

test("wrong passwords count together, so two processes give no more guesses than one", async () => {
  const ofOne = RULES.loginToFrom.tries;
  const form = { email: `${unique("victim")}@example.org`, password: "not the password" };
  const statuses: number[] = [];
  for (let guesses = 0; guesses < ofOne + 2; guesses += 1) {
    statuses.push((await ask(`${guesses % 2 ? one.url : other.url}/login`, { form })).status);
  }

  expect(statuses).toEqual([...Array.from({ length: ofOne }, () => 400), 429, 429]);
});

test("a changed post and a changed setting are on the next page of both, which they keep in memory", async () => {
  const { slug, postId } = await buildPost(db, await buildAdmin(db), {}, new Date());
  const readPost = async (at: string) => {
    const answer = await ask(`${at}/blog/${slug}`);
    // What is kept for all visitors has a tag.
    expect([answer.status, answer.headers.get("etag")]).toEqual([200, expect.any(String)]);
    return answer.text();
  };
  for (const { url } of [one, other, one, other]) await readPost(url);

  for (const round of [1, 2, 3]) {
    const [title, instituteName] = [unique(`Title ${round}`), unique(`Institute ${round}`)];
    await db.update(blogPosts).set({ title }).where(eq(blogPosts.id, postId));
    await db
      .insert(siteSettings)
      .values({ instituteName })
      .onConflictDoUpdate({ target: siteSettings.id, set: { instituteName } });
    const pages = await Promise.all([one, other].map(({ url }) => readPost(url)));
    for (const page of pages) {
      expect(page).toContain(title);
      expect(page).toContain(instituteName);
    }
  }
});

test("a test that is started at one, saved by turns and handed in at both at once has one result", async () => {
  const { cookie, studentId } = await signIn(proxy.url);
  const { lessonId } = await buildLesson(db);
  for (let number = 0; number < 4; number += 1) await buildQuestion(db, lessonId);
  const form = { intent: "start-custom", lessonIds: lessonId };
  const started = await Promise.all([one, other].map(({ url }) => ask(`${url}/dashboard/tests`, { cookie, form })));
  const addresses = new Set(started.map((answer) => answer.headers.get("location")));
  expect(addresses.size).toBe(1);
  const address = [...addresses][0] ?? "";
  expect(address).toMatch(/^\/attempts\//);

  const save = async (at: string, basedOn: number, chosen: string) => {
    const saves = [{ position: 1, basedOn, answer: { chosen }, ageMs: 0 }];
    return (await ask(`${at}${address}/save`, { cookie, json: { saves } })).json();
  };
  for (let revision = 0; revision < 8; revision += 1) {
    expect(await save(proxy.url, revision, revision % 2 ? "a" : "b")).toMatchObject({
      saved: [{ kind: "saved", revision: revision + 1 }],
    });
  }
  expect(await save(one.url, 3, "c")).toMatchObject({ saved: [{ kind: "stale", revision: 8 }] });
  for (const { url } of [one, other]) {
    const state = await (await ask(`${url}${address}/state`, { cookie })).json();
    expect(state.places[0]).toMatchObject({ revision: 8, answer: { chosen: "a" } });
  }

  const urls = [one, other, one, other].map(({ url }) => `${url}${address}/submit`);
  const replies = await Promise.all(urls.map(async (url) => (await ask(url, { cookie, json: {} })).json()));
  const submitted = replies.filter(({ kind }) => kind === "submitted");
  expect([submitted.length, new Set(replies.map(({ kind }) => kind))]).toEqual([
    1,
    new Set(["submitted", "already-submitted"]),
  ]);
  expect(await db.$count(testResults, eq(testResults.studentId, studentId))).toBe(1);
});

test("attempts whose time is over are closed once, whoever of the two comes first", async () => {
  await vi.waitFor(async () => {
    const open = sql`select count(*)::int as open from attempts where state = 'open' and closes_at < now() - interval '1 hour'`;
    expect((await db.execute(open)).rows).toEqual([{ open: 0 }]);
  }, 20_000);

  for (const { attemptId } of overdue) {
    expect(await db.$count(testResults, eq(testResults.attemptId, attemptId))).toBe(1);
    expect(await db.$count(attempts, eq(attempts.id, attemptId))).toBe(1);
  }
});

test("each job is done once, by one of them", async () => {
  const queue = await openQueue(pool);
  const addresses = Array.from({ length: 25 }, () => `${unique("reader")}@example.org`);
  const mails = addresses.map((to) => ({
    template: "reset-password",
    to,
    props: { name: "Asha", link: proxy.url, minutes: 30 },
  }));
  await db.transaction((tx) => queue.enqueue(tx, "send-mail", ...mails));
  await queue.stop();

  const outbox = path.join(folder, "outbox");
  const recipients = async () => {
    const texts = await Promise.all((await readdir(outbox)).map((name) => readFile(path.join(outbox, name), "utf8")));
    return texts.flatMap((text) => addresses.filter((address) => text.includes(address))).sort();
  };
  await vi.waitFor(
    async () => {
      const { rows } = await db.execute(
        sql`select count(*)::int as waiting from pgboss.job where name = 'send-mail' and state <> 'completed'`,
      );
      expect(rows).toEqual([{ waiting: 0 }]);
    },
    { timeout: 20_000, interval: 100 },
  );
  expect(await recipients()).toEqual(addresses.sort());
});

test("while a later version has already added columns and tables, this one goes on working", async () => {
  const { cookie, studentId } = await signIn(one.url);
  const { lessonId } = await buildLesson(db);
  await buildQuestion(db, lessonId);
  const started = await ask(`${one.url}/dashboard/tests`, {
    cookie,
    form: { intent: "start-custom", lessonIds: lessonId },
  });
  const address = started.headers.get("location") ?? "";
  const save = async (at: string, basedOn: number) => {
    const saves = [{ position: 1, basedOn, answer: { chosen: "a" }, ageMs: 0 }];
    return (await ask(`${at}${address}/save`, { cookie, json: { saves } })).json();
  };
  // Their connections know the statements by now, and have planned them for the tables of before.
  for (let revision = 0; revision < 12; revision += 1) await save(proxy.url, revision);

  await migrateDatabase(testConnection, { folder: await buildNextMigration(EXPANSION) });

  for (const { url } of [one, other]) expect((await ask(`${url}/readyz`)).status).toBe(200);
  for (let revision = 12; revision < 24; revision += 1) {
    expect(await save(proxy.url, revision)).toMatchObject({ saved: [{ kind: "saved", revision: revision + 1 }] });
  }
  expect(await (await ask(`${other.url}${address}/submit`, { cookie, json: {} })).json()).toEqual({
    kind: "submitted",
  });
  expect(await db.$count(testResults, eq(testResults.studentId, studentId))).toBe(1);
  expect((await ask(`${one.url}${address}/review`, { cookie })).status).toBe(200);
  for (const page of ["/", "/blog", "/dashboard/subjects", "/dashboard/tests", "/certificates", "/account"]) {
    expect([page, (await ask(`${proxy.url}${page}`, { cookie })).status]).toEqual([page, 200]);
  }
  await signIn(other.url);
  // What a page does not take is a mistake of whoever sends it.
  const refused = await ask(`${one.url}/dashboard/subjects`, { cookie, form: {} });
  expect([refused.status, refused.headers.get("x-request-id")]).toEqual([405, expect.any(String)]);
  expect(`${one.output()}${other.output()}`).not.toContain('"level":50');
});
