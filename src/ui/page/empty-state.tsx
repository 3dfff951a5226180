import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import { Icon, type IconName } from "../icon.tsx";
import styles from "./empty-state.module.css";

/** Shown where there is nothing yet, with, as children, what to do about it. */
export function EmptyState({
  title,
  text,
  icon = "list",
  children,
}: {
  title: string;
  text?: ReactNode;
  icon?: IconName;
  children?: ReactNode;
}) {
  return (
    <div className={classes("stack gap-2", styles.empty)}>
      <span className={styles.mark}>
        <Icon name={icon} size="lg" />
      </span>
      <p className={styles.title}>{title}</p>
      {text && <div className={styles.text}>{text}</div>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
