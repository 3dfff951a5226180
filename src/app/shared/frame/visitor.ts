/** What every public page gets from its frame: the institute and the viewer. */
import { useRouteLoaderData } from "react-router";
import { routeIds } from "../../route-ids.ts";
import type { ShellData } from "./visitor.server.ts";

/** The institute and the viewer. Null only if the frame itself failed to load. */
export function useShell(): ShellData | null {
  return useRouteLoaderData<ShellData>(routeIds.publicShell) ?? null;
}

/** The viewer: null for a visitor, and on pages cached for all. */
export function useVisitor(): ShellData["viewer"] {
  return useShell()?.viewer ?? null;
}
