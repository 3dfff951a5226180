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
        <span>{label}</span>
      </dt>
      <dd className={styles.value}>{value}</dd>
      {hint && <dd className={styles.hint}>{hint}</dd>}
    </Card>
  );
}

/** The row of figures at the top of a page; the note below it says something of all of them. */
export function StatGrid({ note, children }: { note?: ReactNode; children: ReactNode }) {
  const grid = <dl className={styles.grid}>{children}</dl>;
  if (!note) return grid;
  return (
    <div className="stack gap-3">
      {grid}
      <p className={styles.note}>{note}</p>
    </div>
  );
}
