import { expect, test } from "vitest";
import { newId } from "../../../core/id.ts";
import { searchAt } from "../questions/list-address.ts";
import { listReturnIn, listSearchOf, withListReturn } from "./list-return.ts";

test("the list comes back from any page with its filters, its search and its page, and nothing else", () => {
  const list = listSearchOf("?q=heart+failure&rationale=needed&older=2026&done=question-saved&evil=1");

  const address = withListReturn("/admin/questions/1/rescore?v=2&page=3", list);

  expect(address).toMatch(/^\/admin\/questions\/1\/rescore\?v=2&page=3&list=/);
  expect(listReturnIn(new URL(address, "http://a").search)).toBe("?q=heart+failure&rationale=needed&older=2026");
});

test("students and messages come back to their pages as well", () => {
  const students = "?q=asha&course=OET&status=Active&joined=30&tests=running&sort=-progress&after=asha~1";
  const messages = "?q=fees&show=unread&older=2026";

  expect(new Set(new URLSearchParams(listSearchOf(students)))).toEqual(new Set(new URLSearchParams(students)));
  expect(new Set(new URLSearchParams(listSearchOf(messages)))).toEqual(new Set(new URLSearchParams(messages)));
});

test("the whole list is a list as well; who comes from elsewhere carries none", () => {
  expect(listReturnIn(new URL(withListReturn("/a", ""), "http://a").search)).toBe("");
  expect(withListReturn("/a", null)).toBe("/a");
  expect(listReturnIn("?v=2")).toBeNull();
});

test("a card is named beside the filters", () => {
  const id = newId<"question">();

  expect(searchAt("?q=heart", id)).toBe(`?q=heart&at=${id}`);
  expect(searchAt(null, id)).toBe(`?at=${id}`);
});
