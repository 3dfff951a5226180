import { desc, eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { courseTitles } from "../../../content/courses.ts";
import { studentTexts } from "../../../content/en/students.ts";
import { auditEntries, enrolments, students } from "../../../db/schema.ts";
import { mailsTo } from "../../../testing/accounts.ts";
import { buildAdmin, buildStudent, unique } from "../../../testing/build.ts";
import { openServices } from "../../../testing/services.ts";
import { db } from "../../../testing/test-db.ts";
import { IMPORT_MEGABYTES_MAX, IMPORT_ROWS_MAX } from "../rules.ts";
import { checkList, importStudents } from "./import-students.server.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const services = openServices();

async function setUp() {
  return { admin: await buildAdmin(db), word: unique("listed") };
}

function fileOf(...lines: string[]): Uint8Array {
  return new TextEncoder().encode(lines.join("\n"));
}

async function check(file: Uint8Array) {
  const { admin } = await setUp();
  return checkList(services, admin, file);
}

function bring(
  admin: Awaited<ReturnType<typeof buildAdmin>>,
  file: Uint8Array,
  over: { goodRowsOnly?: boolean; isInviting?: boolean } = {},
) {
  return importStudents(services, admin, { file, goodRowsOnly: false, isInviting: true, ...over }, NOW);
}

test("a dry run says of each row what would happen, the wrong ones first, and changes nothing", async () => {
  const { admin, word } = await setUp();
  const { email: there } = await buildStudent(db);
  const file = fileOf(
    "name,email,course",
    `Asha Verma,one.${word}@example.org,NCLEX-RN`,
    `Meera Nair,${there},TEAS 7`,
    `Asha Again,ONE.${word}@example.org,TEAS 7`,
    `,two.${word}@example.org,NCLEX-RN`,
    "Ravi Das,not an address,NCLEX-RN",
    `Neha Rao,three.${word}@example.org,Yoga`,
    `Geeta Rao,four.${word}@example.org,NCLEX-RN,more`,
    `The Admin,${services.adminEmail},NCLEX-RN`,
  );

  const checked = await checkList(services, admin, file);

  expect(checked).toMatchObject({
    kind: "checked",
    report: {
      new: 1,
      alreadyThere: 2,
      duplicate: 1,
      wrong: 4,
      moreRows: 0,
      rows: [
        { line: 5, name: "", outcome: { kind: "wrong", column: "name", reason: expect.stringContaining("name") } },
        {
          line: 6,
          name: "Ravi Das",
          email: "not an address",
          outcome: { kind: "wrong", column: "email", reason: expect.any(String) },
        },
        {
          line: 7,
          name: "Neha Rao",
          outcome: { kind: "wrong", column: "course", reason: expect.stringContaining("TEAS 7") },
        },
        {
          line: 8,
          name: "Geeta Rao",
          outcome: { kind: "wrong", column: "", reason: expect.stringContaining("4 fields") },
        },
        { line: 2, name: "Asha Verma", outcome: { kind: "new" } },
        { line: 3, name: "Meera Nair", outcome: { kind: "already-there" } },
        { line: 4, name: "Asha Again", outcome: { kind: "duplicate", ofLine: 2 } },
        { line: 9, name: "The Admin", outcome: { kind: "already-there" } },
      ],
    },
  });
  expect(await bring(admin, file)).toEqual(checked);
  expect(await db.$count(students, eq(students.email, `one.${word}@example.org`))).toBe(0);
  expect(await db.$count(auditEntries, eq(auditEntries.actorId, admin.userId))).toBe(0);
});

test("an import adds, enrols and invites, writes one entry, and adds nobody when it is repeated", async () => {
  const { admin, word } = await setUp();
  const emails = [`one.${word}@example.org`, `two.${word}@example.org`];
  const file = fileOf(
    "name,email,course",
    `Asha Verma,${emails[0]},NCLEX-RN`,
    `Meera Nair,${emails[1]},teas 7`,
    "x,y,z",
  );

  const first = await bring(admin, file, { goodRowsOnly: true });
  const second = await bring(admin, file, { goodRowsOnly: true });

  expect(first).toMatchObject({ kind: "imported", mailed: 2, report: { new: 2, alreadyThere: 0, wrong: 1 } });
  expect(second).toMatchObject({ kind: "imported", mailed: 0, report: { new: 0, alreadyThere: 2, wrong: 1 } });
  const rows = await db.select().from(students).where(inArray(students.email, emails)).orderBy(students.email);
  expect(rows).toMatchObject([
    {
      name: "Asha Verma",
      course: "NCLEX-RN",
      status: "Active",
      progress: 0,
      authId: null,
      joinDate: NOW,
      invitedAt: NOW,
    },
    { name: "Meera Nair", course: "TEAS 7" },
  ]);
  expect(
    await db.$count(
      enrolments,
      inArray(
        enrolments.studentId,
        rows.map(({ id }) => id),
      ),
    ),
  ).toBe(2);
  for (const email of emails) expect(await mailsTo(email)).toMatchObject([{ template: "invitation" }]);
  const entries = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.actorId, admin.userId))
    .orderBy(desc(auditEntries.at));
  expect(entries).toMatchObject([
    { action: "students.imported", after: { added: 2, alreadyThere: 0, duplicate: 0, wrong: 1, invited: 2 } },
  ]);
});

test("without invitations nobody gets a mail, and nobody counts as invited", async () => {
  const { admin, word } = await setUp();
  const email = `quiet.${word}@example.org`;

  const result = await bring(admin, fileOf("name,email,course", `Asha Verma,${email},NCLEX-RN`), { isInviting: false });

  expect(result).toMatchObject({ kind: "imported", mailed: 0, report: { new: 1 } });
  expect(await mailsTo(email)).toEqual([]);
  expect(await db.select().from(students).where(eq(students.email, email))).toMatchObject([{ invitedAt: null }]);
});

test("the same file from two windows at once adds each student once", async () => {
  const { admin, word } = await setUp();
  const lines = Array.from({ length: 30 }, (_, n) => `Student ${n},${n}.${word}@example.org,NCLEX-RN`);
  const file = fileOf("name,email,course", ...lines);

  const results = await Promise.all([bring(admin, file), bring(admin, file)]);

  expect(results.map((result) => result.kind === "imported" && result.report.new).sort()).toEqual([0, 30]);
  expect(await mailsTo(`0.${word}@example.org`)).toHaveLength(1);
});

test("as many students as a file may hold are added at once", { timeout: 60_000 }, async () => {
  const { admin, word } = await setUp();
  const lines = Array.from({ length: IMPORT_ROWS_MAX }, (_, n) => `Student ${n},${n}.${word}@example.org,NCLEX-RN`);

  const result = await bring(admin, fileOf("name,email,course", ...lines));

  expect(result).toMatchObject({
    kind: "imported",
    mailed: IMPORT_ROWS_MAX,
    report: { new: IMPORT_ROWS_MAX, moreRows: IMPORT_ROWS_MAX - 200 },
  });
  expect(await mailsTo(`${IMPORT_ROWS_MAX - 1}.${word}@example.org`)).toHaveLength(1);
});

test.each([
  [
    "columns in any order and case, a mark in front and semicolons",
    "\uFEFFCourse;E-Mail;Full Name\r\nTEAS 7;$;Asha Verma\r\n",
  ],
  ["tabs, empty lines and more columns", "\n\nname\temail\tcourse\tprogress\n\nAsha Verma\t$\tTEAS 7\t50\n\t\t\t\n"],
  ["quotation marks and spaces", 'name , email,"course"\n"  Asha\u00A0 Verma ", $ ,teas 7'],
])("a list with %s is read", async (_name, text) => {
  const { admin, word } = await setUp();
  const email = `${word}@example.org`;

  expect(await bring(admin, fileOf(text.replace("$", email)))).toMatchObject({
    kind: "imported",
    report: { new: 1, wrong: 0 },
  });

  expect(await db.select().from(students).where(eq(students.email, email))).toMatchObject([
    { name: "Asha Verma", course: "TEAS 7" },
  ]);
});

test.each([
  ["nothing", fileOf(""), ["empty"]],
  ["no header", fileOf("Asha Verma,asha@example.org,NCLEX-RN"), ["missingColumns", ["name", "email", "course"]]],
  ["a column that is missing", fileOf("name,email", "Asha,asha@example.org"), ["missingColumns", ["course"]]],
  ["a column twice", fileOf("name,email,mail,course", ""), ["repeatedColumn", "email"]],
  ["something else than text", new Uint8Array([80, 75, 3, 4, 0, 0]), ["notText"]],
  ["another encoding", new Uint8Array([110, 97, 0xe9, 10]), ["notUtf8"]],
  [
    "an open quotation mark",
    fileOf("name,email,course", "A,a@example.org,OET", '"B,b@example.org,OET'),
    ["unreadable", expect.any(Number)],
  ],
  [
    "too many rows",
    fileOf("name,email,course", ...Array.from({ length: IMPORT_ROWS_MAX + 1 }, () => "a,b,c")),
    ["tooManyRows", IMPORT_ROWS_MAX],
  ],
  [
    "too many bytes",
    new Uint8Array(IMPORT_MEGABYTES_MAX * 1024 * 1024 + 1).fill(97),
    ["tooLarge", IMPORT_MEGABYTES_MAX],
  ],
])("a file with %s is refused with the reason", async (_name, file, problem) => {
  expect(await check(file)).toEqual({ kind: "unreadable", problem });
});

test("what is wrong is said of the line where the row begins", async () => {
  const checked = await check(fileOf("name,email,course", '"Asha', 'Verma",asha@example.org,OET', "", "B,b,NCLEX-RN"));

  expect(checked).toMatchObject({
    kind: "checked",
    report: { rows: [{ line: 2 }, { line: 5, outcome: { kind: "wrong", column: "email" } }] },
  });
});

test("columns, courses and addresses are understood as people and other programs write them", async () => {
  const { admin, word } = await setUp();
  const file = fileOf(
    "sep=;",
    "Student Name;Mail ID;Course Name",
    `A;mailto:a.${word}@example.org;NCLEX–RN`,
    `B;Asha Verma <b.${word}@example.org>;nclex rn;;`,
    `C;<MAILTO:c.${word}@example.org?subject=Hello>;ＮＣＬＥＸ‑RN`,
    `D;d.${word}@example.org;Teas7`,
    `E;Asha <nobody>;DHA`,
  );

  expect(await checkList(services, admin, file)).toMatchObject({
    report: {
      new: 4,
      wrong: 1,
      rows: [{ line: 7, email: "Asha <nobody>", outcome: { column: "email" } }, {}, {}, {}, {}],
    },
  });
  await bring(admin, file, { goodRowsOnly: true, isInviting: false });
  const emails = ["a", "b", "c", "d"].map((letter) => `${letter}.${word}@example.org`);
  const rows = await db.select().from(students).where(inArray(students.email, emails)).orderBy(students.email);
  expect(rows.map(({ course }) => course)).toEqual(["NCLEX-RN", "NCLEX-RN", "NCLEX-RN", "TEAS 7"]);
});

test("an apostrophe before a sign is taken off only where an export has put it", async () => {
  const { admin, word } = await setUp();
  const named = async (header: string, row: string) => {
    const checked = await checkList(services, admin, fileOf(header, row));
    return checked.kind === "checked" ? checked.report.rows[0]?.name : checked;
  };
  expect(await named("name,email,course", `'-Asha,a.${word}@example.org,OET`)).toBe("'-Asha");
  const { columns } = studentTexts.export;
  expect(await named(columns.join(","), `'-Asha,a.${word}@example.org,OET,0,Active,2026-01-01,`)).toBe("-Asha");
});

test("a list takes all nine courses, however they are written", async () => {
  const { admin, word } = await setUp();
  const rows = courseTitles.map((title, nth) => `Asha Verma,${nth}.${word}@example.org,${title.toLowerCase()}`);

  const checked = await checkList(services, admin, fileOf("name,email,course", ...rows));

  expect(checked).toMatchObject({ kind: "checked", report: { new: 9, wrong: 0 } });
});
