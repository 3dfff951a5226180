import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import { BackLink } from "./back-link.tsx";
import styles from "./page-heading.module.css";

/** The heading of a page, with the way back above it and the page's actions, its children, beside it. */
export function PageHeading({
  title,
  text,
  back,
  children,
}: {
  title: string;
  text?: ReactNode;
  back?: { to: string; label: string };
  children?: ReactNode;
}) {
  return (
    <header className={classes("stack gap-2", styles.heading)}>
      {back && <BackLink {...back} />}
      <div className={styles.line}>
        <div className={styles.words}>
          <h1 dir="auto">{title}</h1>
          {text && <div className={styles.text}>{text}</div>}
        </div>
        {children && <div className="cluster gap-3">{children}</div>}
      </div>
    </header>
  );
}
