import { Card } from "../../../ui/card.tsx";
import { classes } from "../../../ui/classes.ts";
import type { Elements } from "../../../ui/elements.ts";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import styles from "./card.module.css";

/** One of the four kinds of resources: a description, and below it the items. */
export function ResourceCard({
  icon,
  title,
  text,
  badge,
  isWide = false,
  children,
}: {
  icon: IconName;
  title: string;
  text: string;
  badge?: Elements;
  /** Takes a whole row where the others are three abreast. */
  isWide?: boolean;
  children: Elements;
}) {
  return (
    <Card as="li" padding="lg" className={classes(styles.card, isWide && styles.wide)}>
      <div className={styles.head}>
        <span className={styles.mark}>
          <Icon name={icon} size="lg" />
        </span>
        <h2>{title}</h2>
        {badge}
      </div>
      <p className={styles.text}>{text}</p>
      {children}
    </Card>
  );
}
