import { expect, test } from "vitest";
import type { z } from "zod/mini";
import { parseForm } from "../../core/forms.ts";
import { ContactForm, MESSAGE_LENGTH, NewsletterForm, NotifyMeForm } from "./forms.ts";

const GOOD = { name: "Asha Verma", email: "asha@example.org", message: "When does the course begin?" };

function parse(schema: z.ZodMiniType, fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return parseForm(schema, form);
}

test("a message keeps its lines, and loses what browsers and people add around it", () => {
  const typed = {
    name: "  Asha \u00a0 Verma ",
    email: " ASHA@Example.org ",
    message: "\r\n  First line\r\n\r\n\tsecond\rthird \n",
  };

  expect(parse(ContactForm, typed)).toMatchObject({
    kind: "valid",
    data: { name: "Asha Verma", email: "asha@example.org", message: "First line\n\n\tsecond\nthird" },
  });
});

test("texts that are far too long are told so at their fields before any pattern looks at them", () => {
  for (const huge of ["+a".repeat(100_000), "a\u0001".repeat(100_000), " a".repeat(100_000), "\r\nx".repeat(100_000)]) {
    expect(parse(ContactForm, { name: huge, email: huge, message: huge })).toMatchObject({
      errors: {
        name: "The name may have at most 100 characters.",
        email: "The email address may have at most 254 characters.",
        message: expect.stringMatching(/^The message may have at most 5,000 characters; it has [\d,]+\.$/),
      },
    });
  }
});

test("each field at fault is named, and what was typed comes back", () => {
  expect(parse(ContactForm, {})).toMatchObject({
    errors: {
      name: "Please enter your name.",
      email: "Please enter your email address.",
      message: "Please enter your message.",
    },
  });
  const long = "a".repeat(MESSAGE_LENGTH + 1);
  expect(parse(ContactForm, { name: "x".repeat(101), email: "asha@", message: long })).toEqual({
    kind: "invalid",
    errors: {
      name: "The name may have at most 100 characters.",
      email: "Please enter a valid email address, like name@example.org.",
      message: "The message may have at most 5,000 characters; it has 5,001.",
    },
    values: { name: "x".repeat(101), email: "asha@", message: long },
  });
});

test.each([
  { name: "Asha\nBcc: x@evil.example" },
  { name: "Asha\u0000" },
  { name: "Asha \u202Egro.elpmaxe" },
  { email: "asha@example.org\r\nBcc: x@evil.example" },
  { email: "asha@example.org, x@evil.example" },
  { email: "Asha <asha@example.org>" },
  { message: "one\u0000two" },
  { message: "bell \u0007" },
])("control characters and second addresses are refused: %j", (over) => {
  expect(parse(ContactForm, { ...GOOD, ...over })).toMatchObject({
    kind: "invalid",
    errors: { [Object.keys(over)[0] ?? ""]: expect.any(String) },
  });
});

test("fields that no form of ours has are refused", () => {
  for (const [schema, good] of [
    [ContactForm, GOOD],
    [NewsletterForm, { email: GOOD.email }],
    [NotifyMeForm, { email: GOOD.email, topic: "video-lectures" }],
  ] as const) {
    expect(parse(schema, good).kind).toBe("valid");
    expect(parse(schema, { ...good, subject: "x" }).kind).toBe("invalid");
  }
});

test("only what is announced can be waited for", () => {
  expect(parse(NotifyMeForm, { email: GOOD.email, topic: "free-money" })).toMatchObject({
    errors: { topic: "Please choose what you want to hear about." },
  });
});
