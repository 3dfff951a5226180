/** Marks the document with `data-busy` from the start of a navigation until React shows the page that it leads to. */
import { startTransition, useEffect, useState } from "react";
import { type ClientInstrumentation, useNavigation } from "react-router";

let navigations = 0;
let render: ((changed: object) => void) | undefined;

/** For the router: React renders its state in a transition, which is too late for whoever acts at once after a press. */
export const countNavigations: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      navigate: async (navigate) => {
        navigations += 1;
        mark(true);
        await navigate();
        navigations -= 1;
        // Also after a navigation that changes nothing, which React does not render.
        startTransition(() => render?.({}));
      },
    }),
};

/** Takes the mark away once the page is rendered. Sets it, too, for a navigation through the history, which no link starts. */
export function useBusyMark(): void {
  const { state } = useNavigation();
  const [, setChanged] = useState({});
  useEffect(() => {
    render = setChanged;
    mark(navigations > 0 || state !== "idle");
  });
}

function mark(isBusy: boolean): void {
  document.documentElement.toggleAttribute("data-busy", isBusy);
}
