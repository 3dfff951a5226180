import { classes } from "../../../ui/classes.ts";
import type { Elements } from "../../../ui/elements.ts";
import styles from "./page.module.css";

/** A public page without sections of full width: its title, a sentence about it, and below that what it shows. */
export function PublicPage({
  title,
  text,
  children,
}: {
  title: string;
  text?: string | undefined;
  children: Elements;
}) {
  return (
    <div className={classes("stack gap-6", styles.page)}>
      <header className={classes("stack gap-3", styles.head)}>
        <h1>{title}</h1>
        {text && <p className={styles.text}>{text}</p>}
      </header>
      {children}
    </div>
  );
}
