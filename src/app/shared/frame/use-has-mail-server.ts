import { useMatches } from "react-router";

/** False where the frame around the page says that no mail server is set. */
export function useHasMailServer(): boolean {
  return !useMatches().some(({ loaderData }) => isWithoutServer(loaderData));
}

/** Without a schema: the frame of every page would load the library for one field. */
function isWithoutServer(loaderData: unknown): boolean {
  return (
    typeof loaderData === "object" &&
    loaderData !== null &&
    "hasMailServer" in loaderData &&
    loaderData.hasMailServer === false
  );
}
