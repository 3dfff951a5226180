/** The closing call to action of a page: a night panel with the lamp. */
import type { ReactNode } from "react";
import { LogoMark } from "../../../ui/logo.tsx";
import styles from "./closing.module.css";

/** `children` are the actions. */
export function Closing({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className={styles.night} aria-labelledby="closing">
      <div className={styles.closing}>
        <LogoMark className={styles.lamp} />
        <div>
          <h2 id="closing">{title}</h2>
          <p>{text}</p>
        </div>
        <div className={styles.ways}>{children}</div>
      </div>
    </section>
  );
}
