import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { tests } from "../../../db/schema.ts";
import { buildStudent } from "../../../testing/build.ts";
import { buildMarkedResult } from "../../../testing/build-marked-result.ts";
import { db } from "../../../testing/test-db.ts";
import { PRESETS } from "../presets/presets.ts";
import { rowsOfPreset } from "../test-rows.ts";
import { findNeededCategory } from "./find-needed-category.server.ts";

const student = await buildStudent(db);
const ofPreset = (id: string) => findNeededCategory(db, student, { kind: "preset", id });

test("a category is needed only for the pass marks that it decides, and a disability only where it lowers one", async () => {
  expect(await ofPreset("norcet-stage-2")).toEqual({ disability: true });
  expect(await ofPreset("rrb-nursing-superintendent")).toEqual({ disability: false });
  // Its percentile decides nothing, as every attempt has its own questions.
  expect(await ofPreset("norcet-stage-1")).toBeNull();
  expect(await ofPreset("snle")).toBeNull();
  expect(await ofPreset("norcet-stage-9")).toBeNull();
});

test("the pass mark of a preset is the one that the institute has set", async () => {
  const preset = PRESETS.find(({ id }) => id === "gulf-cbt");
  if (!preset) throw new Error("There is no such preset.");
  const { id } = rowsOfPreset(preset, preset.version).test;
  const { testVersionId: versionId } = await buildMarkedResult(db);
  const pass = { kind: "percent", threshold: { percent: 60, lessForDisability: 5 } };
  await db
    .insert(tests)
    .values({ id, kind: "preset", presetId: preset.id, versionId, changedTerms: { pass } })
    .onConflictDoUpdate({ target: tests.id, set: { changedTerms: { pass } } });

  expect(await ofPreset("gulf-cbt")).toEqual({ disability: true });
  await db.update(tests).set({ changedTerms: null }).where(eq(tests.id, id));
  expect(await ofPreset("gulf-cbt")).toBeNull();
});

test("the pass mark of an attempt asks its own student only", async () => {
  const pass = { kind: "percent" as const, threshold: { percent: 50, lessForDisability: 5 } };
  const { attemptId: id, student: taker } = await buildMarkedResult(db, { pass });

  expect(await findNeededCategory(db, taker, { kind: "attempt", id })).toEqual({ disability: true });
  expect(await findNeededCategory(db, student, { kind: "attempt", id })).toBeNull();
  expect(await findNeededCategory(db, taker, { kind: "attempt", id: "no-id" })).toBeNull();
});
