import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { newId } from "../../../core/id.ts";
import { auditEntries, students } from "../../../db/schema.ts";
import { buildAdmin, buildStudent, unique } from "../../../testing/build.ts";
import { db } from "../../../testing/test-db.ts";
import { NO_FILTER } from "../student-filter.ts";
import { exportStudents } from "./export-students.server.ts";

const NOW = new Date("2026-11-21T20:00:00Z");
const ZONE = "Asia/Kolkata";

test("an export holds whom the list shows, in its order, as a spreadsheet can read it without computing anything", async () => {
  const admin = await buildAdmin(db);
  const word = unique("exported");
  const row = { course: "OET", joinDate: new Date("2026-11-20T18:30:00Z") };
  await db.insert(students).values([
    { ...row, id: newId<"student">(), name: '=HYPERLINK("http://x")', email: `1.${word}@example.org`, progress: 7 },
    {
      ...row,
      id: newId<"student">(),
      name: "Verma, Asha",
      email: `2.${word}@example.org`,
      invitedAt: NOW,
      progress: 50,
    },
    { ...row, id: newId<"student">(), name: "Left Out", email: `3.${word}@example.org`, status: "Inactive" },
  ]);

  const filter = {
    ...NO_FILTER,
    search: word,
    status: "Active",
    sort: { field: "progress", isDescending: true },
  } as const;
  const { pieces, day } = await exportStudents(db, admin, { kind: "matching", filter }, ZONE, NOW);
  let file = "";
  for await (const piece of pieces) file += piece;

  expect(day).toBe("2026-11-22");
  expect(file.split("\r\n")).toEqual([
    "\uFEFFname,email,course,progress,status,joined,account",
    `"Verma, Asha",2.${word}@example.org,OET,50,Active,2026-11-21,invited`,
    `"'=HYPERLINK(""http://x"")",1.${word}@example.org,OET,7,Active,2026-11-21,not invited`,
    "",
  ]);
  expect(await db.select().from(auditEntries).where(eq(auditEntries.actorId, admin.userId))).toMatchObject([
    { action: "students.exported", after: { q: word, status: "Active", sort: "-progress" } },
  ]);
});

test("an export of more than one batch holds everybody once", async () => {
  const admin = await buildAdmin(db);
  const course = unique("Course");
  await db.insert(students).values(
    Array.from({ length: 2_001 }, (_, n) => ({
      id: newId<"student">(),
      name: `Student ${n % 10}`,
      email: `${n}.${course}@example.org`,
      course,
    })),
  );
  const { email } = await buildStudent(db, { course });

  const { pieces } = await exportStudents(db, admin, { kind: "matching", filter: { ...NO_FILTER, course } }, ZONE, NOW);
  const batches: string[] = [];
  for await (const piece of pieces) batches.push(piece);

  const lines = batches.join("").trimEnd().split("\r\n").slice(1);
  expect(batches).toHaveLength(4);
  expect(new Set(lines).size).toBe(2_002);
  expect(lines.find((line) => line.includes(email))).toContain("signed up");
});
