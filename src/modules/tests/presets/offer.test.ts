import fc from "fast-check";
import { expect, test } from "vitest";
import { DeliveryRules, problemsOfDelivery } from "../delivery.ts";
import { questionCountOf, questionsIn, questionsOfRule, TestVersion } from "../test-version.ts";
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
    (source.kind === "drawn" ? source.rules : []).map((rule) => {
      const key = JSON.stringify(rule.from);
      const size = rule.unit?.questions ?? 1;
      if (!left.has(key)) left.set(key, available[left.size] ?? 0);
      const got = size * Math.floor(Math.min(questionsOfRule(rule), left.get(key) ?? 0) / size);
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

test("an area with hardly any question takes little from the others, and is spread over the sections", () => {
  const norcet = presetOf("norcet-stage-1");

  const offer = offerOf(norcet, stockOf(norcet, [3, 80]));

  const shorter = shorterOf(offer);
  expect(shorter.version.title).toBe("NORCET Stage I, 83 of 100 questions");
  expect(countsOf(shorter)).toEqual([17, 17, 16, 17, 16]);
  expect(minutesOf(shorter)).toEqual([15, 15, 14, 15, 14]);
  expect(offer).toMatchObject({ lacks: [{ available: 3, asked: 3, wanted: 20 }] });
});

test("no area has more than twice its share of the exam, and a preset says where it takes fewer than there are", () => {
  const teas = presetOf("teas-7");

  const offer = offerOf(teas, stockOf(teas, [45, 2, 4, 3]));

  expect(countsOf(shorterOf(offer))).toEqual([12, 2, 4, 3]);
  expect(offer).toMatchObject({ lacks: [{ available: 45, asked: 12, wanted: 45 }, {}, {}, {}] });
});

test("sections that are alike are fewer rather than of one question each, and hold all that is asked", () => {
  const [step, norcet, snle] = [presetOf("usmle-step-1"), presetOf("norcet-stage-2"), presetOf("snle")];
  const blocks = (count: number) => countsOf(shorterOf(offerOf(step, stockOf(step, [count]))));

  expect(blocks(12)).toEqual([12]);
  expect(blocks(25)).toEqual([13, 12]);
  expect(blocks(140)).toEqual(Array.from({ length: 14 }, () => 10));
  expect(shorterOf(offerOf(step, stockOf(step, [12]))).version.breaks).toEqual({ kind: "none" });
  expect(countsOf(shorterOf(offerOf(norcet, stockOf(norcet, [38]))))).toEqual([13, 13, 12]);
  expect(minutesOf(shorterOf(offerOf(snle, stockOf(snle, [4, 10, 4, 1]))))).toEqual([23]);
});

test("sections without any question fall away, with their breaks, marks and questions that do not count", () => {
  const teas = presetOf("teas-7");

  const { version, rules } = shorterOf(offerOf(teas, stockOf(teas, [45, 0, 25, 37])));

  expect(version.title).toBe("TEAS 7, 107 of 170 questions");
  expect(version.sections.map(({ id, minutes }) => [id, minutes])).toEqual([
    ["reading", 55],
    ["science", 30],
    ["english", 37],
  ]);
  expect(version.sections.map(questionCountOf)).toEqual([45, 25, 37]);
  expect(version.breaks).toEqual({ kind: "none" });
  expect(rules.unscored).toEqual({ reading: 6, science: 3, english: 4 });
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
    minutes: 91,
    title: "DHA (Gulf CBT pattern), 76 of 150 questions",
  });
});

test("too few questions, or areas that are less than half of the exam, offer nothing and say all that is missing", () => {
  const [oet, teas, nmc] = [presetOf("oet-reading-b-c"), presetOf("teas-7"), presetOf("nmc-cbt-part-a")];
  const partB = { areas: ["oet-reading:part-b"], available: 0, asked: 0, wanted: 6 };

  expect(offerOf(oet, stockOf(oet, [0, 0]))).toEqual({
    kind: "none",
    lacks: [partB, { areas: ["oet-reading:part-c"], available: 0, asked: 0, wanted: 16 }],
  });
  expect(offerOf(nmc, stockOf(nmc, [4]))).toMatchObject({ kind: "none", lacks: [{ available: 4 }] });
  expect(offerOf(nmc, stockOf(nmc, [5])).kind).toBe("shorter");
  const onePassage = shorterOf(offerOf(oet, stockOf(oet, [0, 15])));
  expect(onePassage.version).toMatchObject({
    title: "OET Reading, part C, 8 of 16 questions",
    sections: [{ id: "part-c", source: { rules: [{ count: 1, unit: { questions: 8 } }] } }],
  });
  expect(shorterOf(offerOf(oet, stockOf(oet, [3, 16]))).version.title).toBe(
    "OET Reading, parts B and C, 19 of 22 questions",
  );
  expect(offerOf(oet, stockOf(oet, [6, 0])).kind).toBe("none");
  expect(offerOf(teas, stockOf(teas, [0, 38, 0, 37]))).toMatchObject({ kind: "none", lacks: [{ wanted: 45 }, {}] });
});

const totalOf = (stock: Stock) => stock.flat().reduce((sum, count) => sum + count, 0);
/** For each filter of a preset how many its bank has. */
const Bank = fc.array(fc.oneof(fc.nat(3), fc.nat(120)), { minLength: 4, maxLength: 4 });
const AnyPreset = fc.constantFrom(...PRESETS);

test("whatever the bank has, a shorter version can be stored and delivered, and asks no more than there is", () => {
  fc.assert(
    fc.property(AnyPreset, Bank, (preset, available) => {
      const stock = stockOf(preset, available);
      const offer = offerOf(preset, stock);
      expect(offerOf(preset, stock)).toEqual(offer);
      if (offer.kind !== "shorter") return;
      const { version, rules } = offer.preset;
      expect(TestVersion.parse(version)).toEqual(version);
      expect(problemsOfDelivery(DeliveryRules.parse(rules), version)).toEqual([]);
      expect(questionsIn(version)).toBeLessThanOrEqual(totalOf(stock));
      expect(questionsIn(version)).toBeLessThan(questionsIn(preset.version));
      for (const section of version.sections) {
        const whole = preset.version.sections.find(({ id }) => id === section.id);
        expect(questionCountOf(section)).toBeGreaterThan(0);
        expect(questionCountOf(section)).toBeLessThanOrEqual(whole ? questionCountOf(whole) : 0);
      }
    }),
  );
});

test("each clock gives a question the time it has in the exam, up to what whole minutes make of it", () => {
  fc.assert(
    fc.property(AnyPreset, Bank, (preset, available) => {
      const offer = offerOf(preset, stockOf(preset, available));
      if (offer.kind !== "shorter") return;
      const { version } = offer.preset;
      const clocks = [
        {
          whole: preset.version.minutes,
          of: questionsIn(preset.version),
          here: version.minutes,
          left: questionsIn(version),
        },
        ...version.sections.map((section) => {
          const whole = preset.version.sections.find(({ id }) => id === section.id) ?? section;
          const [of, left] = [questionCountOf(whole), questionCountOf(section)];
          return { whole: whole.minutes, of, here: section.minutes, left };
        }),
      ];
      for (const { whole, of, here, left } of clocks) {
        expect(here === null).toBe(whole === null);
        if (whole !== null && here !== null && here > 1)
          expect(Math.abs(here - (whole * left) / of)).toBeLessThanOrEqual(0.5);
      }
    }),
  );
});

test("areas keep to their proportion, within twice their share, and one more question makes no version shorter", () => {
  const askedIn = (offer: Offer, preset: Preset) =>
    offer.kind === "none" ? 0 : questionsIn(offer.kind === "shorter" ? offer.preset.version : preset.version);
  fc.assert(
    fc.property(AnyPreset, Bank, fc.nat(3), (preset, available, more) => {
      const offer = offerOf(preset, stockOf(preset, available));
      const asked = askedIn(offer, preset);
      const whole = questionsIn(preset.version);
      if (offer.kind === "shorter") {
        for (const lack of offer.lacks) {
          expect(lack.asked).toBeLessThanOrEqual(
            Math.min(lack.available, Math.ceil((2 * lack.wanted * asked) / whole)),
          );
        }
      }
      const richer = available.map((count, index) => count + Number(index === more));
      expect(askedIn(offerOf(preset, stockOf(preset, richer)), preset)).toBeGreaterThanOrEqual(asked);
    }),
  );
});

test("what is offered is never shorter than all counts in the proportion of the scarcest area would be", () => {
  fc.assert(
    fc.property(AnyPreset, Bank, (preset, available) => {
      const stock = stockOf(preset, available);
      const offer = offerOf(preset, stock);
      if (offer.kind !== "shorter") return;
      expect(questionsIn(offer.preset.version)).toBeGreaterThanOrEqual(byScarcestArea(preset, stock));
    }),
  );
});

/** How many questions a version has whose counts are all in that one proportion, each at least one while there are some. */
function byScarcestArea({ version }: Preset, stock: Stock): number {
  const rules = version.sections.flatMap(({ source }, section) =>
    (source.kind === "drawn" ? source.rules : []).map(({ count, from }, rule) => ({
      key: JSON.stringify(from),
      count,
      available: stock[section]?.[rule] ?? 0,
    })),
  );
  const pools = [...Map.groupBy(rules, ({ key }) => key).values()].map((all) => ({
    all,
    available: all.reduce((sum, { available }) => sum + available, 0),
    wanted: all.reduce((sum, { count }) => sum + count, 0),
  }));
  const least = Math.min(...pools.filter(({ available }) => available > 0).map((pool) => pool.available / pool.wanted));
  return pools.reduce((total, { all, available }) => {
    const asked = all.reduce((sum, { count }) => sum + Math.max(1, Math.floor(count * least)), 0);
    return total + Math.min(available, asked);
  }, 0);
}

test("rules of a preset draw from the same questions or from none in common, so that a count is what a draw gets", () => {
  for (const { version } of PRESETS) {
    const filters = version.sections.flatMap(({ source }) =>
      source.kind === "drawn" ? source.rules.map(({ from }) => JSON.stringify(from.areas)) : [],
    );
    const areas = [...new Set(filters)].flatMap((filter) => JSON.parse(filter));
    expect(new Set(areas).size).toBe(areas.length);
  }
});
