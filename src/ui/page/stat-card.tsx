import type { ReactNode } from "react";
import { Card } from "../card.tsx";
import { Icon, type IconName } from "../icon.tsx";
import styles from "./stat-card.module.css";

/** One figure with its name. Put several in a `StatGrid`. */
export function StatCard({
  label,
  value,
  hint,
  icon,
}: {
  label: string;
  value: ReactNode;
  hint?: ReactNode;
  icon?: IconName;
}) {
  return (
    <Card className={styles.stat} padding="none">
      <dt className={styles.label}>
        {icon && <Icon name={icon} />}
        {label}
      </dt>
      <dd className={styles.value}>{value}</dd>
      {hint && <dd className={styles.hint}>{hint}</dd>}
    </Card>
  );
}

/** The row of figures at the top of a page. */
export function StatGrid({ children }: { children: ReactNode }) {
  return <dl className={styles.grid}>{children}</dl>;
}
