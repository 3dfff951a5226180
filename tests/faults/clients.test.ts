/** Clients that break off in the middle, send everything twice, out of order, from two tabs, or never hear the answer. */
import { once } from "node:events";
import { connect } from "node:net";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { z } from "zod/mini";
import { CONSENT_VERSION } from "../../src/content/en/consent.ts";
import { attemptItems, attempts, students, testResults } from "../../src/db/schema.ts";
import { unique } from "../../src/testing/build.ts";
import { buildOpenAttempt, buildQuestion } from "../../src/testing/build-attempts.ts";
import { textBody } from "../../src/testing/build-content.ts";
import { buildCourse } from "../../src/testing/build-learning.ts";
import { buildSessionOf, buildSignedInStudents } from "../../src/testing/signed-in.ts";
import { inForm } from "../../src/testing/test-form.ts";
import { type Answer, type Browser, openBrowser } from "./browser.ts";
import { SECRET } from "./embedded.ts";
import { database, serve } from "./served.ts";

const { product, url } = await serve();
const { db } = database;

async function newStudent() {
  const [student] = await buildSignedInStudents(database, { secret: SECRET, url: url(), count: 1 });
  if (!student) throw new Error("no student");
  return { student, browser: openBrowser(url, student.cookie) };
}

const openAdmin = async () =>
  openBrowser(url, await buildSessionOf(database, { secret: SECRET, url: url(), email: "admin@example.org" }));

async function countOf(query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await db.execute(query);
  return z.object({ count: z.coerce.number() }).parse(rows[0]).count;
}

/** Bytes as they are sent, then a broken connection or silence. */
async function sendRaw(text: string, end: "reset" | "hang") {
  const socket = connect(Number(new URL(url()).port), "127.0.0.1");
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.write(text);
  // Written when the other side had the chance to read it.
  await new Promise((resolve) => setImmediate(resolve));
  if (end === "reset") socket.resetAndDestroy();
  return socket;
}

test("half a request, whether it hangs or breaks off, changes nothing and holds up nobody", async () => {
  const { student, browser } = await newStudent();
  const { attemptId } = await buildOpenAttempt(db, { student, startedAt: new Date() });
  const body = JSON.stringify({ saves: [{ position: 1, basedOn: 0, answer: { chosen: "a" }, ageMs: 0 }] });
  const head = [
    `POST /attempts/${attemptId}/save HTTP/1.1`,
    `Host: localhost:${new URL(url()).port}`,
    `Origin: ${url()}`,
    `Cookie: ${student.cookie}`,
    "Content-Type: application/json",
    `Content-Length: ${body.length}`,
  ].join("\r\n");
  const halves = [
    head.slice(0, 30),
    `${head}\r\n`,
    `${head}\r\n\r\n`,
    `${head}\r\n\r\n${body.slice(0, 40)}`,
    `${head.replace(/Content-Length.*/, "Transfer-Encoding: chunked")}\r\n\r\n5\r\n{"sav`,
    `${head
      .replace(`/attempts/${attemptId}/save`, "/login")
      .replace("application/json", "application/x-www-form-urlencoded")}\r\n\r\nemail=`,
    `${head
      .replace(`/attempts/${attemptId}/save`, "/login")
      .replace("application/json", "multipart/form-data; boundary=x")}\r\n\r\n--x\r\n`,
  ];
  const sockets = [];
  for (let nth = 0; nth < inForm({ short: 3, long: 30 }); nth += 1) {
    for (const half of halves) {
      await sendRaw(half, "reset");
      sockets.push(await sendRaw(half, "hang"));
    }
  }

  const answer = await browser.send(`/attempts/${attemptId}/state`, {});
  expect(answer?.status).toBe(405);
  expect((await browser.ask("/dashboard"))?.status).toBe(200);
  const saved = await db.select().from(attemptItems).where(eq(attemptItems.attemptId, attemptId));
  expect(saved.map(({ revision }) => revision)).toEqual([0, 0, 0]);
  for (const socket of sockets) socket.destroy();
  expect((await browser.send(`/attempts/${attemptId}/submit`, {}))?.status).toBe(200);
  expect(product.process.exitCode).toBeNull();
  expect(product.output()).not.toContain('"level":60');
});

test("an answer whose acknowledgement is lost is saved once, and the next one builds on it", async () => {
  const { student, browser } = await newStudent();
  const { attemptId } = await buildOpenAttempt(db, { student, startedAt: new Date() });
  const address = `/attempts/${attemptId}/save`;
  const save = (chosen: string, basedOn: number) => ({
    saves: [{ position: 1, basedOn, answer: { chosen }, ageMs: 0 }],
  });
  const body = JSON.stringify(save("b", 0));
  const socket = await sendRaw(
    `POST ${address} HTTP/1.1\r\nHost: ${new URL(url()).host}\r\nOrigin: ${url()}\r\nCookie: ${student.cookie}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    "hang",
  );
  const stored = async () =>
    (
      await db.select().from(attemptItems).where(eq(attemptItems.attemptId, attemptId)).orderBy(attemptItems.position)
    )[0];
  await expect.poll(async () => (await stored())?.revision, { timeout: 20_000 }).toBe(1);
  socket.resetAndDestroy();

  const again = await browser.send(address, save("b", 0));
  expect(again?.text).toContain('{"kind":"saved","position":1,"revision":1}');
  const next = await browser.send(address, save("c", 1));
  expect(next?.text).toContain('"revision":2');
  // What was given before, and comes by a slower way, changes nothing.
  const older = { saves: [{ position: 1, basedOn: 0, answer: { chosen: "d" }, ageMs: 9_000 }] };
  const late = await browser.send(address, older);
  expect(late?.text).toContain('"kind":"stale","position":1,"revision":2');
  expect(await stored()).toMatchObject({ revision: 2, answer: { chosen: "c" } });
});

test("answers to one question that arrive in any order leave the one given last, and it is acknowledged", async () => {
  const { student, browser } = await newStudent();
  const { attemptId } = await buildOpenAttempt(db, { student, startedAt: new Date(Date.now() - 60_000) });
  const tabs = [browser, openBrowser(url, student.cookie)];

  const answers = await Promise.all(
    ["d", "b", "a", "c"].map((chosen, index) =>
      tabs[index % 2]
        ?.send(`/attempts/${attemptId}/save`, {
          // Far enough apart that the ways the requests take do not matter.
          saves: [{ position: 1, basedOn: 0, answer: { chosen }, ageMs: chosen === "a" ? 0 : 50_000 - index }],
        })
        .then((answer) => ({ chosen, text: answer?.text ?? "" })),
    ),
  );

  expect(answers.find((answer) => answer?.chosen === "a")?.text).toContain('"kind":"saved"');
  const [item] = await db
    .select()
    .from(attemptItems)
    .where(eq(attemptItems.attemptId, attemptId))
    .orderBy(attemptItems.position);
  expect(item).toMatchObject({ answer: { chosen: "a" } });
});

/** Everything a person can send, each with how many of it there may be afterwards. */
type Twice = {
  name: string;
  path: string;
  fields: Record<string, string>;
  browser: Browser;
  count(): Promise<number>;
  most: number;
};

async function everyForm(): Promise<Twice[]> {
  const { student, browser } = await newStudent();
  const admin = await openAdmin();
  const visitor = openBrowser(url);
  const { course, subjectId, lessonIds } = await buildCourse(db, 1);
  await db.update(students).set({ course }).where(eq(students.id, student.studentId));
  const [lessonId] = lessonIds;
  if (!lessonId) throw new Error("no lesson");
  for (let nth = 0; nth < 3; nth += 1) await buildQuestion(db, lessonId);
  const done = await buildOpenAttempt(db, { student, startedAt: new Date() });
  await browser.send(`/attempts/${done.attemptId}/submit`, {});
  const email = `${unique("twice")}@example.org`;
  const word = unique("Twice");
  const body = textBody();
  const of = (table: string, column: string, value: string) => () =>
    countOf(
      sql`select count(*) as count from ${sql.identifier(table)} where ${sql.identifier(column)}::text = ${value}`,
    );
  return [
    {
      name: "start",
      path: "/dashboard/tests",
      browser,
      most: 2,
      fields: { intent: "start-custom", lessonIds: lessonId },
      count: of("attempts", "student_id", student.studentId),
    },
    {
      name: "sign-up",
      path: "/signup",
      browser: visitor,
      most: 1,
      fields: { name: "Asha", email, password: "correct horse battery", course: "NCLEX-RN", consent: CONSENT_VERSION },
      count: of("students", "email", email),
    },
    {
      name: "message",
      path: "/contact",
      browser: visitor,
      most: 1,
      fields: { name: "Ravi", email, message: word, took: "5000" },
      count: of("messages", "message", word),
    },
    {
      name: "newsletter",
      path: "/newsletter",
      browser: visitor,
      most: 1,
      fields: { email, took: "5000" },
      count: of("subscribers", "email", email),
    },
    {
      name: "lesson",
      path: `/lessons/${lessonId}`,
      browser,
      most: 1,
      fields: { mark: "complete" },
      count: of("lesson_completions", "student_id", student.studentId),
    },
    {
      name: "report",
      path: `/attempts/${done.attemptId}/review`,
      browser,
      most: 1,
      fields: { position: "1", message: word },
      count: of("question_reports", "student_id", student.studentId),
    },
    {
      name: "student",
      path: "/admin/students/add",
      browser: admin,
      most: 1,
      fields: { name: "Meera", email: `admin-${email}`, course: "NCLEX-RN" },
      count: of("students", "email", `admin-${email}`),
    },
    {
      name: "subject",
      path: "/admin/subjects/add",
      browser: admin,
      most: 1,
      fields: { name: word, description: "" },
      count: of("subjects", "name", word),
    },
    {
      name: "lesson",
      path: `/admin/subjects/${subjectId}/add-lesson`,
      browser: admin,
      most: 1,
      fields: { title: word, content: "<p>Read this.</p>" },
      count: of("lessons", "title", word),
    },
    {
      name: "question",
      path: "/admin/questions/add",
      browser: admin,
      most: 1,
      fields: {
        subjectId,
        lessonId,
        manualId: word,
        type: body.type,
        content: JSON.stringify(body.content),
        solution: JSON.stringify(body.solution),
      },
      count: of("questions", "manual_id", word.toUpperCase()),
    },
    {
      name: "post",
      path: "/admin/blog/new",
      browser: admin,
      most: 1,
      fields: {
        title: word,
        author: "A",
        category: "C",
        imageUrl: "/pictures/post-study-plan.svg",
        imageAlt: "",
        excerpt: "E",
        content: "<p>T</p>",
        slug: word.toLowerCase(),
        status: "draft",
      },
      count: of("blog_posts", "title", word),
    },
  ];
}

test("whatever is sent twice, at once or one after the other, is done once", async () => {
  const forms = await everyForm();
  for (const { name, path, fields, browser, count, most } of forms) {
    const answers: (Answer | null)[] = await Promise.all([browser.submit(path, fields), browser.submit(path, fields)]);
    answers.push(await browser.submit(path, fields));
    const statuses = answers.map((answer) => answer?.status ?? 0);
    expect(
      statuses.filter((status) => status >= 500 || status === 0),
      `${name}: ${statuses}`,
    ).toEqual([]);
    expect(
      statuses.some((status) => status < 400),
      `${name}: ${statuses}`,
    ).toBe(true);
    expect(await count(), `${name} at ${path}: ${statuses}`).toBe(most);
  }
});

test("a test that is saved, flagged and submitted twice has one result", async () => {
  const { student, browser } = await newStudent();
  const { attemptId } = await buildOpenAttempt(db, { student, startedAt: new Date() });
  const twice = (path: string, body: unknown) => Promise.all([browser.send(path, body), browser.send(path, body)]);
  const save = { saves: [{ position: 1, basedOn: 0, answer: { chosen: "a" }, ageMs: 0 }] };

  for (const answer of [
    ...(await twice(`/attempts/${attemptId}/save`, save)),
    await browser.send(`/attempts/${attemptId}/save`, save),
  ]) {
    expect(answer?.text).toContain('{"kind":"saved","position":1,"revision":1}');
  }
  await twice(`/attempts/${attemptId}/flag`, { position: 1, flagged: true });
  const submitted = [
    ...(await twice(`/attempts/${attemptId}/submit`, {})),
    await browser.send(`/attempts/${attemptId}/submit`, {}),
  ];

  expect(submitted.map((answer) => answer?.text).toSorted()).toEqual([
    '{"kind":"already-submitted"}',
    '{"kind":"already-submitted"}',
    '{"kind":"submitted"}',
  ]);
  expect(await db.select().from(testResults).where(eq(testResults.attemptId, attemptId))).toHaveLength(1);
});

test("a device whose clock is wrong by hours changes no deadline", async () => {
  const { student, browser } = await newStudent();
  const { attemptId } = await buildOpenAttempt(db, { student, startedAt: new Date() });
  const save = (position: number, ageMs: number) =>
    browser.send(`/attempts/${attemptId}/save`, {
      saves: [{ position, basedOn: 0, answer: position === 2 ? { chosen: ["a"] } : { chosen: "a" }, ageMs }],
    });
  for (const impossible of [-3_600_000, 12 * 3_600_000, Number.MAX_SAFE_INTEGER]) {
    const refused = await save(1, impossible);
    expect([refused?.status, refused?.text]).toEqual([400, expect.stringContaining('"saves.0.ageMs"')]);
  }
  expect((await save(2, 0))?.text).toContain('"kind":"saved"');

  // After the end, to say that it was given long ago helps only until the test is closed.
  const late = await buildOpenAttempt(db, { student, startedAt: new Date(Date.now() - 3 * 3_600_000), minutes: 30 });
  await db.update(attempts).set({ state: "submitted", closedAt: new Date() }).where(eq(attempts.id, late.attemptId));
  const claimed = await browser.send(`/attempts/${late.attemptId}/save`, {
    saves: [{ position: 1, basedOn: 0, answer: { chosen: "a" }, ageMs: 2.9 * 3_600_000 }],
  });
  expect(claimed?.text).toContain('"kind":"late"');
});
