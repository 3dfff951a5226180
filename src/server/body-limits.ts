/** How large a request body may be, by its address and by who may have sent it. Nothing beyond that is read. */
import { type BodySize, RouteHandle } from "../app/route-handle.ts";
import { IMAGE_FILE_LIMIT } from "../core/image-address.ts";
import { attemptRoutes } from "./attempt-routes.ts";
import type { RouteEntry } from "./route-segments.ts";

const KB = 1024;
/**
 * A form without files: at least twice what any of them holds, escaped. A text too long for its field is still read, so that
 * the form can report the error and show what was typed.
 */
export const FORM_LIMIT = 96 * KB;
/**
 * The texts of a lesson, a post or a question, at three bytes a character where the script needs them; the lessons of a custom
 * test; and all answers that a device kept while offline.
 */
export const LARGE_LIMIT = KB * KB;

const BYTES: Readonly<Record<BodySize, number>> = {
  answer: 16 * KB,
  form: FORM_LIMIT,
  text: LARGE_LIMIT,
  // The file, plus the form around it.
  image: IMAGE_FILE_LIMIT + 64 * KB,
  file: 52 * KB * KB,
};

/** The most bytes an address accepts from somebody signed in. From anyone else it is never more than `FORM_LIMIT`. */
export type BodyLimits = (path: string) => number;

type Route = RouteEntry & { module: { handle?: unknown } };
type Routes = Readonly<Record<string, Route | undefined>>;

/** The limits that routes declare in their `handle`, each for itself and everything below it. */
export function openBodyLimits(routes: Routes): BodyLimits {
  const ids = Object.keys(routes).filter((id) => routes[id]?.path !== undefined || routes[id]?.index);
  const stated = ids.map((id) => statedBy(routes, id));
  const saves = attemptRoutes.map(({ pattern }) => ({ pattern, size: "text" as const }));
  // Most requests with a body go here, so it is looked up first.
  const all = [...saves, ...stated].map(({ pattern, size }) => ({ pattern, most: BYTES[size] }));
  const fixed = new Map(all.filter(({ pattern }) => !isOpen(pattern)).map(({ pattern, most }) => [pattern, most]));
  const open = all
    .filter(({ pattern, most }) => isOpen(pattern) && most !== FORM_LIMIT)
    .map(({ pattern, most }) => ({ test: testOf(pattern), most }));
  return (path) => {
    const address = path.replace(/\.data$/, "");
    return fixed.get(address) ?? open.find(({ test }) => test.test(address))?.most ?? FORM_LIMIT;
  };
}

function statedBy(routes: Routes, id: string) {
  const words: string[] = [];
  let size: BodySize | undefined;
  for (let at: string | undefined = id; at !== undefined; at = routes[at]?.parentId) {
    const route = routes[at];
    // The root adds an empty one.
    if (route?.path) words.unshift(route.path);
    if (route?.module.handle !== undefined) size ??= RouteHandle.parse(route.module.handle).body;
  }
  return { pattern: `/${words.join("/")}`, size: size ?? "form" };
}

function isOpen(pattern: string): boolean {
  return /[:*]/.test(pattern);
}

function testOf(pattern: string): RegExp {
  return new RegExp(`^${pattern.replaceAll(/\/:\w+(\?)?/g, (_, mark) => (mark ? "(?:/[^/]+)?" : "/[^/]+"))}$`);
}
