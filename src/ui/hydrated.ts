import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and during hydration, true once scripts run: for controls that do nothing without. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
