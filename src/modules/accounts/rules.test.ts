import { expect, test } from "vitest";
import { localPath } from "./rules.ts";

test.each([
  "/dashboard",
  "/dashboard?tab=tests&x=1#top",
  "/attempts/0190/review",
  "/login?next=/admin",
  "/logout-help?of=x.data",
])("%s is one of our addresses", (next) => {
  expect(localPath(next)).toBe(next);
});

test("an address comes back as a header takes it", () => {
  expect(localPath("/blog?q=पाठ#ऊपर")).toBe("/blog?q=%E0%A4%AA%E0%A4%BE%E0%A4%A0#%E0%A4%8A%E0%A4%AA%E0%A4%B0");
});

test.each([
  null,
  "",
  "dashboard",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "https://evil.example",
  "https:/evil.example",
  "javascript:alert(1)",
  "\\\\evil.example",
  "/path\\..\\..",
  "/.//evil.example",
  "/..//evil.example",
  "/a/..//evil.example",
  "/%2e//evil.example",
  "/\r\nSet-Cookie: a=b",
  " /dashboard",
  "/dashboard.data",
  "/blog/_.data?page=2",
  "/logout",
  "/Logout/?x=1",
  "/dashboard/../logout",
  `/${"a".repeat(2_000)}`,
])("%j is not", (next) => {
  expect(localPath(next)).toBeNull();
});
