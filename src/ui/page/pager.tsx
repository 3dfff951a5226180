import { type ReactNode, useRef } from "react";
import { Link } from "react-router";
import { uiTexts } from "../../content/en/ui.ts";
import { Icon } from "../icon.tsx";
import styles from "./pager.module.css";
import { PAGED, useFocusOnPage } from "./use-focus-on-page.ts";

/**
 * The way to the page before and after; a side without an address has no page. Nothing when neither has. It stands right
 * behind its list, which takes the focus with another page.
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
  /** Where the way back leads elsewhere than one page. */
  previousLabel?: string;
  label?: string;
  /** What is shown now, between the two: "51 to 100". */
  children?: ReactNode;
}) {
  const pager = useRef<HTMLElement>(null);
  useFocusOnPage(pager);
  if (!previous && !next) return null;
  return (
    <nav ref={pager} aria-label={label} className={styles.pager}>
      {previous ? (
        <Link to={previous} state={PAGED} rel="prev" className={styles.step}>
          <Icon name="chevron-left" />
          {previousLabel}
        </Link>
      ) : (
        <span />
      )}
      {children && <span className={styles.now}>{children}</span>}
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
