import fc from "fast-check";
import { expect, test } from "vitest";
import { newId } from "../../core/id.ts";
import { DayPlan, type PlanInput, planDay, type Topic, worthOf } from "./rules.ts";

const lesson = (count: number) => ({ lessonId: newId<"lesson">(), count });
const topic = (name: string, values: Partial<Topic> = {}): Topic => ({
  subjectId: newId<"subject">(),
  name,
  weight: 0.25,
  mastery: { expected: 0.6, error: 0.1 },
  unused: [lesson(50), lesson(50)],
  wrong: [lesson(10)],
  ...values,
});
const day = (values: Partial<PlanInput> = {}): PlanInput => ({
  minutes: 45,
  secondsAQuestion: 75,
  due: 0,
  topics: [topic("Anatomy"), topic("Pharmacology", { mastery: { expected: 0.3, error: 0.1 } }), topic("Ethics")],
  lastSubjectId: null,
  daysToExam: null,
  answered: 50,
  daysSinceMock: null,
  course: "NCLEX-RN",
  isPlanned: true,
  ...values,
});
const totalOf = ({ due, parts }: DayPlan) =>
  parts.reduce((sum, part) => sum + (part.kind === "mock" ? 0 : part.count), due);
const sizes = ({ parts }: DayPlan) => parts.map((part) => [part.kind, part.kind === "mock" ? 0 : part.count]);

test("45 minutes of 75 seconds are 36 questions: at most 40 % of what is due, and of the rest three of four are new", () => {
  const plan = planDay(day({ due: 30 }));

  expect([totalOf(plan), plan.due]).toEqual([36, 14]);
  // 22 are left: 17 new in the topic that is known least, 5 that went wrong.
  expect(sizes(plan)).toEqual([
    ["new", 17],
    ["again", 5],
  ]);
  expect(plan.parts[0]).toMatchObject({ name: "Pharmacology", why: "weak", mastery: 30 });
  expect(plan.parts[1]).toMatchObject({ names: ["Pharmacology", "Anatomy", "Ethics"] });
});

test("what helps most comes first, and says why: little known, a large share of the exam plan, too little seen", () => {
  expect(worthOf({ weight: 0.2, mastery: { expected: 0.4, error: 0.1 } })).toBeCloseTo(0.132, 10);
  const reasonOf = (values: Partial<Topic>) =>
    planDay(day({ topics: [topic("A"), topic("B"), topic("C", values)] })).parts[0];
  expect(reasonOf({ weight: 0.6 })).toMatchObject({ name: "C", why: "large" });
  // Without an exam plan nothing is known of the exam.
  const topics = [topic("A"), topic("B"), topic("C", { weight: 0.6 })];
  expect(planDay(day({ topics, isPlanned: false })).parts[0]).toMatchObject({ name: "C", why: "most" });
  expect(reasonOf({ mastery: { expected: 0.2, error: 0.1 } })).toMatchObject({ name: "C", why: "weak" });
  expect(reasonOf({ mastery: { expected: 0.6, error: 0.35 } })).toMatchObject({ name: "C", why: "unsure" });
});

test("a topic is never asked in two parts, nor first after it was last the day before, and no part is a handful of leftovers", () => {
  const topics = [topic("A", { weight: 0.9 }), topic("B"), topic("C")];
  const plan = planDay(day({ minutes: 90, topics, lastSubjectId: topics[0]?.subjectId ?? null }));

  // 40 questions: 30 new, no more than 20 of a topic.
  expect(plan.parts.flatMap((part) => (part.kind === "new" ? [[part.name, part.count]] : []))).toEqual([
    ["B", 20],
    ["A", 10],
  ]);
  const small = planDay(
    day({ topics: [topic("A", { unused: [lesson(22)], wrong: [] }), topic("B", { wrong: [] })], minutes: 28 }),
  );
  expect(sizes(small)).toEqual([
    ["new", 17],
    ["new", 5],
  ]);
});

test("after fast tests a day has no more than its minutes at 30 seconds a question, 40 questions and three blocks", () => {
  const fast = { secondsAQuestion: 3, due: 30 };
  expect(totalOf(planDay(day({ ...fast, minutes: 10 })))).toBe(20);
  const long = planDay(day({ ...fast, minutes: 600 }));
  // Three blocks with what is due: 16 due, 18 new, 6 that went wrong.
  expect([totalOf(long), long.due, sizes(long)]).toEqual([
    40,
    16,
    [
      ["new", 18],
      ["again", 6],
    ],
  ]);
  expect(totalOf(planDay(day({ secondsAQuestion: 900, minutes: 5 })))).toBe(1);
});

test("a mock exam comes every seven days, not for beginners, and not in the last two days before the exam", () => {
  const hasMock = (values: Partial<PlanInput>) =>
    planDay(day({ answered: 100, ...values })).parts.some(({ kind }) => kind === "mock");
  expect(hasMock({})).toBe(true);
  expect(hasMock({ answered: 99 })).toBe(false);
  expect([hasMock({ daysSinceMock: 6 }), hasMock({ daysSinceMock: 7 })]).toEqual([false, true]);
  expect([hasMock({ daysToExam: 2 }), hasMock({ daysToExam: 3 })]).toEqual([false, true]);
});

test("without new questions what went wrong fills the day, and without any there is no part", () => {
  const bare = { unused: [], wrong: [] };
  expect(sizes(planDay(day({ topics: [topic("A", { ...bare, wrong: [lesson(80)] })] })))).toEqual([["again", 20]]);
  expect(planDay(day({ topics: [topic("A", bare)] })).parts).toEqual([]);
  expect(planDay(day({ topics: [] })).parts).toEqual([]);
});

test("whatever a student has done, a plan is one that can be kept, asks no more than there is, and fits into the day", () => {
  const count = fc.integer({ min: 0, max: 60 });
  const anyTopic = fc
    .record({
      weight: fc.double({ min: 0, max: 1, noNaN: true }),
      expected: fc.double({ min: 0, max: 1, noNaN: true }),
      unused: count,
      wrong: count,
    })
    .map(({ weight, expected, unused, wrong }) =>
      topic("T", {
        weight,
        mastery: { expected, error: 0.1 },
        unused: unused > 0 ? [lesson(unused)] : [],
        wrong: wrong > 0 ? [lesson(wrong)] : [],
      }),
    );
  const anyDay = fc.record({
    minutes: fc.integer({ min: 5, max: 600 }),
    secondsAQuestion: fc.integer({ min: 1, max: 900 }),
    due: fc.integer({ min: 0, max: 200 }),
    topics: fc.array(anyTopic, { maxLength: 6 }),
  });
  fc.assert(
    fc.property(anyDay, (values) => {
      const plan = planDay(day(values));
      expect(DayPlan.parse(JSON.parse(JSON.stringify(plan)))).toEqual(plan);
      const fresh = plan.parts.flatMap((part) => (part.kind === "new" ? [part] : []));
      expect(new Set(fresh.map(({ subjectId }) => subjectId)).size).toBe(fresh.length);
      for (const { subjectId, count: size } of fresh) {
        const held = values.topics.find((one) => one.subjectId === subjectId)?.unused[0]?.count ?? 0;
        expect(size).toBeGreaterThan(0);
        expect(size).toBeLessThanOrEqual(Math.min(20, held));
      }
      const seconds = Math.max(30, values.secondsAQuestion);
      expect(totalOf(plan)).toBeLessThanOrEqual(Math.max(1, Math.min(40, (values.minutes * 60) / seconds)));
      expect(plan.parts.filter(({ kind }) => kind !== "mock").length + Math.sign(plan.due)).toBeLessThanOrEqual(3);
      expect(plan.due).toBeLessThanOrEqual(values.due);
    }),
  );
});
