import { expect, test } from "vitest";
import { buildAreaQuestions } from "../../../testing/build-area-questions.ts";
import { db } from "../../../testing/test-db.ts";
import { questionsIn } from "../test-version.ts";
import { findPreset } from "./find-preset.server.ts";
import { listPresets } from "./list-presets.server.ts";
import { findPresetToTake } from "./preset-offers.server.ts";

const NOW = new Date("2026-03-01T09:00:00Z");
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const student = { course: "OSCE", extraTimePercent: 0 };

test("a preset is not available, then shorter, then whole, as the bank grows; the list follows within seconds", async () => {
  const listed = async (now: Date) => {
    const found = (await listPresets(db, student, now)).find(({ id }) => id === "nmc-cbt-part-a");
    return found && [found.kind, found.questionCount, found.seconds];
  };
  const read = async () => {
    const found = await findPreset(db, "nmc-cbt-part-a", student);
    return found && [found.kind, found.taken?.questionCount ?? 0, found.lacks];
  };
  const lacks = (available: number) => [{ areas: ["Numeracy"], available, asked: available, wanted: 15 }];

  expect(await read()).toEqual(["none", 0, lacks(0)]);
  expect(await listed(NOW)).toEqual(["none", 15, 1800]);

  await buildAreaQuestions(db, 6, ["nmc-cbt:numeracy"]);
  await buildAreaQuestions(db, 3, ["nmc-cbt:numeracy"], { isReserved: true });
  expect(await read()).toEqual(["shorter", 6, lacks(6)]);
  expect(await listed(later(5))).toEqual(["none", 15, 1800]);
  expect(await listed(later(60))).toEqual(["shorter", 6, 720]);
  expect((await findPresetToTake(db, "nmc-cbt-part-a", "shorter"))?.version.title).toBe(
    "NMC CBT, part A, 6 of 15 questions",
  );

  await buildAreaQuestions(db, 9, ["nmc-cbt:numeracy"]);
  expect(await read()).toEqual(["whole", 15, []]);
  expect(await listed(later(120))).toEqual(["whole", 15, 1800]);
  expect(await findPresetToTake(db, "nmc-cbt-part-a", "shorter")).toBeNull();
  expect(questionsIn((await findPresetToTake(db, "nmc-cbt-part-a", "whole"))?.version ?? { sections: [] })).toBe(15);
});

test("presets of the student's course are marked, and clocks include extra time", async () => {
  const listed = await listPresets(db, { ...student, extraTimePercent: 50 }, NOW);

  expect(listed.filter(({ isOfCourse }) => isOfCourse).map(({ id }) => id)).toEqual([
    "nmc-cbt-part-a",
    "nmc-cbt-part-b",
  ]);
  expect(listed.find(({ id }) => id === "norcet-stage-1")).toMatchObject({ seconds: 8100, sectionCount: 5 });
  const norcet = await findPreset(db, "norcet-stage-1", { extraTimePercent: 50 });
  expect(norcet?.whole.sections.map(({ seconds }) => seconds)).toEqual([1620, 1620, 1620, 1620, 1620]);
});

test("there is no preset of an unknown id", async () => {
  expect(await findPreset(db, "norcet-stage-9", student)).toBeNull();
  expect(await findPresetToTake(db, "norcet-stage-9", "whole")).toBeNull();
});
