/** Every address of the product, read from the route tables themselves, so that a new one cannot be forgotten. */
import { randomUUID } from "node:crypto";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../app/routes.ts";
import { attemptRoutes } from "../server/attempt-routes.ts";
import { routeIdOf, routeTable } from "./route-table.ts";

export type Access = "everyone" | "student" | "admin";

export type SiteAddress = {
  /** As in the route table: `/attempts/:attemptId`. */
  pattern: string;
  /** Filled in, with an id that belongs to nothing. */
  address: string;
  /** How React Router names the route. */
  id: string;
  /** Who is let in, by the guard above it. */
  access: Access;
  /** Whether it is a page; else it is a file, data or an address to post to. */
  isPage: boolean;
};

const GUARDS = new Map<string, Access>([
  ["student/frame/guard.tsx", "student"],
  ["admin/frame/guard.tsx", "admin"],
  ["admin/frame/set-up-guard.tsx", "admin"],
]);

const files = Object.values(routeTable).map(({ file }) => file);
const missing = [...GUARDS.keys()].filter((guard) => !files.includes(guard));
if (missing.length > 0) throw new Error(`No route stands behind ${missing.join(", ")}`);

/** All of them, in the order of the table. */
export const siteAddresses: ReadonlyArray<SiteAddress> = placesBelow(routes, "", "everyone");

/** What the page of a running test asks for as JSON. All of it is for students. */
export const jsonAddresses = attemptRoutes.map(({ method, pattern }) => ({ method, ...placeAt(pattern) }));

/** The addresses that only some may open, or that everybody may. */
export function siteAddressesFor(access: Access): SiteAddress[] {
  return siteAddresses.filter((address) => address.access === access);
}

function placesBelow(entries: ReadonlyArray<RouteConfigEntry>, parent: string, access: Access): SiteAddress[] {
  return entries.flatMap((entry) => {
    const pattern = entry.path === undefined ? parent : `${parent}/${entry.path}`;
    const own = GUARDS.get(entry.file) ?? access;
    const below = placesBelow(entry.children ?? [], pattern, own);
    const folder = /^(student|admin)\//.exec(entry.file)?.[1];
    if (folder !== undefined && folder !== own) throw new Error(`${entry.file} stands behind no guard of its audience`);
    const isPlace = entry.path !== undefined || entry.index === true;
    return isPlace
      ? [{ ...placeAt(pattern || "/"), id: routeIdOf(entry), access: own, isPage: isPage(entry) }, ...below]
      : below;
  });
}

function placeAt(pattern: string): Pick<SiteAddress, "pattern" | "address"> {
  const address = pattern.replace(/:\w+\??/g, () => randomUUID()).replace("*", "no-such-page");
  return { pattern, address };
}

function isPage({ file }: RouteConfigEntry): boolean {
  return file.endsWith(".tsx");
}
