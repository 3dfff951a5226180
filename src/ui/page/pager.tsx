import type { ReactNode } from "react";
import { Link } from "react-router";
import { uiTexts } from "../../content/en/ui.ts";
import { Icon } from "../icon.tsx";
import styles from "./pager.module.css";

/** The way to the page before and after; a side without an address has no page. Nothing when neither has. */
export function Pager({
  previous,
  next,
  label = uiTexts.pages,
  children,
}: {
  previous?: string | null | undefined;
  next?: string | null | undefined;
  label?: string;
  /** What is shown now, between the two: "51 to 100". */
  children?: ReactNode;
}) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={label} className={styles.pager}>
      {previous ? (
        <Link to={previous} rel="prev" className={styles.step}>
          <Icon name="chevron-left" />
          {uiTexts.previous}
        </Link>
      ) : (
        <span />
      )}
      {children && <span className={styles.now}>{children}</span>}
      {next ? (
        <Link to={next} rel="next" className={styles.step}>
          {uiTexts.next}
          <Icon name="chevron-right" />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
