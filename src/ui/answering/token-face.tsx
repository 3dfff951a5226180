/** What a token shows, in the list and in a slot. */
import type { ReactNode } from "react";
import type { Elements } from "../elements.ts";
import styles from "./token-face.module.css";

/** The whole of a button that can be dragged: a text, and a sign beside it. */
export function TokenFace({ sign, children }: { sign: Elements; children: ReactNode }) {
  return (
    <span className={styles.face}>
      <TokenText>{children}</TokenText>
      {sign}
    </span>
  );
}

/** A text with its line breaks, however narrow its column. */
export function TokenText({ children }: { children: ReactNode }) {
  return (
    <span dir="auto" className={styles.text}>
      {children}
    </span>
  );
}
