import { expect, test } from "vitest";
import { mailboxOf } from "./mailbox.ts";

test.each([
  ["asha@example.org", "asha@example.org"],
  ["Asha+news@example.org", "asha@example.org"],
  ["asha+a+b@example.org", "asha@example.org"],
  ["+asha@example.org", "+asha@example.org"],
  ["A.sha.Verma+news@GoogleMail.com", "ashaverma@gmail.com"],
  ["ashaverma@gmail.com", "ashaverma@gmail.com"],
  ["a.sha@example.org", "a.sha@example.org"],
  ["asha@a+b.example.org", "asha@a+b.example.org"],
])("a mail to %s arrives at %s", (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
