import { expect, test } from "vitest";
import { z } from "zod/mini";
import { parseForm, submittedValues } from "./forms.ts";

test("a repeated name is a list, and its first value is shown in the form again, but no password", () => {
  const form = new FormData();
  for (const [name, value] of [
    ["email", "asha@example.org"],
    ["course", "OET"],
    ["course", "PTE"],
    ["passwordNow", "lantern"],
  ] as const) {
    form.append(name, value);
  }
  const schema = z.object({ email: z.string(), course: z.array(z.string()), passwordNow: z.string() });

  expect(parseForm(schema, form)).toEqual({
    kind: "valid",
    data: { email: "asha@example.org", course: ["OET", "PTE"], passwordNow: "lantern" },
    values: { email: "asha@example.org", course: "OET" },
  });
});

test("a field named like a property of every object is an ordinary field", () => {
  const form = new FormData();
  for (const name of ["__proto__", "constructor", "email"]) form.append(name, "x");
  form.append("__proto__", "y");

  expect(Object.getPrototypeOf(submittedValues(form))).toBe(Object.prototype);
  expect(Object.keys(submittedValues(form))).toEqual(["__proto__", "constructor", "email"]);
  expect(parseForm(z.strictObject({ email: z.string() }), form).kind).toBe("invalid");
  expect(parseForm(z.object({ email: z.string() }), form)).toMatchObject({ kind: "valid", data: { email: "x" } });
});

test("a form with unknown fields is refused in our words, without repeating their names and values", () => {
  const form = new FormData();
  for (const name of ["<<<a", "email", "role"]) form.append(name, "x");

  expect(parseForm(z.strictObject({ email: z.string() }), form)).toEqual({
    kind: "invalid",
    errors: { "": "What you sent does not fit this page. Open the page again, then try again." },
    values: { email: "x" },
  });
});

// Quadratic work would take many seconds here and block the whole server.
test("a form of thirty thousand names is parsed in linear time", () => {
  const form = new FormData();
  for (let number = 0; number < 30_000; number += 1) form.append(`field-${number}`, "");

  expect(Object.keys(submittedValues(form))).toHaveLength(30_000);
  expect(parseForm(z.strictObject({ email: z.string() }), form).kind).toBe("invalid");
});
