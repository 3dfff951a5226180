import { bandTexts as texts } from "../../../content/en/band.ts";
import type { Band } from "../../../modules/adaptive/queries/find-bands.server.ts";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import styles from "./table.module.css";

export const BAND_TONES = { above: "success", near: "warning", below: "neutral" } as const satisfies Record<
  string,
  BadgeTone
>;

/** On which side of the practice standard an adaptive result is; below it that it is rough. */
export function BandOfResult({ band: { band, isShorter } }: { band: Band }) {
  return (
    <span className={styles.score}>
      <span>{band ? <Badge tone={BAND_TONES[band]}>{texts.short[band]}</Badge> : texts.bands.none}</span>
      {band && isShorter && <span className={styles.below}>{texts.rough}</span>}
    </span>
  );
}
