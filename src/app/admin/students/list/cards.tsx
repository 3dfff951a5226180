import { studentTexts } from "../../../../content/en/students.ts";
import { Explained } from "../../../../ui/explained.tsx";
import type { IconName } from "../../../../ui/icon.tsx";
import { StatCard, StatGrid } from "../../../../ui/page/stat-card.tsx";
import styles from "./cards.module.css";

const texts = studentTexts.figures;

export type ShownCard = {
  icon: IconName;
  label: string;
  value: string;
  /** Null where there is nothing to compare with; the direction is 1, 0 or -1. */
  trend: { text: string; direction: number } | null;
  explanation: string;
};

/** The figures of all students, each with its trend. */
export function StudentCards({ cards }: { cards: ReadonlyArray<ShownCard> }) {
  return (
    <StatGrid>
      {cards.map(({ icon, label, value, trend, explanation }) => (
        <StatCard
          key={label}
          label={label}
          value={value}
          icon={icon}
          hint={
            <Explained explanation={explanation}>
              <span className={styles.trend} data-direction={trend?.direction}>
                {trend?.text ?? texts.noTrend}
              </span>{" "}
              {texts.sinceLastMonth}
            </Explained>
          }
        />
      ))}
    </StatGrid>
  );
}
