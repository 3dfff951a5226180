import { useRouteLoaderData } from "react-router";
import type { loader } from "./root.tsx";
import { routeIds } from "./route-ids.ts";

/**
 * What names the request of the first answer in the log. For boundaries below the root: when an action fails, the root's own
 * is shown without the data of the root.
 */
export function useRequestId(): string | null | undefined {
  return useRouteLoaderData<typeof loader>(routeIds.root)?.requestId;
}
