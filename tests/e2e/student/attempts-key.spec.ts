/**
 * A student keeps a test open and submits its question in another one. Every address of the product, as page and as data, says
 * the same to a twin whose question has another key: nothing that was derived from the solution is in it.
 */
import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { and, eq, inArray, or } from "drizzle-orm";
import { type Id, parseId } from "../../../src/core/id.ts";
import type { Database } from "../../../src/db/client.ts";
import {
  attempts,
  deliveries,
  lessons,
  questions,
  students,
  subjectCourses,
  subjects,
  testResults,
} from "../../../src/db/schema.ts";
import { setPassword } from "../../../src/modules/accounts/account-rows.server.ts";
import { hashing } from "../../../src/modules/accounts/passwords/hash.server.ts";
import type { Student } from "../../../src/modules/accounts/viewer.ts";
import { submitAttempt } from "../../../src/modules/attempts/commands/submit-attempt.server.ts";
import { unique } from "../../../src/testing/build.ts";
import { buildOpenAttempt } from "../../../src/testing/build-attempts.ts";
import { buildInstituteTest, takeInstituteTest } from "../../../src/testing/build-institute-test.ts";
import { jsonAddresses, siteAddressesFor } from "../../../src/testing/site-map.ts";
import { expect, signedInStudent, test } from "../fixtures.ts";

const PASSWORD = "a lamp in the quiet ward";
const REASON = "A reason that nobody may read yet.";
const STEM = unique("Which one?");
const MINUTE = 60_000;

function bodyWith(correct: string) {
  const options = ["a", "b", "c"].map((id) => ({ id, text: `Option ${id}` }));
  const solution = { correct, rationale: `<p>${REASON}</p>` };
  return { type: "text" as const, content: { v: 1 as const, stem: `<p>${STEM}</p>`, options }, solution };
}

type SentRequest = { method: string; address: string; form?: Record<string, string>; data?: object };

/**
 * Keeps a test open, answers its question with "a" in a custom test of the same lesson, and submits that one; and once more. With a
 * title the question is also in a test of the institute that was taken before and is released by hand, and no test stays open.
 */
async function attack(
  database: Database,
  request: APIRequestContext,
  { startedAt, correct, title }: { startedAt: Date; correct: "a" | "b"; title?: string },
) {
  const { db } = database;
  const { cookie, ...student } = await signedInStudent(database);
  const hash = await hashing.hash(PASSWORD);
  await db.transaction((tx) => setPassword(tx, student.userId, hash));
  const running = await buildOpenAttempt(db, { student, bodies: [bodyWith(correct)], startedAt, minutes: 600 });
  const [versionId] = running.versionIds;
  if (!versionId) throw new Error("The test asks nothing.");
  const lesson = await lessonOf(database, versionId);
  // A course of its own: else each would find the other's lesson among what is left for the certificate.
  const course = unique("Course");
  await db.insert(subjectCourses).values({ subjectId: lesson.subjectId, course });
  await db.update(students).set({ course }).where(eq(students.id, student.studentId));
  const deliveryId =
    title && (await takeUnreleased(database, { ...student, course }, { lesson, versionId, title, startedAt }));
  if (deliveryId) {
    const discarded = { state: "discarded" as const, closedAt: startedAt };
    await db.update(attempts).set(discarded).where(eq(attempts.id, running.attemptId));
  }
  const fetched = ({ method, address, form, data }: SentRequest) =>
    request.fetch(address, {
      ...{ method, headers: { cookie, accept: "*/*" }, maxRedirects: 0 },
      ...(form && { form }),
      ...(data && { data }),
    });

  const form = { intent: "start-custom", lessonIds: lesson.lessonId };
  const take = async (minutes: number) => {
    const started = await fetched({ method: "POST", address: "/dashboard/tests", form });
    const taken = parseId<"attempt">(started.headers().location?.split("/").at(-1));
    if (!taken) throw new Error(`No custom test was started: ${started.status()}.`);
    const save = { position: 1, basedOn: 0, answer: { chosen: "a" }, ageMs: 0 };
    await fetched({ method: "POST", address: `/attempts/${taken}/save`, data: { saves: [save] } });
    // Twins do the same at the same moment.
    await db.update(attempts).set({ startedAt, closesAt: running.closesAt }).where(eq(attempts.id, taken));
    await submitAttempt(db, student, taken, new Date(startedAt.getTime() + minutes * MINUTE));
    return taken;
  };
  const [other, again] = [await take(2), await take(3)];

  const names = { ...lesson, course, email: student.email };
  return { ...lesson, running: running.attemptId, other, again, fetched, names, deliveryId };
}

/** Takes a test of the institute that asks the question, may be taken twice and is released by hand. */
async function takeUnreleased(
  { db }: Database,
  student: Student,
  asked: { lesson: { questionId: Id<"question"> }; versionId: Id<"version">; title: string; startedAt: Date },
) {
  const { lesson, versionId, title, startedAt } = asked;
  const { testId, deliveryId } = await buildInstituteTest(db, {
    title,
    questions: [{ questionId: lesson.questionId, versionId }],
    rules: { release: { score: "by-hand", solutions: "by-hand" } },
    delivery: { attemptsMax: 2, course: student.course },
  });
  await takeInstituteTest(db, student, testId, { right: 1, at: startedAt });
  return deliveryId;
}

async function lessonOf({ db }: Database, versionId: Id<"version">) {
  const [lesson] = await db
    .select({
      questionId: questions.id,
      lessonId: lessons.id,
      lesson: lessons.title,
      subjectId: subjects.id,
      subject: subjects.name,
    })
    .from(questions)
    .innerJoin(lessons, eq(lessons.id, questions.lessonId))
    .innerJoin(subjects, eq(subjects.id, lessons.subjectId))
    .where(eq(questions.versionId, versionId));
  if (!lesson) throw new Error("The question has no lesson.");
  return lesson;
}

type Twin = Awaited<ReturnType<typeof attack>>;

/** What an address says to a twin, without what names either of them or this request. */
async function hear({ fetched }: Twin, request: SentRequest, twins: ReadonlyArray<Twin>): Promise<string> {
  const answer = await fetched(request);
  const text = `${answer.status()} ${answer.headers().location ?? ""} ${await answer.text()}`;
  return (
    twins
      .flatMap(({ names }) => Object.entries(names))
      // The address of a next page names where this one ends in small letters.
      .reduce((rest, [name, word]) => rest.replaceAll(word, name).replaceAll(word.toLowerCase(), name), text)
      .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}/g, "ID")
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z|\d{13}|\d{1,2} \w{3} \d{4}, \d{1,2}:\d\d [ap]m/g, "TIME")
      .replaceAll(/nonce(\\?"[,=]|=)\\?"[^"\\]*\\?"/g, "")
      .replaceAll(/(secondsLeft\\?"|"questionNumber"|"question"):?,?\s*\d+/g, "")
  );
}

/** Everything that a student can ask, with the ids of this one: pages, their data, JSON, the own file and the forms around. */
function everyRequestOf({ running, other, again, lessonId, subjectId }: Twin): SentRequest[] {
  const fill = (pattern: string, attemptId: string) =>
    pattern
      .replace(":attemptId", attemptId)
      .replace(":otherId", again)
      .replace(":lessonId", lessonId)
      .replace(":subjectId", subjectId)
      .replaceAll(/:\w+\??/g, () => randomUUID())
      .replace("*", "no-such-page");
  const dataAt = (address: string) => (address === "/" ? "/_root.data" : `${address}.data`);
  const own = siteAddressesFor("student").flatMap(({ pattern, id }) =>
    (pattern.includes(":attemptId") ? [running, other] : [running]).flatMap((attemptId) => {
      const address = fill(pattern, attemptId);
      return [address, dataAt(address), `${dataAt(address)}?_routes=${encodeURIComponent(id)}`];
    }),
  );
  const everybodys = siteAddressesFor("everyone").map(({ pattern }) => dataAt(fill(pattern, other)));
  const filters = ["show=wrong", "show=partly", "show=right", "show=unanswered", "flagged=yes", "slow=yes"].flatMap(
    (one) => [`/attempts/${other}/review?${one}`, `/attempts/${other}/review.data?${one}`],
  );
  const lists = ["passed", "failed", "waiting", "open", "expired"].flatMap((state) => [
    `/dashboard/results?state=${state}`,
    `/dashboard/results.data?state=${state}`,
  ]);
  const save = { position: 1, basedOn: 1, answer: { chosen: "b" }, ageMs: 0 };
  return [
    ...[...own, ...everybodys, ...filters, ...lists].map((address) => ({ method: "GET", address })),
    ...jsonAddresses
      .filter(({ pattern }) => !pattern.endsWith("/submit"))
      .map(({ method, pattern }) => ({ method, address: fill(pattern, other), data: { saves: [save] } })),
    { method: "POST", address: `/attempts/${other}/submit`, data: {} },
    { method: "POST", address: "/account/privacy/file", form: { password: PASSWORD } },
    { method: "POST", address: `/attempts/${other}/review`, form: { position: "1", message: "Is it a?" } },
    { method: "POST", address: `/attempts/${other}/review.data`, form: { position: "1", message: "Is it b?" } },
    { method: "POST", address: "/sample-test/check", data: { type: "text", answer: { chosen: "a" } } },
  ];
}

/** Where texts begin to differ, with some of what stands around it, and the values that only one of them holds: a value more moves the numbers of all. */
function partsOf([one = "", other = ""]: ReadonlyArray<string>) {
  const at = [...one].findIndex((letter, place) => letter !== other[place]);
  const valuesOf = (text: string) => text.replaceAll(/\\?"_\d+\\?":-?\d+/g, "").split(/[,[\]{}]+/);
  return [one, other].map((text, nth) => {
    const others = valuesOf([other, one][nth] ?? "");
    const own = valuesOf(text).filter((value) => !others.includes(value));
    return { begins: text.slice(Math.max(0, at - 80), at + 80), own: own.slice(0, 20) };
  });
}

/** Fails where any address says different things to the twins, or the reason of the solution. */
async function expectSameTold(database: Database, [right, wrong]: [Twin, Twin]): Promise<void> {
  const both = [right, wrong];
  const results = inArray(
    testResults.attemptId,
    both.flatMap(({ other, again }) => [other, again]),
  );
  const isUncounted = or(eq(testResults.isCounted, false), eq(testResults.isMeasured, false));
  const uncounted = () => database.db.$count(testResults, and(results, isUncounted));
  await expect.poll(uncounted, { message: "both are counted", timeout: 30_000 }).toBe(0);
  const requests = everyRequestOf(right);
  const twins = everyRequestOf(wrong);

  /** Where the twins are told different things, and what; pages for all may change between the two requests. */
  const differences = async (places: ReadonlyArray<number>) => {
    const found: { nth: number; told: string[] }[] = [];
    for (const nth of places) {
      const [one, other] = [requests[nth], twins[nth]];
      if (!one || !other) throw new Error("The twins ask the same.");
      const told = await Promise.all([hear(right, one, both), hear(wrong, other, both)]);
      expect(told.join(), one.address).not.toContain(REASON);
      if (told[0] !== told[1]) found.push({ nth, told });
    }
    return found;
  };
  let different = await differences([...requests.keys()]);
  for (let tries = 0; tries < 3; tries += 1) different = await differences(different.map(({ nth }) => nth));
  expect(different.map(({ nth, told }) => ({ address: requests[nth]?.address, told: partsOf(told) }))).toEqual([]);
}

test("while a test runs, no address tells anything of the solutions of its questions", async ({
  request,
  database,
}) => {
  const startedAt = new Date(Date.now() - 5 * MINUTE);
  const right = await attack(database, request, { startedAt, correct: "a" });
  const wrong = await attack(database, request, { startedAt, correct: "b" });
  const both = [right, wrong];
  await expectSameTold(database, [right, wrong]);

  const review = { method: "GET", address: `/attempts/${right.other}/review.data` };
  const comparison = { method: "GET", address: `/attempts/${right.other}/compare/${right.again}` };
  const bothRight = "Right both times</dt><dd>100%, 1 of 1";
  expect(await hear(right, review, both)).toContain("withheld");
  const compared = await hear(right, comparison, both);
  expect(compared).toContain("You cannot see some scores yet.");
  expect(compared).not.toContain(bothRight);
  await right.fetched({ method: "POST", address: `/attempts/${right.running}/submit`, data: {} });
  expect(await hear(right, review, both)).toContain(REASON);
  expect(await hear(right, comparison, both)).toContain(bothRight);
});

test("until a test is released by hand, no address tells anything of the solutions of its questions", async ({
  request,
  database,
}) => {
  const startedAt = new Date(Date.now() - 5 * MINUTE);
  const title = unique("Mock");
  const right = await attack(database, request, { startedAt, correct: "a", title });
  const wrong = await attack(database, request, { startedAt, correct: "b", title });
  await expectSameTold(database, [right, wrong]);

  const both = [right, wrong];
  const review = { method: "GET", address: `/attempts/${right.other}/review.data` };
  const file = { method: "POST", address: "/account/privacy/file", form: { password: PASSWORD } };
  expect(await hear(right, review, both)).toContain("withheld");
  expect(await hear(right, file, both)).toContain("follows once the institute releases the solutions");
  const { deliveryId } = right;
  if (!deliveryId) throw new Error("The test has no delivery.");
  const released = new Date();
  await database.db
    .update(deliveries)
    .set({ scoreReleasedAt: released, solutionsReleasedAt: released })
    .where(eq(deliveries.id, deliveryId));
  expect(await hear(right, review, both)).toContain(REASON);
  expect(await hear(right, file, both)).toContain('"scoreInPercent": 100');
});
