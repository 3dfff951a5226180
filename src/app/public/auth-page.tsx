/** The sheet that the pages of signing up and signing in stand on. */
import type { ReactNode } from "react";
import { Card } from "../../ui/card.tsx";
import styles from "./auth-page.module.css";

/** One title, one thing to do, and below it, set apart, where else to go. */
export function AuthPage({
  title,
  intro,
  links,
  children,
}: {
  title: string;
  intro?: string;
  links?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.page}>
      <Card padding="lg" className={styles.sheet}>
        <header className={styles.head}>
          <h1>{title}</h1>
          {intro && <p className={styles.intro}>{intro}</p>}
        </header>
        {children}
        {links && <div className={styles.links}>{links}</div>}
      </Card>
    </div>
  );
}
