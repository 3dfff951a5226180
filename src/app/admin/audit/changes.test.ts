import { expect, test } from "vitest";
import { auditTexts } from "../../../content/en/audit.ts";
import type { AuditAction } from "../../../modules/audit/commands/record-audit.server.ts";
import { changesOf, sentenceOf, type Words } from "./changes.server.ts";

const LESSON = "01890000-0000-7000-8000-000000000001";
const LABEL = "01890000-0000-7000-8000-000000000002";
const QUESTION = "01890000-0000-7000-8000-000000000003";
const OPTIONS = [
  { id: "a", text: "Check the airway" },
  { id: "b", text: "Call the family" },
];

const words: Words = {
  names: {
    lessons: new Map([[LESSON, "Heart failure"]]),
    labels: new Map([[LABEL, "hard"]]),
    contents: new Map([[QUESTION, { v: 1, stem: "", options: OPTIONS }]]),
  },
  writeTime: (at) => `at ${at.getTime()}`,
  writeDay: (day) => `on ${day}`,
};

const rows = (before: object | null, after: object | null, subjectId = "") =>
  changesOf({ action: "", subjectId, subjectName: "", before, after }, words).map((change) => [
    change.field,
    change.before,
    change.after,
  ]);

const sentenceFor = (action: AuditAction, subjectName: string, values: object | null = null) => {
  const { before, after } = sentenceOf(
    action,
    { action, subjectId: "", subjectName, before: null, after: values },
    words,
  );
  return before + (after === null ? "" : `[${subjectName}]${after}`);
};

test("only what changed has a row, in the order of its fields, by the names of the screens", () => {
  const before = { name: "Asha", email: "a@example.org", extraTimePercent: 0, status: "Active" };
  const after = { name: "Asha", email: "b@example.org", extraTimePercent: 25, status: "Inactive" };

  expect(rows(before, after)).toEqual([
    ["Email", "a@example.org", "b@example.org"],
    ["Extra time (%)", "0", "25"],
    ["Status", "Active", "Inactive"],
  ]);
  expect(rows(null, { name: "New" })).toEqual([["Name", null, "New"]]);
  expect(rows({ name: "Old" }, null)).toEqual([["Name", "Old", null]]);
  expect(rows(null, null)).toEqual([]);
});

test("marks, pass marks and voided questions are in words, as people write them", () => {
  const before = { sectionMarks: [{ title: "Reading", by: "questions", right: 12, wrong: -4, omitted: 0 }] };
  const after = { passRule: { kind: "percent", threshold: { percent: 45 } }, countedAs: "left-out" };

  expect(rows(before, after)).toEqual([
    ["Marks", "Reading: right 1, wrong −1/3, blank 0", null],
    ["Pass mark", null, "45% of all marks."],
    ["Counts", null, "Left out for everybody"],
  ]);
});

test("the sections of a test are in words: what is as in most is not said", () => {
  const usual = { navigation: "free", onEarlyEnd: "next", content: "all", shuffle: "none", answerRequired: false };
  const before = {
    testSections: [{ title: "One", minutes: null, questions: 2, numbers: [7, 9], instructions: "", ...usual }],
  };
  const rule = { count: 5, lessons: 2, labels: 0, types: ["matrix"] };
  const drawn = { title: "Two", minutes: 20, questions: 5, rules: [rule], instructions: "Read.", ...usual };
  const after = { testSections: [{ ...drawn, navigation: "forward", answerRequired: true }], solutions: "by-hand" };

  expect(rows(before, after)).toEqual([
    [
      "Sections",
      "One: 2 questions\n#7, #9",
      [
        ...["Two: 5 questions, 20 minutes", "Rule 1: 5, 2 lessons, Matrix", "Read."],
        ...["Only forward, a question that was left is final", "Each question needs an answer before the next one"],
      ].join("\n"),
    ],
    ["Solutions shown", null, "When you release it"],
  ]);
});

test("ids are names, switches are on or off, dates stand in the institute's time zone, and nothing is JSON", () => {
  const values = {
    lessonId: LESSON,
    categoryId: null,
    difficultyId: LABEL,
    courseId: "nclex-rn",
    type: "matrix",
    withdrawn: true,
    newSwitch: false,
    publishedAt: "2026-11-22T09:00:00.000Z",
    resultOn: "2026-11-22",
    courses: ["OET", "PTE"],
    description: "",
    content: "<p>One &amp; <b>two</b></p>",
    photo: "/images/abc",
    anything: [{ id: "x", text: "First", isRight: true }, { text: "Second" }],
  };

  expect(rows(null, values).map(([field, , after]) => [field, after])).toEqual([
    ["Lesson", "Heart failure"],
    ["Category", "nothing"],
    ["Difficulty", "hard"],
    ["Course", "NCLEX-RN"],
    ["Type", "Matrix"],
    ["Withdrawn", "yes"],
    ["New switch", "off"],
    ["Published at", `at ${Date.parse("2026-11-22T09:00:00.000Z")}`],
    ["Day of the result", "on 2026-11-22"],
    ["Courses", "OET, PTE"],
    ["Description", "nothing"],
    ["Photo", "a picture"],
    ["Anything", "First\nyes\nSecond"],
    ["Content", "One & two"],
  ]);
  expect(rows({ lessonId: QUESTION }, null)).toEqual([["Lesson", "a deleted lesson", null]]);
});

test("of a question its parts are named as in its form, and options by their words", () => {
  const solution = (correct: string) => ({ correct, rationale: "<p>Airway first.</p>" });
  const content = { v: 1, stem: "<p>What first?</p>", options: OPTIONS };

  expect(rows({ solution: solution("b") }, { solution: solution("a") }, QUESTION)).toEqual([
    ["Right answer", "Call the family", "Check the airway"],
  ]);
  expect(rows(null, { type: "text", content, solution: solution("a") })).toEqual([
    ["Type", null, "Single answer"],
    ["Question text", null, "What first?"],
    ["Choices", null, "Check the airway\nCall the family"],
    ["Right answer", null, "Check the airway"],
    ["Explanation", null, "Airway first."],
  ]);
});

test("every action says in a sentence what was done to what", () => {
  expect(sentenceFor("student.edited", "Asha")).toBe("edited the student [Asha]");
  expect(sentenceFor("student.status-changed", "Asha", { status: "Inactive" })).toBe("set [Asha] to Inactive");
  expect(sentenceFor("students.changed", "", { course: "OET", students: 1 })).toBe(
    "enrolled 1 student in the course OET",
  );
  expect(sentenceFor("students.written-to", "No classes", { recipients: 1200 })).toBe(
    "sent the message “[No classes]” to 1,200 students",
  );
  expect(sentenceFor("image.uploaded", "", { file: "wound.png", width: 40 })).toBe("uploaded the picture “wound.png”");
  expect(sentenceFor("image.uploaded", "", { width: 40 })).toBe("uploaded a picture");
  expect(sentenceFor("questions.changed", "", { kind: "move", lessonId: LESSON, questions: 2 })).toBe(
    "moved 2 questions to the lesson Heart failure",
  );
  expect(sentenceFor("message.read", "Contact", { count: 3 })).toBe("marked 3 messages as read");
  expect(sentenceFor("message.read", "Asha")).toBe("marked the message of [Asha] as read");
  expect(sentenceFor("lesson.deleted", "")).toBe("deleted the lesson (without a name)");

  const actions = Object.keys(auditTexts.actions).filter((name): name is AuditAction => name in auditTexts.actions);
  for (const action of actions)
    expect(sentenceFor(action, "X", { course: "OET", status: "Active" }), action).toMatch(/^[a-z][^{}]*[^ .]$/);
});

test("areas and steps have names, also in a change of many questions", () => {
  expect(
    rows(
      { areas: [], judgmentStep: null, isReserved: false },
      { areas: ["snle:adult", "old:area"], judgmentStep: "take-action", isReserved: true },
    ),
  ).toEqual([
    ["Exam areas", "nothing", "SNLE blueprint: Adult nursing\nold:area"],
    ["Step of clinical judgment", "nothing", "Take action"],
    ["Reserved for tests of the institute", "no", "yes"],
  ]);
  expect(rows(null, { area: { plan: "snle", code: "snle:adult" } })).toEqual([
    ["Exam area", null, "SNLE blueprint: Adult nursing"],
  ]);
  expect(rows(null, { area: { plan: "snle", code: null } })).toEqual([["Exam area", null, "None of SNLE blueprint"]]);
  expect(sentenceFor("label.placed", "hard")).toBe("set how hard the difficulty [hard] is");
});
