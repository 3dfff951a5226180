import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** The location that this document showed last, in any frame; null at first. */
let shownLast: string | null = null;

/**
 * For the <main> of a frame: after a link or a form, focus moves to the heading of the new page, which is read aloud, instead of
 * staying behind the link. Focus that the page sets itself – an open dialog, a message about what was done – is kept.
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

/** Whether a full document load followed signing in or starting a test, as happens with a form sent before scripts run. */
function wasSentTo(pathname: string): boolean {
  const isNavigation = performance
    .getEntriesByType("navigation")
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === "navigate");
  if (!isNavigation || !URL.canParse(document.referrer)) return false;
  const from = new URL(document.referrer);
  if (from.origin !== window.location.origin) return false;
  return /^\/(login|signup)\b/.test(from.pathname) || pathname.startsWith("/attempts/");
}
