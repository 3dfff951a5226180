import type { ReactNode } from "react";
import styles from "./item-frame.module.css";

/** The distances between the pieces of a question, wherever it is shown. */
export function ItemFrame({ children }: { children: ReactNode }) {
  return <div className={styles.frame}>{children}</div>;
}
