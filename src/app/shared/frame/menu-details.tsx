/** A disclosure menu. A <details>, so that it opens before scripts run. */
import { useLocation } from "react-router";
import type { Elements } from "../../../ui/elements.ts";
import { MENU } from "../../plain/marks.ts";

/** Closed by a choice, by Escape, and by a press or focus outside. */
export function MenuDetails({
  summary,
  title,
  className,
  summaryClassName,
  children,
}: {
  summary: Elements;
  title?: string;
  className: string | undefined;
  summaryClassName: string | undefined;
  children: Elements;
}) {
  const { key } = useLocation();
  return (
    // A new location remounts it, which closes it.
    <details key={key} className={className} {...{ [MENU]: "" }}>
      <summary className={summaryClassName} title={title}>
        {summary}
      </summary>
      {children}
    </details>
  );
}
