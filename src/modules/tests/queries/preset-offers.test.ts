import { expect, test } from "vitest";
import { buildAdmin } from "../../../testing/build.ts";
import { buildAreaQuestions } from "../../../testing/build-area-questions.ts";
import { calculationBody, singleChoiceBody } from "../../../testing/build-attempts.ts";
import { buildStimulus } from "../../../testing/build-stimulus.ts";
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

  await buildAreaQuestions(db, 20, ["nmc-cbt:numeracy"]);
  await buildAreaQuestions(db, 6, ["nmc-cbt:numeracy"], { body: calculationBody });
  await buildAreaQuestions(db, 3, ["nmc-cbt:numeracy"], { isReserved: true, body: calculationBody });
  expect(await read()).toEqual(["shorter", 6, lacks(6)]);
  expect(await listed(later(5))).toEqual(["none", 15, 1800]);
  expect(await listed(later(60))).toEqual(["shorter", 6, 720]);
  expect((await findPresetToTake(db, "nmc-cbt-part-a", "shorter"))?.version.title).toBe(
    "NMC CBT, part A, 6 of 15 questions",
  );

  await buildAreaQuestions(db, 9, ["nmc-cbt:numeracy"], { body: calculationBody });
  expect(await read()).toEqual(["whole", 15, []]);
  expect(await listed(later(120))).toEqual(["whole", 15, 1800]);
  expect(await findPresetToTake(db, "nmc-cbt-part-a", "shorter")).toBeNull();
  expect(questionsIn((await findPresetToTake(db, "nmc-cbt-part-a", "whole"))?.version ?? { sections: [] })).toBe(15);
});

test("OET Reading is named after the part that is asked while the bank has nothing of the other one", async () => {
  const namesNow = async (now: Date) => {
    const listed = (await listPresets(db, student, now)).find(({ id }) => id === "oet-reading-b-c");
    const read = await findPreset(db, "oet-reading-b-c", student);
    return [listed?.title, listed?.questionCount, listed?.wholeCount, read?.title, read?.taken?.title];
  };
  const bodies = Array.from({ length: 8 }, () => singleChoiceBody());
  await buildStimulus(db, await buildAdmin(db), { kind: "passage", areas: ["oet-reading:part-c"], bodies }, NOW);

  const partC = "OET Reading, part C";
  expect(await namesNow(later(240))).toEqual([partC, 8, 16, partC, "OET Reading, part C, 8 of 16 questions"]);
  await buildAreaQuestions(db, 6, ["oet-reading:part-b"]);
  const both = "OET Reading, parts B and C";
  expect(await namesNow(later(300))).toEqual([both, 14, 22, both, "OET Reading, parts B and C, 14 of 22 questions"]);
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
