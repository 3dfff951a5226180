import { NavLink } from "react-router";
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
  return (
    <nav aria-label={label} className={styles.tabs}>
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
