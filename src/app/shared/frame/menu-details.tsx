/** A disclosure menu. A <details>, so that it opens before scripts run. */
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Closed by a choice, by Escape, and by a press or focus outside. */
export function MenuDetails({
  summary,
  title,
  className,
  summaryClassName,
  children,
}: {
  summary: ReactNode;
  title?: string;
  className: string | undefined;
  summaryClassName: string | undefined;
  children: ReactNode;
}) {
  const location = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const closeFromOutside = (event: PointerEvent) => {
      const isInside = event.target instanceof Node && menu.current?.contains(event.target);
      if (menu.current?.open && !isInside) menu.current.open = false;
    };
    document.addEventListener("pointerdown", closeFromOutside);
    return () => document.removeEventListener("pointerdown", closeFromOutside);
  }, []);

  const closeOnEscape = (event: KeyboardEvent<HTMLDetailsElement>) => {
    // A dialog over the menu handles its own focus: on closing, focus returns to the opener.
    const isInWindow = event.target instanceof Element && event.target.closest("dialog") !== null;
    if (event.key !== "Escape" || isInWindow) return;
    event.currentTarget.open = false;
    event.currentTarget.querySelector("summary")?.focus();
  };
  const closeWithoutFocus = (event: FocusEvent<HTMLDetailsElement>) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) event.currentTarget.open = false;
  };

  return (
    // A new location remounts it, which closes it.
    <details ref={menu} key={location.key} className={className} onKeyDown={closeOnEscape} onBlur={closeWithoutFocus}>
      <summary className={summaryClassName} title={title}>
        {summary}
      </summary>
      {children}
    </details>
  );
}
