import { expect, test } from "vitest";
import { changesOf } from "./changes.ts";

test("each field is a row with its value before and after", () => {
  expect(changesOf({ name: "Asha", status: "Active" }, { name: "Asha Rani", status: "Inactive" })).toEqual([
    { field: "Name", before: "Asha", after: "Asha Rani" },
    { field: "Status", before: "Active", after: "Inactive" },
  ]);
});

test("what was added has nothing before, what was deleted nothing after", () => {
  expect(changesOf(null, { name: "New" })).toEqual([{ field: "Name", before: null, after: "New" }]);
  expect(changesOf({ name: "Old" }, null)).toEqual([{ field: "Name", before: "Old", after: null }]);
  expect(changesOf(null, null)).toEqual([]);
});

test("lists, yes and no, empty texts and whole objects are written for people", () => {
  expect(changesOf(null, { courses: ["OET", "PTE"], withdrawn: true, note: "", odd: { a: 1 } })).toEqual([
    { field: "Courses", before: null, after: "OET, PTE" },
    { field: "Withdrawn", before: null, after: "yes" },
    { field: "Note", before: null, after: "nothing" },
    { field: "odd", before: null, after: '{\n "a": 1\n}' },
  ]);
});
