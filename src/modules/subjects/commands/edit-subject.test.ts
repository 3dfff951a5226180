import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { courseTitles } from "../../../content/courses.ts";
import { parseForm } from "../../../core/forms.ts";
import { newId } from "../../../core/id.ts";
import { auditEntries } from "../../../db/schema.ts";
import { buildAdmin, unique } from "../../../testing/build.ts";
import { openServices } from "../../../testing/services.ts";
import { db } from "../../../testing/test-db.ts";
import { SubjectForm } from "../forms.ts";
import { findSubject } from "../queries/find-subject.server.ts";
import { addSubject } from "./add-subject.server.ts";
import { editSubject } from "./edit-subject.server.ts";

const NOW = new Date("2026-03-01T09:00:00Z");
const services = openServices();
const admin = await buildAdmin(db);

async function buildSubject(courses: string[] = []) {
  const name = unique("Cardiology");
  const added = await addSubject(db, admin, { name, description: "The heart", courses }, NOW);
  if (added.kind !== "added") throw new Error("missing");
  return { subjectId: added.subjectId, name };
}

async function auditOf(subjectId: string) {
  return db
    .select({
      action: auditEntries.action,
      name: auditEntries.subjectName,
      before: auditEntries.before,
      after: auditEntries.after,
    })
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, subjectId))
    .orderBy(auditEntries.id);
}

async function jobs(): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from pgboss.job where name = 'recompute-progress'`,
  );
  return rows[0]?.count ?? 0;
}

test("a subject gets another name, another description and its courses, and the audit says so", async () => {
  const { subjectId, name } = await buildSubject();
  const next = unique("Heart");
  const before = await jobs();
  const input = { name: next, description: "", courses: ["NCLEX-RN", "OET"] };

  expect(await editSubject(services, admin, { subjectId, basedOn: NOW, input }, NOW)).toEqual({ kind: "saved" });

  expect(await findSubject(db, admin, subjectId)).toMatchObject(input);
  expect(await jobs()).toBe(before + 1);
  expect(await auditOf(subjectId)).toEqual([
    {
      action: "subject.added",
      name,
      before: null,
      after: { name, description: "The heart", courses: [] },
    },
    {
      action: "subject.edited",
      name,
      before: { name, description: "The heart", courses: [] },
      after: input,
    },
  ]);
});

test("only other courses let everybody's progress be computed anew", async () => {
  const { subjectId, name } = await buildSubject(["OET"]);
  const before = await jobs();

  const renamed = { name: unique("Heart"), description: "The heart", courses: ["OET"] };
  await editSubject(services, admin, { subjectId, basedOn: NOW, input: renamed }, NOW);
  expect(await jobs()).toBe(before);
  const basedOn = (await findSubject(db, admin, subjectId))?.updatedAt ?? NOW;
  await editSubject(services, admin, { subjectId, basedOn, input: { ...renamed, name, courses: [] } }, NOW);

  expect(await jobs()).toBe(before + 1);
  expect(await findSubject(db, admin, subjectId)).toMatchObject({ name, courses: [] });
});

test("what was saved meanwhile is not overwritten, even within the same millisecond", async () => {
  const { subjectId, name } = await buildSubject();
  const edit = (description: string, basedOn = NOW) =>
    editSubject(services, admin, { subjectId, basedOn, input: { name, description, courses: [] } }, NOW);

  const answers = await Promise.all([edit("Mine"), edit("Theirs")]);
  const kept = await findSubject(db, admin, subjectId);

  expect(answers.map(({ kind }) => kind).toSorted()).toEqual(["saved", "stale"]);
  expect(answers.find(({ kind }) => kind === "stale")).toEqual({ kind: "stale", subject: kept });
  expect(await edit("Knowingly", kept?.updatedAt)).toEqual({ kind: "saved" });
  expect(await findSubject(db, admin, subjectId)).toMatchObject({ description: "Knowingly" });
});

test("a name that is taken is refused, its own in other capitals is not", async () => {
  const [one, other] = [await buildSubject(), await buildSubject()];
  const edit = (name: string) =>
    editSubject(
      services,
      admin,
      { subjectId: one.subjectId, basedOn: NOW, input: { name, description: "", courses: [] } },
      NOW,
    );

  expect(await edit(other.name.toUpperCase())).toEqual({ kind: "name-taken" });
  expect(await edit(one.name.toUpperCase())).toEqual({ kind: "saved" });
});

test("a subject that is gone is not found, and a save that changes nothing is not recorded", async () => {
  const input = { name: unique("Lost"), description: "", courses: [] };
  expect(await editSubject(services, admin, { subjectId: newId(), basedOn: NOW, input }, NOW)).toEqual({
    kind: "not-found",
  });

  const { subjectId, name } = await buildSubject(["PTE"]);
  const same = { name, description: "The heart", courses: ["PTE"] };
  await editSubject(services, admin, { subjectId, basedOn: NOW, input: same }, NOW);

  expect(await auditOf(subjectId)).toHaveLength(1);
});

test("courses are chosen from the nine, in their order, and all of them is the same as none", () => {
  const form = (...courses: string[]) => {
    const fields = new FormData();
    fields.set("name", "Any");
    for (const course of courses) fields.append("courses", course);
    return parseForm(SubjectForm, fields);
  };

  expect(courseTitles).toHaveLength(9);
  expect(form()).toMatchObject({ data: { courses: [] } });
  expect(form("OET")).toMatchObject({ data: { courses: ["OET"] } });
  expect(form("TEAS 7", "NCLEX-RN", "OET", "OET")).toMatchObject({ data: { courses: ["NCLEX-RN", "OET", "TEAS 7"] } });
  expect(form(...courseTitles)).toMatchObject({ data: { courses: [] } });
  expect(form("OET", "Cooking")).toMatchObject({
    kind: "invalid",
    errors: { courses: "Please choose from the courses listed here." },
  });
});
