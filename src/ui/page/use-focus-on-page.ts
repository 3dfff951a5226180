import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { focusFromStart } from "../focus-from-start.ts";

/** The history state set by the links of a pager, to distinguish a page from another search or filter. */
export const PAGED = "paged";

/**
 * For a pager: on another page focus moves to the element before it, the list. On going back focus moves there only if it was
 * lost, and nothing scrolls: the browser restores the scroll position.
 */
export function useFocusOnPage(pager: RefObject<HTMLElement | null>): void {
  const here = useLocation();
  const isBack = useNavigationType() === "POP";
  const last = useRef<typeof here>(null);
  useEffect(() => {
    const before = last.current;
    last.current = here;
    // A new page takes the focus to its heading.
    if (!before || before.key === here.key || before.pathname !== here.pathname) return;
    const list = listBefore(pager.current);
    if (!list) return;
    if (!isBack && here.state === PAGED) focusList(list);
    const isLost = document.activeElement === document.body;
    if (isBack && isLost && [before.state, here.state].includes(PAGED))
      makeFocusable(list).focus({ preventScroll: true });
  }, [here, isBack, pager]);
}

function listBefore(pager: HTMLElement | null): HTMLElement | null {
  const shown = pager?.previousElementSibling;
  if (!(shown instanceof HTMLElement)) return null;
  const parts = "table, ul, ol, h2, h3";
  return shown.matches(parts) ? shown : (shown.querySelector<HTMLElement>(parts) ?? shown);
}

/** The page stays at its top if the list begins in view. */
function focusList(list: HTMLElement): void {
  makeFocusable(list).focus({ preventScroll: true });
  const { top } = list.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight / 2) focusFromStart(list);
}

function makeFocusable(element: HTMLElement): HTMLElement {
  element.tabIndex = -1;
  return element;
}
