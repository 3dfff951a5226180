/** The end of a page that asks to begin: at night, beside the lamp. */
import type { ReactNode } from "react";
import { LogoMark } from "../../../ui/logo.tsx";
import styles from "./closing.module.css";

/** `children` is what can be done now. */
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
