/** What every public page knows from the frame around it: the institute, and who is looking at it. */
import { useRouteLoaderData } from "react-router";
import { routeIds } from "../../route-ids.ts";
import type { ShellData } from "./visitor.server.ts";

/** The institute and the viewer. Null only when the frame itself could not be loaded. */
export function useShell(): ShellData | null {
  return useRouteLoaderData<ShellData>(routeIds.publicShell) ?? null;
}

/** Who is looking: null for a visitor, and on pages that are kept for all. */
export function useVisitor(): ShellData["viewer"] {
  return useShell()?.viewer ?? null;
}
