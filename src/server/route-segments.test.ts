import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes, type RouteObject } from "react-router";
import { expect, test } from "vitest";
import routes from "../app/routes.ts";
import { routeIdOf, routeTable } from "../testing/route-table.ts";
import { firstSegmentOf, routesOf, segmentsIn } from "./route-segments.ts";

/** Routes as React Router matches them; only those with these ids. */
function nested(entries: ReadonlyArray<RouteConfigEntry>, ids: ReadonlySet<string> | null): RouteObject[] {
  return entries
    .filter((entry) => ids === null || ids.has(routeIdOf(entry)))
    .map((entry): RouteObject => {
      const path = entry.path === undefined ? {} : { path: entry.path };
      return entry.index
        ? { id: routeIdOf(entry), index: true, ...path }
        : { id: routeIdOf(entry), ...path, children: nested(entry.children ?? [], ids) };
    });
}

const whole = nested(routes, null);

/** What is rendered for an address, from the outside to the inside. */
function matched(address: string, tree: RouteObject[]): (string | undefined)[] {
  return (matchRoutes(tree, address) ?? []).map(({ route }) => route.id);
}

function addressOf(id: string): string {
  const words: string[] = [];
  for (let at: string | undefined = id; at !== undefined; at = routeTable[at]?.parentId) {
    words.unshift(routeTable[at]?.path ?? "");
  }
  const address = `/${words.filter((word) => word !== "").join("/")}`;
  return address.replace(/:(\w+)\??/g, "some-$1").replace("*", "no-such-page");
}

const addresses = Object.keys(routeTable)
  .filter((id) => routeTable[id]?.path !== undefined || routeTable[id]?.index)
  .map(addressOf);

test.each(addresses)("%s leads to the same screen among the routes of its first word", (address) => {
  const word = firstSegmentOf(`http://localhost${address}`);
  const part = segmentsIn(routeTable).has(word) ? nested(routes, routesOf(routeTable, word)) : whole;

  expect(matched(address, part)).toEqual(matched(address, whole));
  expect(matched(`${address}/nothing/here`, part)).toEqual(matched(`${address}/nothing/here`, whole));
});

test("an attempt is matched among a few routes", () => {
  const ids = routesOf(routeTable, "attempts");

  expect(ids).toContain("student/attempts/take");
  expect(ids).toContain("student/attempts/review");
  expect([...ids].filter((id) => id.startsWith("admin/"))).toEqual([]);
  expect(ids.size).toBeLessThan(12);
});

test.each([
  ["/dashboard/tests", "dashboard"],
  ["/dashboard.data?_routes=student%2Fdashboard%2Fframe", "dashboard"],
  ["/attempts/1/review.data", "attempts"],
  ["/", ""],
  ["/_root.data", "_root"],
])("the first word of %s is '%s'", (address, word) => {
  expect(firstSegmentOf(`http://localhost:3000${address}`)).toBe(word);
});
