import { useRouteLoaderData } from "react-router";
import type { loader } from "./root.tsx";
import { routeIds } from "./route-ids.ts";

/**
 * The id of the request that served the document, for boundaries below the root: when an action fails, the root's own is rendered
 * without the root's data.
 */
export function useRequestId(): string | null | undefined {
  return useRouteLoaderData<typeof loader>(routeIds.root)?.requestId;
}
