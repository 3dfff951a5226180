import { analyticsTexts } from "../../../content/en/analytics.ts";
import { Explained } from "../../../ui/explained.tsx";
import type { IconName } from "../../../ui/icon.tsx";
import { StatCard, StatGrid } from "../../../ui/page/stat-card.tsx";
import styles from "./figure-cards.module.css";
import type { ShownCard } from "./load-cards.server.ts";

const ICONS: ReadonlyArray<IconName> = ["users", "check", "book", "clock"];

/** The figures at the top of the page, each with its trend. */
export function FigureCards({ cards }: { cards: ReadonlyArray<ShownCard> }) {
  return (
    <StatGrid>
      {cards.map(({ label, figure }, index) => (
        <StatCard
          key={label}
          label={label}
          icon={ICONS[index] ?? "chart"}
          value={figure.kind === "loaded" ? figure.value.value : analyticsTexts.noData}
          hint={
            figure.kind === "failed" ? (
              <span className={styles.failed}>{analyticsTexts.failedCard}</span>
            ) : (
              <Explained explanation={figure.value.explanation}>
                <span className={styles.trend} data-direction={figure.value.trend?.direction ?? 0}>
                  {figure.value.trend?.text ?? analyticsTexts.noData}
                </span>{" "}
                {analyticsTexts.against}
              </Explained>
            )
          }
        />
      ))}
    </StatGrid>
  );
}
