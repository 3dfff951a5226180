import { expect, test } from "vitest";
import { importTexts } from "./questions.ts";
import { studentTexts } from "./students.ts";

test("what an import left out names only the reasons there were", () => {
  expect(importTexts.dialog.skipped(1, 0, 5)).toBe("Left out: 1 already there, 5 wrong.");
  expect(studentTexts.import.skipped(0, 2, 0)).toBe("Left out: 2 repeated in the file.");
});
