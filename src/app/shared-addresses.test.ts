import { expect, test } from "vitest";
import { routeSource, routeTable } from "../testing/route-table.ts";
import { siteAddresses } from "../testing/site-map.ts";
import { sharedAddresses, sharedAddressOf } from "./shared-addresses.ts";

test("the list has exactly the routes that declare themselves shared", () => {
  // Pages by their `headers`, files by those of their responses.
  const isMarked = /^export const headers = sharedPage;$|^import \{.*\bSHARED\b.*\} from/m;
  const marked = siteAddresses.filter(({ id }) => isMarked.test(routeSource(routeTable[id]?.file ?? "")));

  expect(marked.map(({ pattern }) => pattern).sort()).toEqual(sharedAddresses.map(({ pattern }) => pattern).sort());
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
