import { expect, test } from "vitest";
import { localPath, placeOf } from "./rules.ts";

test.each(["/dashboard", "/dashboard?tab=tests&x=1#top", "/attempts/0190/review", "/login?next=/admin"])(
  "%s is one of our addresses",
  (next) => {
    expect(localPath(next)).toBe(next);
  },
);

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
])("%j is not", (next) => {
  expect(localPath(next)).toBeNull();
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:0db8:0001:0002::", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["unknown", "unknown"],
])("the address %s counts as %s", (address, place) => {
  expect(placeOf(address)).toBe(place);
});
