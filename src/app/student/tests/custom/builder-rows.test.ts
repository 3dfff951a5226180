import { expect, test } from "vitest";
import { CUSTOM_TEST_SIZE } from "../../../../modules/practice-tests/rules.ts";
import {
  type BuilderChange,
  type BuilderLesson,
  changeRows,
  firstRows,
  prospectOf,
  selectedLessonIds,
} from "./builder-rows.ts";

const lesson = (id: string, questionCount: number): BuilderLesson => ({ id, title: id, questionCount });
const after = (...changes: BuilderChange[]) => changes.reduce(changeRows, firstRows(null));
const subject = (key: number, subjectId: string): BuilderChange => ({ kind: "choose-subject", key, subjectId });
const choose = (key: number, ...lessons: BuilderLesson[]): BuilderChange => ({
  kind: "choose-lessons",
  key,
  lessons,
  areSelected: true,
});

test("a test can be created once every row has a subject and a lesson", () => {
  expect(prospectOf(firstRows(null)).kind).toBe("incomplete");
  expect(prospectOf(after(subject(0, "A"))).kind).toBe("incomplete");
  expect(prospectOf(after(subject(0, "A"), choose(0, lesson("a", 30)))).kind).toBe("draws");
  expect(prospectOf(after(subject(0, "A"), choose(0, lesson("a", 30)), { kind: "add-row" })).kind).toBe("incomplete");
});

test("another subject resets the lessons of its row, the same one does not", () => {
  const chosen = after(
    subject(0, "A"),
    choose(0, lesson("a", 1)),
    { kind: "add-row" },
    subject(1, "B"),
    choose(1, lesson("b", 1)),
  );

  expect(selectedLessonIds(changeRows(chosen, subject(0, "A")))).toEqual(["a", "b"]);
  expect(selectedLessonIds(changeRows(chosen, subject(0, "C")))).toEqual(["b"]);
});

test("rows can be added and removed, except the first", () => {
  const three = after({ kind: "add-row" }, { kind: "add-row" });
  const keys = (rows: typeof three) => rows.map(({ key }) => key);

  expect(keys(three)).toEqual([0, 1, 2]);
  expect(keys(changeRows(three, { kind: "remove-row", key: 1 }))).toEqual([0, 2]);
  expect(keys(changeRows(three, { kind: "remove-row", key: 0 }))).toEqual([0, 1, 2]);
  expect(keys(changeRows(changeRows(three, { kind: "remove-row", key: 1 }), { kind: "add-row" }))).toEqual([0, 2, 3]);
});

test("a lesson can be deselected", () => {
  const both = after(subject(0, "A"), choose(0, lesson("a", 4), lesson("b", 5)));
  const one = changeRows(both, { kind: "choose-lessons", key: 0, lessons: [lesson("a", 4)], areSelected: false });

  expect(prospectOf(both)).toEqual({ kind: "takes-all", count: 9 });
  expect(prospectOf(one)).toEqual({ kind: "takes-all", count: 5 });
  expect(selectedLessonIds(one)).toEqual(["b"]);
});

test("with too few questions a test takes all of them, with none there is no test", () => {
  const holding = (count: number) => prospectOf(after(subject(0, "A"), choose(0, lesson("a", count))));

  expect(holding(0)).toEqual({ kind: "empty" });
  expect(holding(1)).toEqual({ kind: "takes-all", count: 1 });
  expect(holding(CUSTOM_TEST_SIZE - 1)).toEqual({ kind: "takes-all", count: CUSTOM_TEST_SIZE - 1 });
  expect(holding(CUSTOM_TEST_SIZE)).toEqual({ kind: "draws", count: CUSTOM_TEST_SIZE });
});

test("the lesson to practise is preselected, and can be added to or replaced", () => {
  const came = firstRows({ id: "heart", subjectId: "adult", questionCount: 12, ofSubject: [] });

  expect(prospectOf(came)).toEqual({ kind: "takes-all", count: 12 });
  expect(selectedLessonIds(came)).toEqual(["heart"]);
  expect(selectedLessonIds(changeRows(came, choose(0, lesson("lung", 3))))).toEqual(["heart", "lung"]);
  expect(selectedLessonIds(changeRows(came, subject(0, "child")))).toEqual([]);
});
