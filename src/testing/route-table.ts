/** The routes as the build lists them. What they state is read, not run: half of the product hangs on some of them. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../app/routes.ts";
import { projectRoot } from "../core/project-root.ts";

type ListedRoute = {
  parentId?: string;
  path?: string | undefined;
  index?: boolean | undefined;
  file: string;
  /** Its `handle`, where it has one. */
  module: { handle?: { body: string } | { isPlain: boolean } };
};

/** How React Router names a route. */
export function routeIdOf({ id, file }: RouteConfigEntry): string {
  return id ?? file.replace(/\.tsx?$/, "");
}

/** All of them by their names. */
export const routeTable: Readonly<Record<string, ListedRoute>> = {
  root: { file: "root.tsx", path: "", module: {} },
  ...Object.fromEntries(listed(routes, "root")),
};

function listed(entries: ReadonlyArray<RouteConfigEntry>, parentId: string): [string, ListedRoute][] {
  return entries.flatMap((entry) => {
    const { file, path, index, children = [] } = entry;
    const id = routeIdOf(entry);
    return [[id, { parentId, path, index, file, module: moduleOf(file) }], ...listed(children, id)];
  });
}

function moduleOf(file: string): ListedRoute["module"] {
  const [, handle] = /^export const handle = (.*);$/m.exec(routeSource(file)) ?? [];
  if (handle === undefined) return {};
  const [, body, isPlain] = /^\{ (?:body: "(\w+)"|isPlain: (true|false)) \} satisfies RouteHandle$/.exec(handle) ?? [];
  if (body !== undefined) return { handle: { body } };
  if (isPlain === undefined) throw new Error(`${file} states what no test reads: ${handle}`);
  return { handle: { isPlain: isPlain === "true" } };
}

/** The text of a route's file. */
export function routeSource(file: string): string {
  return readFileSync(path.join(projectRoot(), "src/app", file), "utf8");
}
