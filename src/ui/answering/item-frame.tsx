import type { ReactNode } from "react";
import styles from "./item-frame.module.css";
import { Scenario } from "./scenario.tsx";

/** A question wherever it is shown: what is known of the patient where it tells of one, then its pieces, at their distances. */
export function ItemFrame({ scenario, children }: { scenario: string | undefined; children: ReactNode }) {
  return (
    <div className={styles.frame}>
      {scenario !== undefined && <Scenario text={scenario} />}
      {children}
    </div>
  );
}
