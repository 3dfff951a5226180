import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** What this document has shown last, in whichever frame. Null until it has shown something. */
let shownLast: string | null = null;

/**
 * For the <main> of a frame: whoever came by a link or a form goes on at the heading of the new page, which is read aloud, not
 * behind the link. What a page focuses itself – a window that opens, a message about what was done – keeps the focus.
 */
export function useFocusOnNewPage() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    const isNew = shownLast === null ? wasSentTo(pathname) : shownLast !== pathname;
    shownLast = pathname;
    if (isNew && main.current) focusHeading(main.current);
  }, [pathname]);
  return main;
}

function focusHeading(main: HTMLElement): void {
  const active = document.activeElement;
  if (active !== main && main.contains(active)) return;
  const heading = main.querySelector("h1");
  if (heading) heading.tabIndex = -1;
  (heading ?? main).focus({ preventScroll: true });
}

/** Whether a whole document was loaded by logging in or by starting a test, as a form does that is sent before scripts run. */
function wasSentTo(pathname: string): boolean {
  const isNavigation = performance
    .getEntriesByType("navigation")
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === "navigate");
  if (!isNavigation || !URL.canParse(document.referrer)) return false;
  const from = new URL(document.referrer);
  if (from.origin !== window.location.origin) return false;
  return /^\/(login|signup)\b/.test(from.pathname) || pathname.startsWith("/attempts/");
}
