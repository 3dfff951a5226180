/** What every public page knows from the frame around it: the institute, and who is looking at it. */
import { useRouteLoaderData } from "react-router";
import type { ShellData } from "./shell-data.server.ts";

/** Where the frame's data is found by the pages inside it. */
export const SHELL_ID = "public/shell";

/** The institute and the viewer. Null only when the frame itself could not be loaded. */
export function useShell(): ShellData | null {
  return useRouteLoaderData<ShellData>(SHELL_ID) ?? null;
}

/** Who is looking: null for a visitor, and on pages that are kept for all. */
export function useVisitor(): ShellData["viewer"] {
  return useShell()?.viewer ?? null;
}
