import { useLocation, useNavigation } from "react-router";

/** True while this list is being asked for anew: another search, filter or page. A window that opens over it is not. */
export function useListLoading(list: string): boolean {
  const here = useLocation();
  const { state, location, formMethod } = useNavigation();
  const isSent = formMethod !== undefined && formMethod !== "GET";
  return state === "loading" && !isSent && location.pathname === list && here.pathname === list;
}
