/**
 * More than fifty malformed bodies to every address that takes a change, as who may send it and as who may not: never a
 * fault of ours, never silence, a request id on every refusal, and nothing is changed.
 */
import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { z } from "zod/mini";
import { projectRoot } from "../../src/core/project-root.ts";
import { buildAdmin, buildLesson } from "../../src/testing/build.ts";
import { buildOpenAttempt, buildQuestion } from "../../src/testing/build-attempts.ts";
import { buildPost } from "../../src/testing/build-posts.ts";
import { buildSessionOf, buildSignedInStudents } from "../../src/testing/signed-in.ts";
import { type Access, jsonAddresses, siteAddresses } from "../../src/testing/site-map.ts";
import { inForm } from "../../src/testing/test-form.ts";
import { type Browser, openBrowser } from "./browser.ts";
import { SECRET } from "./embedded.ts";
import { type Malformed, malformedBodies } from "./malformed-bodies.ts";
import { readMarks } from "./row-marks.ts";
import { database, serve } from "./served.ts";

const { product, url } = await serve();
const { db } = database;

/** In the short form each address gets some of the bodies, and each body goes to some of the addresses. */
const EVERY = inForm({ short: 23, long: 1 });
const AT_ONCE = 4;

/** What is done whatever the body says: tried on what does not exist, and by nobody who would be missed. */
const WITHOUT_A_FORM = /delete|sign-out|revoke|logout|rescore/;

const Manifest = z.object({ routes: z.record(z.string(), z.object({ hasAction: z.boolean() })) });

type Target = { pattern: string; address: string; access: Access };

/** Every address that takes a change, as the build says; what is in braces is filled with what exists. */
async function findTargets(known: Readonly<Record<string, string>>): Promise<Target[]> {
  const assets = path.join(projectRoot(), "build/client/assets");
  const names = (await readdir(assets)).filter((file) => /^manifest-.*\.js$/.test(file));
  const texts = await Promise.all(names.map((name) => readFile(path.join(assets, name), "utf8")));
  // The build also writes an empty script of such a name.
  const text = texts.find((candidate) => candidate.includes("__reactRouterManifest")) ?? "";
  const { routes } = Manifest.parse(JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)));
  const withAction = Object.entries(routes).flatMap(([id, { hasAction }]) => (hasAction ? [id] : []));
  const actions = siteAddresses.filter(({ id }) => withAction.includes(id));
  expect(actions.length).toBeGreaterThan(50);
  expect(withAction.filter((id) => !actions.some((place) => place.id === id))).toEqual([]);
  const found = [...actions, ...jsonAddresses.map((place) => ({ ...place, access: "student" as const }))];
  return found.map(({ pattern, access }) => {
    const existing = WITHOUT_A_FORM.test(pattern) ? {} : known;
    const address = pattern.replace(/:(\w+)\??/g, (_, parameter: string) => existing[parameter] ?? randomUUID());
    return { pattern, access, address };
  });
}

type Outcome = { what: string; status: number | null; requestId: string };

/** Sends them, a few at a time. */
async function sendAll(
  jobs: ReadonlyArray<{ target: Target; malformed: Malformed; browser: Browser }>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const queue = jobs.values();
  const work = async () => {
    for (const { target, malformed, browser } of queue) {
      const { name, type, body, headers } = malformed;
      const answer = await browser.ask(target.address, {
        method: "POST",
        body,
        headers: { ...(type !== null && { "content-type": type }), ...headers },
      });
      outcomes.push({
        what: `${name} to ${target.pattern}`,
        status: answer?.status ?? null,
        requestId: answer?.requestId ?? "",
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return outcomes;
}

function expectNoFault(outcomes: ReadonlyArray<Outcome>): void {
  const faults = outcomes.filter(({ status }) => status === null || status >= 500);
  expect(faults.map(({ what, status }) => `${status} for ${what}`)).toEqual([]);
  const nameless = outcomes.filter(
    ({ status, requestId }) => (status ?? 0) >= 400 && !/^[0-9a-f-]{36}$/.test(requestId),
  );
  expect(nameless.map(({ what }) => what)).toEqual([]);
}

test("no malformed body makes a fault or changes anything, whoever sends it", async () => {
  const admin = await buildAdmin(db);
  const [student] = await buildSignedInStudents(database, { secret: SECRET, url: url(), count: 1 });
  if (!student) throw new Error("no student");
  const { subjectId, lessonId } = await buildLesson(db);
  const { questionId } = await buildQuestion(db, lessonId);
  const { attemptId } = await buildOpenAttempt(db, { student, startedAt: new Date() });
  const { postId } = await buildPost(db, admin, {}, new Date());
  const known = { studentId: student.studentId, subjectId, lessonId, questionId, attemptId, postId, kind: "contact" };
  const targets = await findTargets(known);
  const adminCookie = await buildSessionOf(database, { secret: SECRET, url: url(), email: "admin@example.org" });
  const cookies = { everyone: "", student: student.cookie, admin: adminCookie };
  const pick = (isText: boolean, every: number, asWhom: (access: Access) => string) =>
    targets.flatMap((target, row) =>
      malformedBodies.flatMap((malformed, column) => {
        if (Boolean(malformed.isText) !== isText || (row + column) % every !== 0) return [];
        // Signing out, done whatever the body says, is tried by nobody in particular; submitting is no form either.
        const isDone = target.pattern === "/logout" || target.pattern.endsWith("/submit");
        const cookie = isDone ? "" : asWhom(target.access);
        return [{ target, malformed, browser: openBrowser(url, cookie) }];
      }),
    );
  expect(malformedBodies.length).toBeGreaterThan(50);
  const before = await readMarks(db);

  const asRight = await sendAll(pick(false, EVERY, (access) => cookies[access]));
  const asWrong = await sendAll(
    pick(false, EVERY * 8, (access) => (access === "admin" ? cookies.student : cookies.admin)),
  );
  const asNobody = await sendAll(pick(false, EVERY * 8, () => ""));

  expectNoFault([...asRight, ...asWrong, ...asNobody]);
  expect(await readMarks(db)).toEqual(before);
  expectNoFault(await sendAll(pick(true, EVERY, (access) => cookies[access])));
  expect((await openBrowser(url, student.cookie).ask("/dashboard"))?.status).toBe(200);
  expect((await openBrowser(url, adminCookie).ask("/admin/students"))?.status).toBe(200);
  expect(product.process.exitCode).toBeNull();
});
