import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, test } from "vitest";
import { describeError } from "./log.ts";

const written = (error: unknown) => JSON.stringify(describeError(error, 0));

test.each([
  ["a mailbox that is refused", new Error("550 5.1.1 <asha.verma@example.org>: Recipient address rejected")],
  ["an address that cannot be parsed", new Error("Invalid mail: asha.verma+x@example.org;")],
  ["a link with its key", new Error("fetch of https://exams.example.org/reset-password?token=s3cr3t-verma failed")],
  ["the values of a statement", new DrizzleQueryError("select 1", ["Asha Verma", "asha"], new Error("no such table"))],
  ["the same one level down", new Error("failed", { cause: new Error("verma@example.org was refused") })],
  ["something thrown that is no error", "verma@example.org"],
  ["an object with anything in it", { name: "Asha Verma" }],
])("the log does not hold %s", (_name, error) => {
  expect(written(error)).not.toMatch(/verma|asha/i);
});

test("the log says what happened and where", () => {
  const error = new Error("The mail server at mail.example.org:587 refused <a@b.example>.");

  expect(describeError(error, 0)).toMatchObject({
    name: "Error",
    message: "The mail server at mail.example.org:587 refused <(address)>.",
    stack: expect.stringContaining("log.test.ts"),
  });
});
