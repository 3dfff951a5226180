import { expect, test } from "vitest";
import { type Id, newId } from "../../../core/id.ts";
import { students } from "../../../db/schema.ts";
import { buildAdmin, buildStudent, unique } from "../../../testing/build.ts";
import { buildOpenAttempt } from "../../../testing/build-attempts.ts";
import { db } from "../../../testing/test-db.ts";
import { addressOfFilter, filterIn, NO_FILTER, SORT_FIELDS, type StudentFilter } from "../student-filter.ts";
import { listStudents, readStudents, STUDENTS_PER_PAGE } from "./list-students.server.ts";

const admin = await buildAdmin(db);

type Row = Partial<typeof students.$inferInsert>;

/** Students whose addresses hold a word that nobody else's does. */
async function buildClass(rows: ReadonlyArray<Row>) {
  const word = unique("class").replaceAll("-", "");
  const ids: Id<"student">[] = [];
  for (const [index, row] of rows.entries()) {
    const id = newId<"student">();
    await db.insert(students).values({
      id,
      name: "Asha Verma",
      email: `${index}.${word}@example.org`,
      course: "NCLEX-RN",
      joinDate: new Date("2026-11-21T10:00:00Z"),
      ...row,
    });
    ids.push(id);
  }
  return { word, ids };
}

async function namesOf(filter: Partial<StudentFilter>) {
  return (await listStudents(db, admin, filter)).students.map(({ name }) => name);
}

test("the list says of each student what the table shows, and who has only been invited", async () => {
  const invitedAt = new Date("2026-11-20T08:00:00Z");
  const { word, ids } = await buildClass([{ name: "Meera Nair", progress: 40, status: "Inactive", invitedAt }]);
  const student = await buildStudent(db);

  const invited = await listStudents(db, admin, { search: word });
  const signedUp = await listStudents(db, admin, { search: student.email });

  expect(invited).toEqual({
    students: [
      {
        id: ids[0],
        name: "Meera Nair",
        email: `0.${word}@example.org`,
        course: "NCLEX-RN",
        progress: 40,
        status: "Inactive",
        joinDate: new Date("2026-11-21T10:00:00Z"),
        hasAccount: false,
        invitedAt,
      },
    ],
    total: 1,
    isTotalCapped: false,
    before: null,
    after: null,
  });
  expect(signedUp.students).toMatchObject([{ id: student.studentId, hasAccount: true, invitedAt: null }]);
});

test("a search finds all its words in name and address, whatever their case, and takes signs as they are", async () => {
  const { word } = await buildClass([{ name: "Śreya D'Souza 100%" }, { name: "Priya D_Souza" }, { name: "Al Bo" }]);
  const found = (search: string) => namesOf({ search: `${search} ${word}` });

  expect(await found("d'SOUZA śREYA")).toEqual(["Śreya D'Souza 100%"]);
  expect(await found("d_souza")).toEqual(["Priya D_Souza"]);
  expect(await found("100%")).toEqual(["Śreya D'Souza 100%"]);
  expect(await found("al")).toEqual(["Al Bo"]);
  expect(await found("bo")).toEqual(["Al Bo"]);
  // Short words are looked for where one begins.
  expect(await found("ya")).toEqual([]);
  expect(await found("\\")).toEqual([]);
});

test("course and status leave the others out", async () => {
  const { word } = await buildClass([
    { name: "One", course: "OET" },
    { name: "Two", course: "OET", status: "Inactive" },
    { name: "Three", course: "PTE" },
  ]);

  expect(await namesOf({ search: word, course: "OET" })).toEqual(["One", "Two"]);
  expect(await namesOf({ search: word, status: "Inactive" })).toEqual(["Two"]);
  expect(await namesOf({ search: word, course: "PTE", status: "Inactive" })).toEqual([]);
});

test("each order is kept over all pages, forwards and back, with and without a search", async () => {
  const course = unique("Course");
  const { word } = await buildClass(
    Array.from({ length: 2 * STUDENTS_PER_PAGE + 7 }, (_, n) => ({
      name: `Student ${n % 13}`,
      course,
      progress: (n * 7) % 11,
      joinDate: new Date(Date.UTC(2026, 0, 1 + (n % 5))),
    })),
  );
  for (const scope of [{ course }, { search: word }]) {
    for (const field of SORT_FIELDS) {
      for (const isDescending of [false, true]) {
        const filter = { ...scope, sort: { field, isDescending } };
        const [first, second, third] = await pagesOf(filter);
        const all = [...first.students, ...second.students, ...third.students];

        expect(new Set(all.map(({ id }) => id)).size).toBe(2 * STUDENTS_PER_PAGE + 7);
        expect(third.after).toBeNull();
        const sorted = all.map(
          (student) =>
            ({ name: student.name, course, progress: student.progress, joined: student.joinDate.getTime() })[field],
        );
        expect(sorted).toEqual([...sorted].sort(isDescending ? falling : rising));
        const back = await listStudents(db, admin, filter, { before: third.before ?? "" });
        expect(back.students).toEqual(second.students);
        expect(back).toMatchObject({ before: second.before, after: second.after });
        const start = await listStudents(db, admin, filter, { before: back.before ?? "" });
        expect(start).toMatchObject({ students: first.students, before: null });
      }
    }
  }
});

async function pagesOf(filter: Partial<StudentFilter>) {
  const first = await listStudents(db, admin, filter);
  const second = await listStudents(db, admin, filter, { after: first.after ?? "" });
  const third = await listStudents(db, admin, filter, { after: second.after ?? "" });
  return [first, second, third] as const;
}

function rising(a: string | number, b: string | number): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function falling(a: string | number, b: string | number): number {
  return rising(b, a);
}

test("a cursor that makes no sense is the first page", async () => {
  const { word } = await buildClass([{ name: "Only" }]);
  const asked = ["", "x", "[]", '["a"]', '["a","b"]', '["\\u0000","01890000-0000-7000-8000-000000000000"]', "{}"];

  for (const after of asked) {
    expect((await listStudents(db, admin, { search: word }, { after })).students).toMatchObject([{ name: "Only" }]);
  }
  const joined = { sort: { field: "joined", isDescending: false } } as const;
  const february = '["2026-02-31T00:00:00.000000Z","01890000-0000-7000-8000-000000000000"]';
  expect((await listStudents(db, admin, { search: word, ...joined }, { after: february })).students).toHaveLength(1);
});

test("reading all of them gives each once, in the order of the list, in batches", async () => {
  const { word, ids } = await buildClass(Array.from({ length: 7 }, (_, n) => ({ name: `Student ${n}` })));
  const batches: Id<"student">[][] = [];

  for await (const batch of readStudents(db, { kind: "matching", filter: { ...NO_FILTER, search: word } }, 3))
    batches.push(batch.map(({ id }) => id));

  expect(batches).toEqual([ids.slice(0, 3), ids.slice(3, 6), ids.slice(6)]);
});

test("a filter is the same after it stood in an address, and nonsense leaves nobody out", () => {
  const filter: StudentFilter = {
    search: "asha & co",
    course: "USMLE Step 1",
    status: "Inactive",
    joined: "30",
    tests: "running",
    sort: { field: "progress", isDescending: true },
  };

  expect(addressOfFilter(filter)).toBe(
    "?q=asha+%26+co&course=USMLE+Step+1&status=Inactive&joined=30&tests=running&sort=-progress",
  );
  expect(filterIn(new URLSearchParams(addressOfFilter(filter)))).toEqual(filter);
  expect(addressOfFilter(NO_FILTER)).toBe("");
  expect(filterIn(new URLSearchParams("status=Gone&sort=--name&q=%00&course=&joined=8&tests=over"))).toEqual(NO_FILTER);
});

test("who joined in the last days and who has a running test are found, each with the other filters", async () => {
  const ago = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
  const { word, ids } = await buildClass([
    { name: "Anu", joinDate: ago(1) },
    { name: "Bela", joinDate: ago(20) },
    { name: "Charu", joinDate: ago(60) },
  ]);
  const bela = { ...(await buildStudent(db)), studentId: ids[1] ?? newId<"student">() };
  await buildOpenAttempt(db, { student: bela });
  await buildOpenAttempt(db, { student: bela });
  const found = (filter: Partial<StudentFilter>) => namesOf({ search: word, ...filter });

  expect(await found({ joined: "7" })).toEqual(["Anu"]);
  expect(await found({ joined: "30" })).toEqual(["Anu", "Bela"]);
  expect(await found({ tests: "running" })).toEqual(["Bela"]);
  expect(await found({ tests: "running", joined: "7" })).toEqual([]);
});
