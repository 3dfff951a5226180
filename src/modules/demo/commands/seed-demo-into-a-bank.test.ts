import { expect, test } from "vitest";
import { questions, subjects } from "../../../db/schema.ts";
import { buildAdmin, buildLesson } from "../../../testing/build.ts";
import { db } from "../../../testing/test-db.ts";
import { seedDemo } from "./seed-demo.server.ts";

const NOW = new Date("2026-03-01T09:00:00Z");

test("an institute that started empty and has subjects of its own is never given the demo content", async () => {
  const admin = await buildAdmin(db);
  await buildLesson(db);

  expect(await seedDemo(db, { adminEmail: admin.email }, NOW)).toEqual({ kind: "left-alone" });
  await db.delete(subjects);

  expect(await seedDemo(db, { adminEmail: admin.email }, NOW)).toEqual({ kind: "left-alone" });
  expect(await db.$count(questions)).toBe(0);
});
