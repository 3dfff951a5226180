import { readFileSync } from "node:fs";
import path from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { projectRoot } from "../../../core/project-root.ts";
import routes from "../../routes.ts";
import { sharedAddresses, sharedAddressOf } from "./shared-addresses.ts";

type Place = { pattern: string; file: string };

/** Every address of the route table and the file behind it. */
function placesBelow(entries: ReadonlyArray<RouteConfigEntry>, parent = ""): Place[] {
  return entries.flatMap(({ file, path, index, children }) => {
    const pattern = path === undefined ? parent : `${parent}/${path}`;
    const own = path === undefined && !index ? [] : [{ pattern: pattern || "/", file }];
    return [...own, ...placesBelow(children ?? [], pattern)];
  });
}

/** True for a route that says that its page is for all. Read, not run: half of the product hangs on some of them. */
function isMarked({ file }: Place): boolean {
  return /^export const headers = sharedPage;$/m.test(readFileSync(path.join(projectRoot(), "src/app", file), "utf8"));
}

test("the list has exactly the pages whose routes say that they are for all", () => {
  const marked = placesBelow(routes).filter(isMarked);
  const listed = sharedAddresses.filter(({ pattern }) => !pattern.includes("."));

  expect(marked.map(({ pattern }) => pattern).sort()).toEqual(listed.map(({ pattern }) => pattern).sort());
});

test.each([
  ["/", "", "/"],
  ["/", "utm_source=mail", "/"],
  ["/courses/nclex-rn", "x=1", "/courses/nclex-rn"],
  ["/blog", "page=2&category=NCLEX", "/blog?category=NCLEX&page=2"],
  ["/blog", "page=2&page=3&page=4", "/blog?page=2"],
  ["/blog", "category=Study+%26+rest", "/blog?category=Study+%26+rest"],
  ["/blog/%E0%A4%AA%E0%A4%BE%E0%A4%A0", "", "/blog/%E0%A4%AA%E0%A4%BE%E0%A4%A0"],
])("%s with the query %s is kept as %s", (path, query, address) => {
  expect(sharedAddressOf(path, query)).toBe(address);
});

test.each([
  "/login",
  "/dashboard",
  "/courses/",
  "/courses/nclex-rn/",
  "/courses/nclex-rn.data",
  "/courses/a/b",
  "//blog",
  "/newsletter/confirm",
])("%s is not kept", (path) => {
  expect(sharedAddressOf(path, "")).toBeNull();
});
