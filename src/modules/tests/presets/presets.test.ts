/** Each preset against the facts of docs/product/exams.md#forms-of-exams, written down a second time and by hand. */
import { expect, test } from "vitest";
import { courseTitles } from "../../../content/courses.ts";
import { DeliveryRules, problemsOfDelivery } from "../delivery.ts";
import { EXAM_PLANS } from "../exam-plans.ts";
import { adaptivePlanOf, planOf, questionCountOf, TestVersion } from "../test-version.ts";
import { endOf, timelineOf } from "../timeline.ts";
import { factsOf } from "./facts.ts";
import { PRESETS } from "./presets.ts";

type Facts = {
  /** Questions of each section. */
  questions: number[];
  /** Minutes of each section, or null for one clock. */
  minutes: number[] | null;
  /** From the start to the end, for who takes every break whole. */
  lasts: number;
  /** Marks for a wrong answer. */
  wrong: number;
  pass: string;
  mayReturn: boolean;
  /** Item types, where the exam asks for others than a choice of one option. */
  types?: string[];
};

const same = (count: number, value: number) => Array.from({ length: count }, () => value);
const NCLEX = { questions: [150], minutes: null, lasts: 300, wrong: 0, pass: "none", mayReturn: false, types: [] };
const FACTS: Record<string, Facts> = {
  "nclex-rn": NCLEX,
  "nclex-pn": NCLEX,
  "norcet-stage-1": {
    questions: same(5, 20),
    minutes: same(5, 18),
    lasts: 90,
    wrong: -1 / 3,
    pass: "percentile",
    mayReturn: false,
  },
  "norcet-stage-2": {
    questions: same(4, 40),
    minutes: same(4, 45),
    lasts: 180,
    wrong: -1 / 3,
    pass: "percent",
    mayReturn: false,
  },
  "rrb-nursing-superintendent": {
    questions: [70, 10, 10, 10],
    minutes: null,
    lasts: 90,
    wrong: -1 / 3,
    pass: "percent",
    mayReturn: true,
  },
  "gulf-cbt": { questions: [150], minutes: null, lasts: 180, wrong: 0, pass: "none", mayReturn: true },
  snle: { questions: [100, 100], minutes: [120, 120], lasts: 270, wrong: 0, pass: "none", mayReturn: false },
  "nmc-cbt-part-a": {
    questions: [15],
    minutes: [30],
    lasts: 30,
    wrong: 0,
    pass: "none",
    mayReturn: false,
    types: ["calculation"],
  },
  "nmc-cbt-part-b": { questions: [100], minutes: [150], lasts: 150, wrong: 0, pass: "none", mayReturn: false },
  "teas-7": {
    questions: [45, 38, 50, 37],
    minutes: [55, 57, 60, 37],
    lasts: 219,
    wrong: 0,
    pass: "none",
    mayReturn: false,
    types: ["text", "multi-select", "calculation", "ordered_response", "hot_spot"],
  },
  "usmle-step-1": {
    questions: same(14, 20),
    minutes: same(14, 30),
    lasts: 475,
    wrong: 0,
    pass: "none",
    mayReturn: false,
  },
  "oet-reading-b-c": { questions: [6, 16], minutes: null, lasts: 45, wrong: 0, pass: "none", mayReturn: true },
};

test("every preset has its facts, and every fact a preset", () => {
  expect(PRESETS.map(({ id }) => id)).toEqual(Object.keys(FACTS));
});

test.each(PRESETS)("$id is as its exam", ({ id, version, rules, confidence, unsure, differs }) => {
  const { sections } = version;
  expect(TestVersion.parse(version)).toEqual(version);
  expect(problemsOfDelivery(DeliveryRules.parse(rules), version)).toEqual([]);
  const own = sections.flatMap(({ minutes }) => minutes ?? []);
  const rulesOfDraw = sections.flatMap(({ source }) => (source.kind === "drawn" ? source.rules : []));
  const types = [...new Set(rulesOfDraw.flatMap(({ from, unit }) => (unit ? [] : (from.types ?? ["any"]))))];
  const wrongs = sections.map((section) => (rules.marks[section.id]?.wrong ?? Number.NaN) / 12);
  expect({
    questions: sections.map(questionCountOf),
    minutes: own.length === 0 ? null : own,
    lasts: endOf(timelineOf(planOf(version, 0), 0)) / 60_000,
    wrong: wrongs[0],
    pass: rules.pass.kind,
    mayReturn: version.leavingASection === "may-return",
    types,
  }).toEqual({ types: ["text"], ...FACTS[id] });
  expect(new Set(wrongs).size).toBe(1);
  expect(confidence === "confirmed" || unsure.length + differs.length > 0).toBe(true);
});

test("the thresholds of NORCET are those of its notices, five lower with a disability", () => {
  const thresholds = PRESETS.filter(({ id }) => id.startsWith("norcet")).map(({ rules: { pass } }) =>
    pass.kind === "percent" || pass.kind === "percentile" ? pass.threshold : null,
  );
  const facts = { percent: 50, byCategory: { UR: 50, EWS: 50, OBC: 45, SC: 40, ST: 40 }, lessForDisability: 5 };
  expect(thresholds).toEqual([facts, facts]);
});

test("the pass marks of RRB are 30 % for SC and 25 % for ST", () => {
  const rrb = PRESETS.find(({ id }) => id === "rrb-nursing-superintendent");
  expect(rrb?.rules.pass).toEqual({
    kind: "percent",
    threshold: { percent: 40, byCategory: { UR: 40, EWS: 40, OBC: 30, SC: 30, ST: 25 } },
  });
});

test("NCLEX is adaptive, from 85 questions on, with its standard, and only goes forward", () => {
  const plans = PRESETS.flatMap(({ version }) => adaptivePlanOf(version) ?? []);
  expect(plans.map(({ minimum, maximum, cases, pretest, cut }) => [minimum, maximum, cases, pretest, cut])).toEqual([
    [85, 150, 3, 15, 0],
    [85, 150, 3, 15, -0.18],
  ]);
  const presets = PRESETS.filter(({ version }) => adaptivePlanOf(version) !== null);
  for (const { validUntil, unsure } of presets) {
    expect(validUntil).toBe("2029-03-31");
    expect(unsure.join(" ")).not.toContain("standard");
  }
});

test("an answer can be partly right where several options may be, and not where a number is typed", () => {
  const isPartly = (id: string) => PRESETS.filter((one) => one.id === id).map((one) => factsOf(one, 0).hasPartlyRight);
  expect([isPartly("teas-7"), isPartly("nmc-cbt-part-a"), isPartly("snle")]).toEqual([[true], [false], [false]]);
});

test("of the TEAS twenty questions do not count", () => {
  const teas = PRESETS.find(({ id }) => id === "teas-7");
  expect(teas?.rules.unscored).toEqual({ reading: 6, mathematics: 4, science: 6, english: 4 });
});

test("presets draw from areas that there are, and stand first for courses that there are", () => {
  const codes = EXAM_PLANS.flatMap(({ areas }) => areas.map(({ code }) => code));
  expect(new Set(codes).size).toBe(codes.length);
  for (const { courses, version } of PRESETS) {
    expect(courses.every((course) => courseTitles.some((title) => title === course))).toBe(true);
    const drawn = version.sections.flatMap(({ source }) =>
      source.kind === "drawn" ? source.rules.flatMap(({ from }) => from.areas ?? []) : [],
    );
    expect(drawn.filter((code) => !codes.includes(code))).toEqual([]);
  }
});

test("where shares of a plan are published they can add up to the whole", () => {
  for (const { id, areas } of EXAM_PLANS) {
    const shares = areas.flatMap(({ share }) => (share ? [share] : []));
    if (shares.length === 0) continue;
    const [least, most] = [0, 1].map((end) => shares.reduce((sum, share) => sum + (share[end] ?? 0), 0));
    expect([id, (least ?? 0) <= 100 && (most ?? 0) >= 100]).toEqual([id, true]);
  }
});
