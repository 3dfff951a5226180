import { useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import { classes } from "../classes.ts";
import styles from "./tabs-nav.module.css";

export type Tab = {
  to: string;
  label: string;
  /** Current only at exactly this address, not below it: for the first tab, whose address is a prefix of the others. */
  end?: boolean;
};

/** Links that look like tabs: each has an address of its own, and the current one is marked. */
export function TabsNav({ label, tabs }: { label: string; tabs: ReadonlyArray<Tab> }) {
  const strip = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // On a phone the strip is longer than the screen. Only it moves, and never the page.
  useEffect(() => {
    const links = strip.current?.querySelectorAll("a") ?? [];
    const current = [...links].find((link) => link.pathname === pathname || link.ariaCurrent === "page");
    if (!strip.current || !current) return;
    const [around, own] = [strip.current.getBoundingClientRect(), current.getBoundingClientRect()];
    strip.current.scrollLeft += own.left - around.left - (around.width - own.width) / 2;
  }, [pathname]);
  return (
    <nav ref={strip} aria-label={label} className={styles.tabs}>
      <ul className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.to}>
            <NavLink to={tab.to} end={tab.end ?? false} preventScrollReset className={classes(styles.tab)}>
              {tab.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
