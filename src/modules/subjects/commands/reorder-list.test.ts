import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Id, newId } from "../../../core/id.ts";
import { auditEntries, lessons, subjects } from "../../../db/schema.ts";
import { buildAdmin, buildLesson, unique } from "../../../testing/build.ts";
import { buildLessonIn } from "../../../testing/build-learning.ts";
import { openServices } from "../../../testing/services.ts";
import { db } from "../../../testing/test-db.ts";
import { findOrAddLesson, loadLessonIndex, storeNewLessons } from "../lesson-index.server.ts";
import { findOrder } from "../queries/find-order.server.ts";
import { listLessonTitles, listSubjectNames } from "../queries/list-names.server.ts";
import { listSubjects } from "../queries/list-subjects.server.ts";
import { addLesson } from "./add-lesson.server.ts";
import { addSubject } from "./add-subject.server.ts";
import { reorderList } from "./reorder-list.server.ts";

const NOW = new Date("2026-03-01T09:00:00Z");
const admin = await buildAdmin(db);
const services = openServices();

/** A subject with lessons of these titles. */
async function buildSubject(...titles: string[]) {
  const subjectId = newId<"subject">();
  await db.insert(subjects).values({ id: subjectId, name: unique("Subject") });
  const ids = new Map<string, Id<"lesson">>();
  for (const title of titles) ids.set(title, await buildLessonIn(db, subjectId, { title }));
  const idsOf = (...wanted: string[]) => wanted.map((title) => ids.get(title) ?? "");
  return { subjectId, idsOf };
}

const titlesOf = async (subjectId: Id<"subject">) =>
  (await listLessonTitles(db, admin, subjectId)).map(({ title }) => title);

async function open(subjectId: Id<"subject">) {
  const order = await findOrder(db, admin, { kind: "lessons", subjectId });
  if (!order) throw new Error("missing");
  return order;
}

test("lessons stand by title until somebody orders them, and new ones come last from then on", async () => {
  const { subjectId, idsOf } = await buildSubject("alpha", "Beta", "gamma");
  expect(await titlesOf(subjectId)).toEqual(["alpha", "Beta", "gamma"]);
  const { version } = await open(subjectId);

  const ids = idsOf("gamma", "alpha", "Beta");
  const target = { kind: "lessons", subjectId } as const;
  expect(await reorderList(db, admin, target, { basedOn: version, ids }, NOW)).toEqual({ kind: "ordered" });

  await addLesson(services, admin, { subjectId, title: "A new one", content: "<p>New</p>" }, NOW);
  await db.transaction(async (tx) => {
    const index = await loadLessonIndex(tx);
    const [subject] = await tx.select({ name: subjects.name }).from(subjects).where(eq(subjects.id, subjectId));
    for (const title of ["B imported", "A imported"]) findOrAddLesson(index, subject?.name ?? "", title);
    await storeNewLessons(tx, index, NOW);
  });
  const all = ["gamma", "alpha", "Beta", "A new one", "B imported", "A imported"];
  expect(await titlesOf(subjectId)).toEqual(all);
  const listed = (await listSubjects(db, admin)).find(({ id }) => id === subjectId);
  expect(listed?.lessons.map(({ title }) => title)).toEqual(all);
});

test("numbers in titles stand by their value, also those of an import", async () => {
  const { subjectId } = await buildSubject("Lesson 10", "Lesson 2");
  await db.transaction(async (tx) => {
    const index = await loadLessonIndex(tx);
    const [subject] = await tx.select({ name: subjects.name }).from(subjects).where(eq(subjects.id, subjectId));
    for (const title of ["lesson 100", "Lesson 9"]) findOrAddLesson(index, subject?.name ?? "", title);
    await storeNewLessons(tx, index, NOW);
  });
  const inOrder = ["Lesson 2", "Lesson 9", "Lesson 10", "lesson 100"];

  expect(await titlesOf(subjectId)).toEqual(inOrder);
  const { items } = await open(subjectId);
  expect(items.toSorted((a, b) => a.positionByName - b.positionByName).map(({ name }) => name)).toEqual(inOrder);
});

test("an order by name counts as none, so that new ones find their place by name again", async () => {
  const { subjectId, idsOf } = await buildSubject("alpha", "gamma");
  const target = { kind: "lessons", subjectId } as const;
  const save = async (...titles: string[]) =>
    reorderList(db, admin, target, { basedOn: (await open(subjectId)).version, ids: idsOf(...titles) }, NOW);

  await save("gamma", "alpha");
  await save("alpha", "gamma");
  await addLesson(services, admin, { subjectId, title: "Beta", content: "<p>New</p>" }, NOW);

  expect(await titlesOf(subjectId)).toEqual(["alpha", "Beta", "gamma"]);
  const positions = await db
    .select({ position: lessons.position })
    .from(lessons)
    .where(eq(lessons.subjectId, subjectId));
  expect(positions.every(({ position }) => position === 0)).toBe(true);
});

test("an order of another list than the stored one is refused, and nothing is changed", async () => {
  const { subjectId, idsOf } = await buildSubject("alpha", "beta", "gamma");
  const target = { kind: "lessons", subjectId } as const;
  const { version: basedOn } = await open(subjectId);
  const ids = idsOf("gamma", "beta", "alpha");

  for (const wrong of [idsOf("gamma", "beta"), [...idsOf("gamma", "gamma", "beta")], [...ids.slice(1), newId()]]) {
    expect(await reorderList(db, admin, target, { basedOn, ids: wrong }, NOW)).toEqual({ kind: "stale" });
  }
  await buildLessonIn(db, subjectId, { title: "added meanwhile" });
  expect(await reorderList(db, admin, target, { basedOn, ids }, NOW)).toEqual({ kind: "stale" });

  expect(await titlesOf(subjectId)).toEqual(["added meanwhile", "alpha", "beta", "gamma"]);
});

test("of two orders of the same list the second one is refused", async () => {
  const { subjectId, idsOf } = await buildSubject("alpha", "beta", "gamma");
  const target = { kind: "lessons", subjectId } as const;
  const { version: basedOn } = await open(subjectId);

  const answers = await Promise.all(
    [idsOf("gamma", "beta", "alpha"), idsOf("beta", "alpha", "gamma")].map((ids) =>
      reorderList(db, admin, target, { basedOn, ids }, NOW),
    ),
  );

  expect(answers.map(({ kind }) => kind).toSorted()).toEqual(["ordered", "stale"]);
});

test("the audit has the names in both orders, and an order that changes nothing is not recorded", async () => {
  const { subjectId, idsOf } = await buildSubject("alpha", "beta");
  const target = { kind: "lessons", subjectId } as const;
  const { version, subjectName } = await open(subjectId);

  await reorderList(db, admin, target, { basedOn: version, ids: idsOf("alpha", "beta") }, NOW);
  await reorderList(db, admin, target, { basedOn: version, ids: idsOf("beta", "alpha") }, NOW);

  const entries = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, subjectId));
  expect(entries).toMatchObject([
    {
      action: "lessons.ordered",
      subjectName,
      before: { order: ["alpha", "beta"] },
      after: { order: ["beta", "alpha"] },
    },
  ]);
});

test("subjects are ordered in the same way, wherever they are listed", async () => {
  const { subjectId: last } = await buildLesson(db);
  await db
    .update(subjects)
    .set({ name: unique("zz last by name") })
    .where(eq(subjects.id, last));
  const order = await findOrder(db, admin, { kind: "subjects" });
  if (!order) throw new Error("missing");
  const ids = [last, ...order.items.map(({ id }) => id).filter((id) => id !== last)];

  const saved = await reorderList(db, admin, { kind: "subjects" }, { basedOn: order.version, ids }, NOW);
  const added = await addSubject(db, admin, { name: unique("aa new"), description: "", courses: [] }, NOW);

  expect(saved).toEqual({ kind: "ordered" });
  const wanted = [...ids, added.kind === "added" ? added.subjectId : ""];
  expect((await listSubjectNames(db, admin)).map(({ id }) => id)).toEqual(wanted);
  expect((await listSubjects(db, admin)).map(({ id }) => id)).toEqual(wanted);
  expect(await db.$count(auditEntries, eq(auditEntries.action, "subjects.ordered"))).toBe(1);
});

test("the lessons of a subject that is gone cannot be ordered", async () => {
  const target = { kind: "lessons", subjectId: newId<"subject">() } as const;

  expect(await findOrder(db, admin, target)).toBeNull();
  expect(await reorderList(db, admin, target, { basedOn: "", ids: [] }, NOW)).toEqual({ kind: "not-found" });
});
