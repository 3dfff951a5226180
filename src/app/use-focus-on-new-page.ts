import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * For the <main> of a frame: whoever came by a link of the frame goes on in the new page, not behind the link. What a page
 * focuses itself – a window that opens, a message about what was done – keeps the focus.
 */
export function useFocusOnNewPage() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
