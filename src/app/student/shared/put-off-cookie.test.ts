import { expect, test } from "vitest";
import { newId } from "../../../core/id.ts";
import { headersWith } from "../../../testing/accounts.ts";
import { isPutOff, putOffCookie } from "./put-off-cookie.server.ts";

const site = { publicUrl: "https://exams.example.org" };

test("the reminder is put off for a week, for one student and one address", () => {
  const student = { userId: newId<"user">(), email: "meera@example.org" };
  const cookie = putOffCookie(site, student);
  expect(cookie).toMatch(/^__Host-.*; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(cookie).not.toContain("meera");

  const headers = headersWith([cookie]);
  expect(isPutOff(site, headers, student)).toBe(true);
  expect(isPutOff(site, headers, { ...student, email: "new@example.org" })).toBe(false);
  expect(isPutOff(site, headers, { ...student, userId: newId<"user">() })).toBe(false);
  expect(isPutOff(site, new Headers(), student)).toBe(false);
});
