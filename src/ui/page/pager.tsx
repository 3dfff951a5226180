import { type ReactNode, useRef } from "react";
import { Link } from "react-router";
import { uiTexts } from "../../content/en/ui.ts";
import { classes } from "../classes.ts";
import { Icon } from "../icon.tsx";
import styles from "./pager.module.css";
import { PAGED, useFocusOnPage } from "./use-focus-on-page.ts";

/**
 * Links to the previous and next page; a side without an address has none. Renders nothing when neither has one. It must directly
 * follow its list, which gets the focus on another page.
 */
export function Pager({
  previous,
  next,
  previousLabel = uiTexts.previous,
  label = uiTexts.pages,
  children,
}: {
  previous?: string | null | undefined;
  next?: string | null | undefined;
  /** If the way back leads elsewhere than to the previous page. */
  previousLabel?: string;
  label?: string;
  /** The current range, between the two: "51 to 100". */
  children?: ReactNode;
}) {
  const pager = useRef<HTMLElement>(null);
  useFocusOnPage(pager);
  if (!previous && !next) return null;
  return (
    <nav ref={pager} aria-label={label} className={classes("cluster between gap-4", styles.pager)}>
      {previous ? (
        <Link to={previous} state={PAGED} rel="prev" className={styles.step}>
          <Icon name="chevron-left" />
          <span>{previousLabel}</span>
        </Link>
      ) : (
        <span />
      )}
      {children && <span className={styles.now}>{children}</span>}
      <span className={styles.onPaper}>{uiTexts.onePage}</span>
      {next ? (
        <Link to={next} state={PAGED} rel="next" className={styles.step}>
          {uiTexts.next}
          <Icon name="chevron-right" />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
