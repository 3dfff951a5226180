import fc from "fast-check";
import { expect, test } from "vitest";
import { DeliveryRules, problemsOfDelivery } from "../delivery.ts";
import { questionCountOf, questionsIn, TestVersion } from "../test-version.ts";
import { type Offer, offerOf, type Stock } from "./offer.ts";
import type { Preset } from "./preset.ts";
import { PRESETS } from "./presets.ts";

function presetOf(id: string): Preset {
  const preset = PRESETS.find((one) => one.id === id);
  if (!preset) throw new Error(`There is no preset ${id}.`);
  return preset;
}

/** What the draw gives when the bank has so many questions for each filter of a preset, in the order in which they come first. */
function stockOf({ version }: Preset, available: ReadonlyArray<number>): Stock {
  const left = new Map<string, number>();
  return version.sections.map(({ source }) =>
    (source.kind === "drawn" ? source.rules : []).map(({ count, from }) => {
      const key = JSON.stringify(from);
      if (!left.has(key)) left.set(key, available[left.size] ?? 0);
      const got = Math.min(count, left.get(key) ?? 0);
      left.set(key, (left.get(key) ?? 0) - got);
      return got;
    }),
  );
}

function shorterOf(offer: Offer): Preset {
  if (offer.kind !== "shorter") throw new Error(offer.kind);
  return offer.preset;
}

const countsOf = ({ version }: Preset) => version.sections.map(questionCountOf);
const minutesOf = ({ version }: Preset) => version.sections.map(({ minutes }) => minutes);

test("with all its questions a preset is whole, with one fewer it is shorter and says what is missing", () => {
  const norcet = presetOf("norcet-stage-1");

  expect(offerOf(norcet, stockOf(norcet, [20, 80]))).toEqual({ kind: "whole" });
  expect(offerOf(norcet, stockOf(norcet, [20, 79]))).toMatchObject({
    kind: "shorter",
    lacks: [{ available: 79, wanted: 80 }],
  });
});

test("a shorter version has every count in the proportion of what is scarcest, and its clocks with it", () => {
  const norcet = presetOf("norcet-stage-1");

  const shorter = shorterOf(offerOf(norcet, stockOf(norcet, [10, 40])));

  expect(shorter.version.title).toBe("NORCET Stage I, 50 of 100 questions");
  expect(countsOf(shorter)).toEqual([10, 10, 10, 10, 10]);
  expect(minutesOf(shorter)).toEqual([9, 9, 9, 9, 9]);
  expect(shorter.rules).toEqual(norcet.rules);
  expect(
    shorter.version.sections.map(({ source }) => source.kind === "drawn" && source.rules.map(({ count }) => count)),
  )
    // Two of general knowledge and eight of nursing: one in five, as in the exam.
    .toEqual(Array.from({ length: 5 }, () => [2, 8]));
});

test("each rule with any question asks at least one, as long as there are some", () => {
  const norcet = presetOf("norcet-stage-1");

  const shorter = shorterOf(offerOf(norcet, stockOf(norcet, [3, 80])));

  expect(shorter.version.title).toBe("NORCET Stage I, 13 of 100 questions");
  expect(countsOf(shorter)).toEqual([3, 3, 3, 2, 2]);
});

test("sections without any question fall away, with their breaks, marks and questions that do not count", () => {
  const teas = presetOf("teas-7");

  const { version, rules } = shorterOf(offerOf(teas, stockOf(teas, [45, 0, 25, 37])));

  expect(version.title).toBe("TEAS 7, 65 of 170 questions");
  expect(version.sections.map(({ id, minutes }) => [id, minutes])).toEqual([
    ["reading", 27],
    ["science", 30],
    ["english", 18],
  ]);
  expect(version.sections.map(questionCountOf)).toEqual([22, 25, 18]);
  expect(version.breaks).toEqual({ kind: "none" });
  expect(rules.unscored).toEqual({ reading: 3, science: 3, english: 2 });
  expect(Object.keys(rules.marks)).toEqual(["reading", "science", "english"]);
});

test("breaks and the clock of the whole test are in proportion, too", () => {
  const [snle, step, gulf] = [presetOf("snle"), presetOf("usmle-step-1"), presetOf("gulf-cbt")];

  expect(shorterOf(offerOf(snle, stockOf(snle, [20, 40, 30, 10]))).version.breaks).toEqual({
    kind: "fixed",
    breaks: [{ after: "part-1", minutes: 15, clock: "stops" }],
  });
  const blocks = shorterOf(offerOf(step, stockOf(step, [140])));
  expect([countsOf(blocks)[13], minutesOf(blocks)[13], blocks.version.breaks]).toEqual([
    10,
    15,
    { kind: "pool", minutes: 28, unusedSectionTime: "adds" },
  ]);
  expect(shorterOf(offerOf(gulf, stockOf(gulf, [21, 12, 33, 10]))).version).toMatchObject({
    minutes: 89,
    title: "Gulf CBT pattern, 74 of 150 questions",
  });
});

test("a preset without any question offers nothing, and says all that it lacks", () => {
  const oet = presetOf("oet-reading-b-c");

  expect(offerOf(oet, stockOf(oet, [0, 0]))).toEqual({
    kind: "none",
    lacks: [
      { areas: ["oet-reading:part-b"], available: 0, wanted: 6 },
      { areas: ["oet-reading:part-c"], available: 0, wanted: 16 },
    ],
  });
});

test("whatever the bank has, a shorter version can be stored and delivered, and asks no more than there is", () => {
  fc.assert(
    fc.property(fc.constantFrom(...PRESETS), fc.array(fc.nat(120), { maxLength: 5 }), (preset, available) => {
      const stock = stockOf(preset, available);
      const offer = offerOf(preset, stock);
      const total = stock.flat().reduce((sum, count) => sum + count, 0);
      expect(offer.kind === "none").toBe(total === 0);
      if (offer.kind !== "shorter") return;
      const { version, rules } = offer.preset;
      expect(TestVersion.parse(version)).toEqual(version);
      expect(problemsOfDelivery(DeliveryRules.parse(rules), version)).toEqual([]);
      expect(questionsIn(version)).toBeLessThanOrEqual(total);
      expect(questionsIn(version)).toBeLessThan(questionsIn(preset.version));
    }),
  );
});

test("rules of a preset draw from the same questions or from none in common, so that a count is what a draw gets", () => {
  for (const { version } of PRESETS) {
    const filters = version.sections.flatMap(({ source }) =>
      source.kind === "drawn" ? source.rules.map(({ from }) => JSON.stringify(from.areas)) : [],
    );
    const areas = [...new Set(filters)].flatMap((filter) => JSON.parse(filter));
    expect(new Set(areas).size).toBe(areas.length);
  }
});
