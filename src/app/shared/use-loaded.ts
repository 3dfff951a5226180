import { useEffect, useState } from "react";

/**
 * A part of the page that is loaded when it is first wanted; `load` is the same function at every render. Without network it fails,
 * and is tried again once there is one.
 */
export function useLoaded<Part>(load: () => Promise<Part>, isWanted: boolean) {
  const [state, setState] = useState<{ part: Part | null; isFailed: boolean }>({ part: null, isFailed: false });
  useEffect(() => {
    if (!isWanted || state.part) return;
    const ending = new AbortController();
    const { signal } = ending;
    const tryToLoad = () =>
      load().then(
        (part) => !signal.aborted && setState({ part, isFailed: false }),
        () => !signal.aborted && setState({ part: null, isFailed: true }),
      );
    void tryToLoad();
    window.addEventListener("online", tryToLoad, { signal });
    return () => ending.abort();
  }, [load, isWanted, state.part]);
  return state;
}
