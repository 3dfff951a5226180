import { expect, test } from "vitest";
import { newerIn, newerInWords, withNewer } from "./newer-values.ts";

const opened = { phone: "1", email: "old@example.org", courses: ["OET", "PTE"] };
const now = { phone: "2", email: "new@example.org", courses: ["OET"] };

test("what a form left as it was gets the newer value, and what it changed stays", () => {
  const typed = { ...opened, email: "mine@example.org" };
  const values = { phone: "1", email: "mine@example.org", courses: "OET\nPTE", basedOn: "newer" };

  expect(withNewer(values, JSON.stringify(opened), typed, now)).toEqual({
    phone: "2",
    email: "mine@example.org",
    courses: "OET",
    basedOn: "newer",
  });
});

test("a form that does not say what it was opened with keeps what was typed", () => {
  const values = { phone: "1", email: "old@example.org" };

  const deep = `{"phone":${"[".repeat(20_000)}${"]".repeat(20_000)}}`;
  const noText = '{"phone":{"toString":1,"valueOf":1}}';
  for (const basedOn of ["", "no JSON", '["1"]', "{}", noText, deep])
    expect(withNewer(values, basedOn, opened, now)).toEqual(values);
});

test("only what somebody else changed is named: what the form took over, and what both changed with what is stored", () => {
  const labels = { phone: "Phone", email: "Email", courses: "Courses", other: "Of another form" };
  const named = (typed: typeof opened, basedOn = JSON.stringify(opened)) =>
    newerInWords(newerIn({ basedOn, typed, now }, Object.keys(labels)), labels);

  expect(named(opened)).toEqual({ taken: ["Phone", "Email", "Courses"], both: [] });
  expect(named({ ...now, email: "mine@example.org" })).toEqual({
    taken: [],
    both: [{ label: "Email", value: "new@example.org" }],
  });
  expect(named({ ...opened, phone: "3" }, JSON.stringify({ ...opened, email: now.email }))).toEqual({
    taken: ["Courses"],
    both: [{ label: "Phone", value: "2" }],
  });
  expect(named(opened, "no JSON").both).toEqual([
    { label: "Phone", value: "2" },
    { label: "Email", value: "new@example.org" },
    { label: "Courses", value: "OET" },
  ]);
});
