/** The sheet that the pages of signing up and signing in stand on. */

import type { ReactNode } from "react";
import { Card } from "../../ui/card.tsx";
import { classes } from "../../ui/classes.ts";
import { LampScene } from "../../ui/lamp-scene.tsx";
import styles from "./auth-page.module.css";

/** One title, one thing to do, and below it, set apart, where else to go. */
export function AuthPage({
  title,
  intro,
  aside,
  links,
  children,
}: {
  title: string;
  intro?: string;
  /** Words in the picture, where there is room for them. */
  aside?: { title: string; text: string };
  links?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={classes("stack", styles.page)}>
      <Card padding="none" className={styles.card}>
        <div className={styles.scene}>
          {aside && (
            <div className={styles.aside}>
              <p>{aside.title}</p>
              <p>{aside.text}</p>
            </div>
          )}
          <LampScene className={styles.picture} />
        </div>
        <div className={classes("stack", styles.form)}>
          <div className={classes("stack gap-5", styles.sheet)}>
            <header className={classes("stack gap-2", styles.head)}>
              <h1>{title}</h1>
              {intro && <p className={styles.intro}>{intro}</p>}
            </header>
            {children}
            {links && <div className={styles.links}>{links}</div>}
          </div>
        </div>
      </Card>
    </div>
  );
}
