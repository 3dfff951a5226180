import type { ReactNode } from "react";
import styles from "./instruction.module.css";

/** What to do, in one sentence above the controls. */
export function Instruction({ children }: { children: ReactNode }) {
  return <p className={styles.instruction}>{children}</p>;
}
