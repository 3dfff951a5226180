/** A test of the institute from its creation to its end: through the database, as the pages of the builder do it. */
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Id, newId } from "../../../core/id.ts";
import {
  attempts,
  auditEntries,
  deliveries,
  questions,
  testQuestions,
  tests,
  testVersions,
} from "../../../db/schema.ts";
import { buildAdmin, buildLesson, buildStudent, unique } from "../../../testing/build.ts";
import { buildAreaQuestions } from "../../../testing/build-area-questions.ts";
import { db } from "../../../testing/test-db.ts";
import { NO_FILTER } from "../../questions/bank-filter.ts";
import { deleteQuestion } from "../../questions/commands/delete-question.server.ts";
import { findDeletionPlan } from "../../subjects/queries/find-deletion-plan.server.ts";
import type { DraftChange } from "../draft.ts";
import { countMatching } from "../queries/count-matching.server.ts";
import { findInstituteTest } from "../queries/find-institute-test.server.ts";
import { findTestFile } from "../queries/find-test-file.server.ts";
import { findTestRules } from "../queries/find-test-rules.server.ts";
import { findTestsAsking } from "../queries/find-tests-asking.server.ts";
import { listFixedQuestions } from "../queries/list-fixed-questions.server.ts";
import { listInstituteTests, TESTS_PER_PAGE } from "../queries/list-institute-tests.server.ts";
import { listVersionsTaken } from "../queries/list-versions-taken.server.ts";
import { previewTest } from "../queries/preview-test.server.ts";
import { parseTestFile } from "../test-file.ts";
import { TestVersion } from "../test-version.ts";
import { archiveTest } from "./archive-test.server.ts";
import { createTest } from "./create-test.server.ts";
import { deleteTest } from "./delete-test.server.ts";
import { publishTest } from "./publish-test.server.ts";
import { saveDelivery, saveMarks } from "./save-delivery.server.ts";
import { discardDraft, saveDraft } from "./save-draft.server.ts";

const NOW = new Date("2026-03-04T09:00:00Z");
const LATER = new Date("2026-03-05T09:00:00Z");
const admin = await buildAdmin(db);

async function buildTest(title = unique("Weekly")) {
  const origin = { kind: "blank", sectionTitle: "Section 1" } as const;
  const created = await createTest(db, admin, { title, origin }, NOW);
  if (created.kind !== "created") throw new Error(created.kind);
  const [section] = (await load(created.testId)).draft.sections;
  if (!section) throw new Error("There is no section.");
  return { testId: created.testId, sectionId: section.id, title };
}

async function load(testId: Id<"test">) {
  const found = await findInstituteTest(db, admin, testId);
  if (!found) throw new Error("There is no such test.");
  return found;
}

async function change(testId: Id<"test">, ...changes: DraftChange[]) {
  for (const one of changes) {
    const saved = await saveDraft(db, admin, { testId, basedOn: null }, one, NOW);
    if (saved.kind !== "saved") throw new Error(saved.kind);
  }
}

async function buildPublished(count = 2) {
  const { testId, sectionId, title } = await buildTest();
  const built = await buildAreaQuestions(db, count, []);
  const ids = built.map(({ questionId }) => questionId);
  await change(testId, { kind: "add-questions", sectionId, ids });
  expect(await publishTest(db, admin, { testId, basedOn: null }, NOW)).toEqual({ kind: "published" });
  return { testId, sectionId, title, ids };
}

/** As if a student had started it: what that does else is no matter here. */
async function startAs(testId: Id<"test">) {
  const student = await buildStudent(db);
  const { versionId, delivery } = await load(testId);
  if (!versionId) throw new Error("The test is not published.");
  await db.insert(attempts).values({
    ...{ id: newId<"attempt">(), studentId: student.studentId, testKey: unique("key"), questionCount: 2 },
    ...{ testId, testVersionId: versionId, deliveryId: delivery.id, startedAt: NOW, closesAt: LATER },
  });
}

async function namedBy(testId: Id<"test">) {
  const rows = await db.select().from(testQuestions).where(eq(testQuestions.testId, testId));
  const of = (isDraft: boolean) =>
    rows
      .filter((row) => row.isDraft === isDraft)
      .map(({ questionId }) => questionId)
      .toSorted();
  return { draft: of(true), versions: of(false) };
}

async function auditOf(testId: Id<"test">) {
  const rows = await db
    .select({ action: auditEntries.action })
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectId, testId), eq(auditEntries.actorId, admin.userId)))
    .orderBy(auditEntries.id);
  return rows.map(({ action }) => action);
}

test("a test is written as a draft, published, and then has a version of its own", async () => {
  const { testId, ids } = await buildPublished();

  const stored = await load(testId);
  expect(stored).toMatchObject({ hasDraft: false, publishedAt: NOW, isStarted: false });
  const [version] = await db
    .select()
    .from(testVersions)
    .where(eq(testVersions.id, stored.versionId ?? newId()));
  expect(TestVersion.parse(version?.content).sections).toMatchObject([{ source: { kind: "fixed", questions: ids } }]);
  expect(await namedBy(testId)).toEqual({ draft: [], versions: ids.toSorted() });
  expect(await db.$count(deliveries, eq(deliveries.testId, testId))).toBe(1);
  expect(await auditOf(testId)).toEqual(["test.added", "test.draft-saved", "test.published"]);
});

test("a preview shows what a student would get, mixed by its seed, and leaves nothing behind", async () => {
  const { testId } = await buildPublished(3);
  const { version } = await load(testId);
  if (!version) throw new Error("There is no version.");

  const seen = await Promise.all([1, 3, 4].map((position) => previewTest(db, admin, version, { seed: 1, position })));

  expect(seen.map(({ counts }) => counts)).toEqual([[3], [3], [3]]);
  expect(seen.map(({ shown }) => shown && [shown.section, shown.number])).toEqual([[0, 1], [0, 3], null]);
  expect(JSON.stringify(seen)).not.toContain("solution");
  expect(await db.$count(attempts, eq(attempts.testId, testId))).toBe(0);
});

test("publishing names everything that is missing, with the section", async () => {
  const { testId, sectionId } = await buildTest();
  const area = unique("area");
  await buildAreaQuestions(db, 2, [area]);
  const [withdrawn] = await buildAreaQuestions(db, 1, [], { withdrawnAt: NOW });
  if (!withdrawn) throw new Error("There is no question.");
  const drawn = "s-drawn";

  expect(await publishTest(db, admin, { testId, basedOn: null }, NOW)).toMatchObject({
    kind: "incomplete",
    problems: [{ page: "section", section: { id: sectionId }, message: "This section has no questions yet." }],
  });
  await change(
    testId,
    { kind: "add-questions", sectionId, ids: [withdrawn.questionId] },
    { kind: "add-section", id: drawn, title: "Drawn" },
    {
      ...{ kind: "section", sectionId: drawn, title: "Drawn", instructions: "", minutes: null, onEarlyEnd: "next" },
      ...{ content: "all", navigation: "free", answerRequired: false, shuffle: "none", source: "drawn" },
    },
    { kind: "rule", sectionId: drawn, index: null, rule: { count: 3, from: { areas: [area] } } },
  );
  const refused = await publishTest(db, admin, { testId, basedOn: null }, NOW);
  expect(refused).toMatchObject({
    problems: [
      { section: { id: sectionId }, message: expect.stringContaining("is withdrawn") },
      { section: { id: drawn }, message: "Rule 1 asks for 3, and the bank has 2 for it." },
    ],
  });
  expect((await load(testId)).versionId).toBeNull();
});

test("the next edit is a draft beside the published version, until it is published or discarded", async () => {
  const { testId, sectionId, ids } = await buildPublished();
  const first = (await load(testId)).versionId;
  const [more] = await buildAreaQuestions(db, 1, []);
  if (!more) throw new Error("There is no question.");
  await startAs(testId);
  const add: DraftChange = { kind: "add-questions", sectionId, ids: [more.questionId] };

  await change(testId, add);
  expect(await load(testId)).toMatchObject({ hasDraft: true, versionId: first });
  expect(await namedBy(testId)).toEqual({
    draft: [...ids, more.questionId].toSorted(),
    versions: ids.toSorted(),
  });
  expect(await discardDraft(db, admin, { testId, basedOn: null }, NOW)).toEqual({ kind: "discarded" });
  expect(await namedBy(testId)).toEqual({ draft: [], versions: ids.toSorted() });

  await change(testId, add, { kind: "remove-questions", sectionId, ids: [more.questionId] });
  expect((await load(testId)).hasDraft).toBe(false);

  await change(testId, add);
  expect(await publishTest(db, admin, { testId, basedOn: null }, LATER)).toEqual({ kind: "published" });
  const after = await load(testId);
  expect(after).toMatchObject({ hasDraft: false, publishedAt: NOW });
  expect(after.versionId).not.toBe(first);
  expect(await namedBy(testId)).toEqual({ draft: [], versions: [...ids, more.questionId].toSorted() });
  expect(await listVersionsTaken(db, admin, testId, after.versionId)).toMatchObject([
    { isPresent: false, questions: 2, attempts: 1, lastStart: NOW },
  ]);
});

test("a version that nobody was asked holds no question when the next one is published", async () => {
  const { testId, sectionId, ids } = await buildPublished();
  const [first, second] = ids;
  if (!first || !second) throw new Error("There are too few questions.");

  await change(testId, { kind: "remove-questions", sectionId, ids: [first] });
  await publishTest(db, admin, { testId, basedOn: null }, LATER);

  expect(await namedBy(testId)).toEqual({ draft: [], versions: [second] });
  expect(await deleteQuestion(db, admin, first, NOW)).toEqual({ kind: "deleted" });
});

test("who saves over something newer is refused, and nothing is written", async () => {
  const { testId, sectionId } = await buildTest();
  const basedOn = (await load(testId)).updatedAt;
  await change(testId, { kind: "add-section", id: "s-two", title: "Two" });
  const stale = { kind: "stale", updatedAt: (await load(testId)).updatedAt };
  const target = { testId, basedOn };
  const input = { course: null, opensAt: null, closesAt: null, attemptsMax: 1 };
  const release = { score: "submission", solutions: "submission" } as const;

  const remove: DraftChange = { kind: "remove-section", sectionId };
  expect(await saveDraft(db, admin, target, remove, NOW)).toEqual(stale);
  expect(await saveDelivery(db, admin, target, { ...input, release }, NOW)).toEqual(stale);
  expect(await saveMarks(db, admin, target, { marks: {}, pass: null }, NOW)).toEqual(stale);
  expect(await publishTest(db, admin, target, NOW)).toEqual(stale);
  expect((await load(testId)).draft.sections).toHaveLength(2);
  expect((await load(testId)).delivery.attemptsMax).toBeNull();
});

test("the delivery is one row that is changed in place, and its audit says how", async () => {
  const { testId } = await buildPublished();
  const { delivery } = await load(testId);
  const input = { course: "NORCET", opensAt: NOW, closesAt: LATER, attemptsMax: 2 };
  const release = { score: "by-hand", solutions: "by-hand" } as const;

  expect(await saveDelivery(db, admin, { testId, basedOn: null }, { ...input, release }, NOW)).toEqual({
    kind: "saved",
  });

  expect((await load(testId)).delivery).toEqual({ ...input, id: delivery.id, rules: { ...delivery.rules, release } });
  expect((await auditOf(testId)).at(-1)).toBe("test.delivery-changed");
});

test("marks are set until somebody starts; then only those of sections that are new", async () => {
  const { testId, sectionId } = await buildPublished();
  const target = { testId, basedOn: null };
  const marks = { by: "questions", right: 24, wrong: -8, omitted: 0 } as const;
  const pass = { kind: "percent", threshold: { percent: 50 } } as const;

  expect(await saveMarks(db, admin, target, { marks: { [sectionId]: marks }, pass }, NOW)).toEqual({ kind: "saved" });
  expect((await load(testId)).delivery.rules).toMatchObject({ marks: { [sectionId]: marks }, pass });
  await startAs(testId);
  expect(await saveMarks(db, admin, target, { marks: { [sectionId]: marks }, pass: null }, NOW)).toEqual({
    kind: "started",
  });
  expect(await saveMarks(db, admin, target, { marks: {}, pass }, NOW)).toEqual({ kind: "started" });

  await change(testId, { kind: "add-section", id: "s-new", title: "New" });
  expect((await load(testId)).delivery.rules.marks["s-new"]).toMatchObject({ right: 12, wrong: 0 });
  expect(await saveMarks(db, admin, target, { marks: { "s-new": marks }, pass: null }, NOW)).toEqual({ kind: "saved" });
  expect((await load(testId)).delivery.rules.marks).toEqual({ [sectionId]: marks, "s-new": marks });
  // The pages that change marks know the sections of the present version only.
  expect(Object.keys((await findTestRules(db, admin, testId))?.rules.marks ?? {})).toEqual([sectionId]);
});

test("a test without attempts is deleted with all that belongs to it, one with attempts only archived", async () => {
  const { testId, ids } = await buildPublished();
  expect(await deleteTest(db, admin, testId, NOW)).toEqual({ kind: "deleted" });
  expect(await findInstituteTest(db, admin, testId)).toBeNull();
  expect(await namedBy(testId)).toEqual({ draft: [], versions: [] });
  expect(await db.$count(questions, eq(questions.id, ids[0] ?? newId()))).toBe(1);

  const taken = await buildPublished();
  await startAs(taken.testId);
  expect(await deleteTest(db, admin, taken.testId, NOW)).toEqual({ kind: "started" });
  const archive = { testId: taken.testId, basedOn: null, isArchived: true };
  expect(await archiveTest(db, admin, archive, NOW)).toEqual({ kind: "archived" });
  expect((await load(taken.testId)).archivedAt).toEqual(NOW);
  expect(await archiveTest(db, admin, { ...archive, isArchived: false }, NOW)).toEqual({ kind: "brought-back" });
  expect((await auditOf(taken.testId)).slice(-2)).toEqual(["test.archived", "test.brought-back"]);
});

test("a copy has what the test says and its rules, and neither its dates nor its results", async () => {
  const { testId, title, ids } = await buildPublished();
  const input = { course: "NORCET", opensAt: NOW, closesAt: LATER, attemptsMax: 1 };
  const release = { score: "by-hand", solutions: "by-hand" } as const;
  await saveDelivery(db, admin, { testId, basedOn: null }, { ...input, release }, NOW);

  const copied = await createTest(db, admin, { title: "", origin: { kind: "test", testId } }, NOW);
  if (copied.kind !== "created") throw new Error(copied.kind);

  expect(await load(copied.testId)).toMatchObject({
    ...{ title, versionId: null, publishedAt: null, hasDraft: true },
    delivery: { course: "NORCET", opensAt: null, closesAt: null, rules: { release } },
  });
  expect(await namedBy(copied.testId)).toEqual({ draft: ids.toSorted(), versions: [] });
  const preset = await createTest(
    db,
    admin,
    { title: "", origin: { kind: "preset", presetId: "norcet-stage-1" } },
    NOW,
  );
  if (preset.kind !== "created") throw new Error(preset.kind);
  expect(await load(preset.testId)).toMatchObject({ title: "NORCET Stage I", delivery: { course: "NORCET" } });
  const gone = { title: "", origin: { kind: "test", testId: newId<"test">() } } as const;
  expect(await createTest(db, admin, gone, NOW)).toEqual({ kind: "not-found" });
});

test("a test comes back from its file, its questions found by their ids, else by their own IDs, or not at all", async () => {
  const { testId, ids } = await buildPublished();
  const [first, second] = ids;
  if (!first || !second) throw new Error("There are too few questions.");
  const manualId = unique("ID").toUpperCase();
  await db.update(questions).set({ manualId }).where(eq(questions.id, second));
  const written = JSON.stringify(await findTestFile(db, admin, testId));
  const create = (text: string) => {
    const file = parseTestFile(text);
    if (!file) throw new Error("This is no file of a test.");
    return createTest(db, admin, { title: "", origin: { kind: "file", file } }, NOW);
  };

  const elsewhere = written.replaceAll(second, newId());
  for (const text of [written, elsewhere]) {
    const created = await create(text);
    if (created.kind !== "created") throw new Error(created.kind);
    expect(await load(created.testId)).toMatchObject({
      draft: (await load(testId)).draft,
      delivery: { opensAt: null, closesAt: null, rules: (await load(testId)).delivery.rules },
    });
  }
  const tools = await create(written.replace(/"tools":\[[^\]]*\]/, '"tools":["notes"]'));
  if (tools.kind !== "created") throw new Error(tools.kind);
  expect((await load(tools.testId)).draft.tools).toEqual(["notes"]);
  expect(parseTestFile(written.replace('"strike-out"', '"chalk"'))).toBeNull();
  expect(await create(written.replaceAll(first, newId()))).toEqual({ kind: "missing", questions: 1, rules: 0 });
  for (const text of ["", "{}", written.replace("lamplight-test", "other")]) expect(parseTestFile(text)).toBeNull();
});

test("a question that a test names is not deleted, and the tests are named", async () => {
  const { testId, title, ids } = await buildPublished();
  const [questionId] = ids;
  if (!questionId) throw new Error("There is no question.");
  const other = await buildTest();
  await change(other.testId, { kind: "add-questions", sectionId: other.sectionId, ids: [questionId] });

  expect(await deleteQuestion(db, admin, questionId, NOW)).toEqual({ kind: "in-tests" });
  const asking = await findTestsAsking(db, admin, { questionId });
  expect(asking).toMatchObject({ questions: 1, total: 2 });
  expect(asking.named).toHaveLength(2);
  expect(asking.named).toEqual(
    expect.arrayContaining([
      { id: testId, title, isPublished: true },
      { id: other.testId, title: other.title, isPublished: false },
    ]),
  );
  const selected = { kind: "ids", ids } as const;
  expect(await findTestsAsking(db, admin, { selected })).toMatchObject({ questions: 2, total: 2 });
  const none = { kind: "matching", filter: { ...NO_FILTER, questionId: newId() } } as const;
  expect(await findTestsAsking(db, admin, { selected: none })).toEqual({ questions: 0, total: 0, named: [] });
});

test("a lesson with a question that a test names is not deleted", async () => {
  const { subjectId, lessonId } = await buildLesson(db);
  const built = await buildAreaQuestions(db, 2, [], { lessonId });
  const { testId, sectionId } = await buildTest();
  const ids = built.slice(0, 1).map(({ questionId }) => questionId);
  await change(testId, { kind: "add-questions", sectionId, ids });

  expect(await findDeletionPlan(db, admin, { lessonId })).toMatchObject({ questionsInTests: 1, answeredQuestions: 0 });
  expect(await findTestsAsking(db, admin, { subjectId })).toMatchObject({ questions: 1, total: 1 });
  expect(await findTestsAsking(db, admin, { lessonId })).toMatchObject({ questions: 1, total: 1 });
});

test("a rule counts what it can draw: reserved questions, too, but none that is withdrawn or named by the test", async () => {
  const area = unique("area");
  const [fixed] = await buildAreaQuestions(db, 3, [area]);
  await buildAreaQuestions(db, 1, [area], { isReserved: true });
  await buildAreaQuestions(db, 1, [area], { withdrawnAt: NOW });

  expect(await countMatching(db, admin, { from: { areas: [area] } }, [])).toBe(4);
  expect(await countMatching(db, admin, { from: { areas: [area] } }, fixed ? [fixed.questionId] : [])).toBe(3);
  expect(await countMatching(db, admin, { from: { areas: [area], types: ["no-type"] } }, [])).toBe(0);
});

test("the questions of a section come in its order and say when they are withdrawn", async () => {
  const built = await buildAreaQuestions(db, 3, []);
  const ids = built.map(({ questionId }) => questionId).toReversed();
  await db
    .update(questions)
    .set({ withdrawnAt: NOW })
    .where(eq(questions.id, ids[1] ?? newId()));

  const listed = await listFixedQuestions(db, admin, [...ids, newId()]);
  expect(listed.map(({ id }) => id)).toEqual(ids);
  expect(listed.map(({ isWithdrawn }) => isWithdrawn)).toEqual([false, true, false]);
  expect(listed[0]?.text).not.toBe("");
});

test("the list shows the latest changed first, page by page, and finds by title, course and state", async () => {
  const word = unique("listed");
  const built = [];
  for (let nth = 0; nth < TESTS_PER_PAGE + 2; nth += 1) built.push(await buildTest(`${word} ${nth}`));
  const [draft, published, closed, archived] = built;
  if (!draft || !published || !closed || !archived) throw new Error("There are too few tests.");
  const publish = { publishedAt: NOW };
  await db.update(tests).set(publish).where(eq(tests.id, published.testId));
  await db.update(tests).set(publish).where(eq(tests.id, closed.testId));
  await db.update(deliveries).set({ closesAt: NOW, course: "OET" }).where(eq(deliveries.testId, closed.testId));
  await db
    .update(tests)
    .set({ ...publish, archivedAt: NOW })
    .where(eq(tests.id, archived.testId));
  const all = { search: word.toUpperCase(), course: null, state: null };
  const idsOf = async (over: Partial<Parameters<typeof listInstituteTests>[2]>) =>
    (await listInstituteTests(db, admin, { ...all, ...over }, {}, LATER)).tests.map(({ id }) => id);

  const first = await listInstituteTests(db, admin, all, {}, LATER);
  const second = await listInstituteTests(db, admin, all, { after: first.after }, LATER);
  const ids = [...first.tests, ...second.tests].map(({ id }) => id);
  expect(new Set(ids)).toEqual(new Set(built.map(({ testId }) => testId)));
  expect([first.tests.length, second.tests.length]).toEqual([TESTS_PER_PAGE, 2]);
  expect(await listInstituteTests(db, admin, all, { before: second.before }, LATER)).toEqual(first);
  expect(await idsOf({ state: "published" })).toEqual([published.testId]);
  expect(await idsOf({ state: "closed" })).toEqual([closed.testId]);
  expect(await idsOf({ state: "archived" })).toEqual([archived.testId]);
  expect(await idsOf({ course: "OET" })).toEqual([closed.testId]);
  expect(await idsOf({ search: `${word} 0` })).toEqual([draft.testId]);
  expect(second.tests.every(({ state, questions }) => state.length > 0 && questions === 0)).toBe(true);
});
