/** The sheet around the sign-up and sign-in pages. */

import { Card } from "../../ui/card.tsx";
import { classes } from "../../ui/classes.ts";
import type { Elements } from "../../ui/elements.ts";
import { LampScene } from "../../ui/lamp-scene.tsx";
import styles from "./auth-page.module.css";

/** One title, one task, and below it, set apart, links elsewhere. */
export function AuthPage({
  title,
  intro,
  aside,
  links,
  children,
}: {
  title: string;
  intro?: string;
  /** Text over the picture, where there is room. */
  aside?: { title: string; text: string };
  links?: Elements;
  children: Elements;
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
