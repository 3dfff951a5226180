/** Two products on one database, behind a proxy that alternates between them: from outside they are indistinguishable. */
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { newId } from "../core/id.ts";
import { LISTENER_NAME } from "../db/client.ts";
import { migrateDatabase } from "../db/migrate.ts";
import { attempts, blogPosts, siteSettings, testResults } from "../db/schema.ts";
import { openQueue } from "../jobs/queue.server.ts";
import { createStudentAccount } from "../modules/accounts/commands/create-student-account.server.ts";
import { RULES } from "../modules/accounts/limits.server.ts";
import { giveExtraMinutes } from "../modules/attempts/commands/give-extra-minutes.server.ts";
import { listCourseLessons } from "../modules/progress/queries/course-lessons.server.ts";
import { deleteEntry } from "../modules/showcase/commands/delete-entry.server.ts";
import { buildAdmin, buildLesson, unique } from "../testing/build.ts";
import { buildOpenAttempt, buildQuestion } from "../testing/build-attempts.ts";
import { buildInstituteTest } from "../testing/build-institute-test.ts";
import { buildPost } from "../testing/build-posts.ts";
import { buildEntry } from "../testing/build-showcase.ts";
import { buildNextMigration, EXPANSION } from "../testing/next-migration.ts";
import { urlOf } from "../testing/other-databases.ts";
import { freePort, type Product, startProduct } from "../testing/product.ts";
import { type RoundRobin, startRoundRobin } from "../testing/round-robin.ts";
import { db, pool, testConnection } from "../testing/test-db.ts";

const PASSWORD = "correct horse battery";
const OVERDUE = 12;

// Each request goes through a product; on a busy machine some take seconds.
vi.setConfig({ testTimeout: 120_000 });

let folder: string;
let proxy: RoundRobin;
let one: Product;
let other: Product;
let overdue: Awaited<ReturnType<typeof buildOpenAttempt>>[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "lamplight-two-"));
  const port = await freePort();
  // Both look for attempts to close as soon as there are any.
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
    // Without a configured secret both generate one: the second adopts the first one's.
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

/** A response as a browser without scripts gets it. `form` is the body. */
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

/** Somebody signed in at one of the two. */
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

test("a sign-in at one is valid at the other, and a sign-out ends it at both", async () => {
  const { cookie } = await signIn(one.url);
  expect([await isSignedIn(other.url, cookie), await isSignedIn(proxy.url, cookie)]).toEqual([true, true]);

  const left = await ask(`${other.url}/logout`, { cookie, form: {} });
  expect(left.status).toBe(302);
  expect([await isSignedIn(one.url, cookie), await isSignedIn(other.url, cookie)]).toEqual([false, false]);
});

test("wrong passwords count together, so two processes allow no more guesses than one", async () => {
  const ofOne = RULES.loginToFrom.tries;
  const form = { email: `${unique("victim")}@example.org`, password: "not the password" };
  const answers: Response[] = [];
  for (let guesses = 0; guesses < ofOne + 2; guesses += 1) {
    answers.push(await ask(`${guesses % 2 ? one.url : other.url}/login`, { form }));
  }

  expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: ofOne }, () => 400), 429, 429]);
  const refused = answers.at(-1);
  const [, minutes] = /Wait (\d+) minutes?, then/.exec((await refused?.text()) ?? "") ?? [];
  expect(refused?.headers.get("retry-after")).toBe(String(Number(minutes) * 60));
});

test("a changed post and a changed setting are on the next page of both, which cache pages", async () => {
  const { slug, postId } = await buildPost(db, await buildAdmin(db), {}, new Date());
  const readPost = async (at: string) => {
    const answer = await ask(`${at}/blog/${slug}`);
    // Pages cached for all visitors have a tag.
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
  const ofBoth = (path: string, headers: Record<string, string> = {}) =>
    Promise.all([one, other].map(({ url }) => fetch(url + path, { headers })));
  const address = `/blog/${slug}`;
  const [tag = "", otherTag] = (await ofBoth(address)).map(({ headers }) => headers.get("etag") ?? "");
  expect(otherTag).toBe(tag);
  expect((await ofBoth(address, { "If-None-Match": tag })).map(({ status }) => status)).toEqual([304, 304]);

  // Nobody listens for a moment: notifications sent meanwhile are not received, and must not be missed.
  await db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = ${LISTENER_NAME} and datname = current_database()`,
  );
  const title = unique("Title while nobody listens");
  await db.update(blogPosts).set({ title }).where(eq(blogPosts.id, postId));
  for (const answer of await ofBoth(address)) expect(await answer.text()).toContain(title);
  await vi.waitFor(async () => {
    const tags = (await ofBoth(address)).map(({ headers }) => headers.has("etag"));
    expect(tags).toEqual([true, true]);
  }, 20_000);

  await db.update(blogPosts).set({ status: "draft" }).where(eq(blogPosts.id, postId));
  expect((await ofBoth(address)).map(({ status }) => status)).toEqual([404, 404]);
  for (const map of await ofBoth("/sitemap.xml")) expect(await map.text()).not.toContain(address);
});

test("an entry added to the faculty or the results is on the pages of both immediately, and gone when deleted", async () => {
  const admin = await buildAdmin(db);
  const pages = { faculty: ["/about"], result: ["/", "/courses/norcet"], testimonial: ["/"] } as const;
  const readAll = (kind: keyof typeof pages) =>
    Promise.all(
      [one, other].flatMap(({ url }) => pages[kind].map(async (path) => (await ask(`${url}${path}`)).text())),
    );
  for (const kind of ["faculty", "result", "testimonial"] as const) {
    await readAll(kind);
    const { entryId, input } = await buildEntry(db, admin, kind);
    for (const page of await readAll(kind)) expect(page).toContain(input.name);
    await deleteEntry(db, admin, { kind, entryId }, new Date());
    for (const page of await readAll(kind)) expect(page).not.toContain(input.name);
  }
});

test("an added lesson is on the course's page of both immediately, with the institute's own note", async () => {
  const [lessonsNote, course] = [unique("more each week"), "/courses/nclex-rn"];
  await db.update(siteSettings).set({ lessonsNote });
  const readBoth = () => Promise.all([one, other].map(async ({ url }) => (await ask(url + course)).text()));
  for (let added = 0; added < 2; added += 1) {
    const ready = (await listCourseLessons(db, "NCLEX-RN")).ready + 1;
    await readBoth();
    await buildLesson(db);
    for (const page of await readBoth()) expect(page).toMatch(new RegExp(`${ready} lessons? ready, ${lessonsNote}`));
  }
});

test("a test started at one, saved by turns and handed in at both together has one result", async () => {
  const { cookie, studentId } = await signIn(proxy.url);
  const { lessonId } = await buildLesson(db);
  for (let number = 0; number < 4; number += 1) await buildQuestion(db, lessonId);
  const form = { intent: "start-custom", lessonIds: lessonId };
  const started = await Promise.all([one, other].map(({ url }) => ask(`${url}/dashboard/tests`, { cookie, form })));
  const addresses = new Set(started.map((answer) => answer.headers.get("location")));
  expect(addresses.size).toBe(1);
  const address = [...addresses][0] ?? "";
  expect(address).toMatch(/^\/attempts\//);

  const began = Date.now();
  const save = async (at: string, basedOn: number, chosen: string, ageMs = 0) => {
    const saves = [{ position: 1, basedOn, answer: { chosen }, ageMs }];
    return (await ask(`${at}${address}/save`, { cookie, json: { saves } })).json();
  };
  for (let revision = 0; revision < 8; revision += 1) {
    expect(await save(proxy.url, revision, revision % 2 ? "a" : "b")).toMatchObject({
      saved: [{ kind: "saved", revision: revision + 1 }],
    });
  }
  // Of answers that build on an older one the one given last counts (record 32).
  expect(await save(one.url, 3, "d", Date.now() - began)).toMatchObject({ saved: [{ kind: "stale", revision: 8 }] });
  expect(await save(one.url, 3, "c")).toMatchObject({ saved: [{ kind: "saved", revision: 9 }] });
  for (const { url } of [one, other]) {
    const state = await (await ask(`${url}${address}/state`, { cookie })).json();
    expect(state.places[0]).toMatchObject({ revision: 9, answer: { chosen: "c" } });
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

test("extra minutes hold at both at once, however well they know the test already", async () => {
  const { cookie, studentId } = await signIn(proxy.url);
  const { testId } = await buildInstituteTest(db);
  await ask(`${one.url}/dashboard/tests/institute/${testId}`, { cookie, form: { intent: "start-institute" } });
  const [started] = await db.select({ id: attempts.id }).from(attempts).where(eq(attempts.studentId, studentId));
  const attemptId = started?.id ?? newId<"attempt">();
  const closesAt = new Date(Date.now() + 5_000);
  await db.update(attempts).set({ closesAt }).where(eq(attempts.id, attemptId));
  const states = () =>
    Promise.all(
      [one, other].map(async ({ url }) => (await ask(`${url}/attempts/${attemptId}/state`, { cookie })).json()),
    );
  expect(await states()).toMatchObject([{ extra: [] }, { extra: [] }]);

  const gift = { giftId: newId<"gift">(), minutes: 10, reason: "The power failed.", isConfirmed: true };
  const given = await giveExtraMinutes(db, await buildAdmin(db), { testId, attemptId: null, ...gift }, new Date());
  expect(given).toEqual({ kind: "given", students: 1 });
  await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(closesAt.getTime()), 20_000);

  const replies = [one, other].map(async ({ url }, index) => {
    const saves = [{ position: index + 1, basedOn: 0, answer: { chosen: "a" }, ageMs: 0 }];
    return (await ask(`${url}/attempts/${attemptId}/save`, { cookie, json: { saves } })).json();
  });
  const saved = { kind: "received", extraMinutes: 10, saved: [{ kind: "saved" }] };
  expect(await Promise.all(replies)).toMatchObject([saved, saved]);
  expect(await states()).toMatchObject([{ extra: [{ ms: 600_000 }] }, { extra: [{ ms: 600_000 }] }]);
  const byClock = { cookie, json: { isByClock: true } };
  expect(await (await ask(`${other.url}/attempts/${attemptId}/submit`, byClock)).json()).toEqual({ kind: "running" });
});

test("attempts whose time is over are closed once, whichever of the two comes first", async () => {
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

test("while a later version has already added columns and tables, this one keeps working", async () => {
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
  // Their connections have prepared the statements by now, planned for the previous tables.
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
  // A value that a page does not accept is the client's error.
  const refused = await ask(`${one.url}/dashboard/subjects`, { cookie, form: {} });
  expect([refused.status, refused.headers.get("x-request-id")]).toEqual([405, expect.any(String)]);
  const lines = `${one.output()}${other.output()}`.split("\n");
  expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
});
