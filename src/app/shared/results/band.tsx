import { bandTexts as texts } from "../../../content/en/band.ts";
import type { Band } from "../../../modules/adaptive/outcome.ts";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import styles from "./table.module.css";

export const BAND_TONES = { above: "success", near: "warning", below: "neutral" } as const satisfies Record<
  string,
  BadgeTone
>;

/** The side of the practice standard on which an adaptive result is; where it has none, the reason below. */
export function BandOfResult({ band }: { band: Band }) {
  switch (band) {
    case "above":
    case "near":
    case "below":
      return (
        <span className={styles.score}>
          <span>
            <Badge tone={BAND_TONES[band]}>{texts.short[band]}</Badge>
          </span>
        </span>
      );
    case "unmeasured":
    case "too-short":
      return (
        <span className={styles.score}>
          <span>{texts.short[band]}</span>
          <span className={styles.below}>{texts.why[band]}</span>
        </span>
      );
    case "unanswered":
    case "undecided":
      return <span>{texts.short[band]}</span>;
    default:
      return band satisfies never;
  }
}
