import { expect, test } from "vitest";
import { adminTexts } from "../../../content/en/admin.ts";
import { newId } from "../../../core/id.ts";
import { doneIn, withCorrection, withDone, withoutDone } from "./done.ts";

test("what was done is said on the list, whose search stays", () => {
  const address = withDone("/admin/questions", "?q=heart&done=question-saved", "question-deleted");

  expect(address).toBe("/admin/questions?q=heart&done=question-deleted");
  expect(doneIn("?q=heart&done=question-deleted", true)).toEqual({
    message: "Question deleted.",
    isBad: false,
    rescore: null,
  });
  expect(withoutDone("?q=heart&done=question-deleted")).toBe("?q=heart");
  expect(withoutDone("?done=question-deleted")).toBe("");
});

test("a count is said with it", () => {
  const search = withDone("", "", "withdrawn", 1);

  expect(doneIn(search, true)?.message).toMatch(/^1 question withdrawn\. New tests will not ask it,/);
  expect(withDone("/x", search, "gone")).toBe("/x?done=gone");
});

test("a corrected question leads to its results, once", () => {
  const questionId = newId<"question">();
  const address = withCorrection("/admin/questions", "", "question-saved", { questionId, results: 2 });
  const search = address.slice(address.indexOf("?"));

  expect(doneIn(search, true)).toMatchObject({
    message: expect.stringContaining("2 results were"),
    rescore: questionId,
  });
  expect(withoutDone(search)).toBe("");
  expect(withDone("/x", search, "gone")).toBe("/x?done=gone");
});

test("an address cannot make the page say what it never says", () => {
  for (const search of ["", "?done=", "?done=toString", "?done=%3Cscript%3E"]) expect(doneIn(search, true)).toBeNull();
});

test("without a mail server no message says that an email was written or goes out", () => {
  const kept = Object.keys(adminTexts.done).map((done) => doneIn(`?done=${done}&count=2`, false)?.message);

  expect(kept).toContain("Student added. The invitation is kept, not sent: no mail server is set.");
  expect(kept).toContain("The answer is kept, not sent: no mail server is set.");
  expect(kept.filter((message) => /go out|we (wrote|write)|on the way/i.test(message ?? ""))).toEqual([]);
});
