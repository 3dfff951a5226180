import { uiTexts } from "../content/en/ui.ts";
import styles from "./progress-bar.module.css";

/** How far something has come. `label` names it; `text` says the value in words, "3 of 20" when left out. */
export function ProgressBar({
  label,
  value,
  max,
  text = uiTexts.progressOf(value, max),
}: {
  label: string;
  value: number;
  max: number;
  text?: string;
}) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={text}
      className={styles.track}
    >
      <div className={styles.done} style={{ inlineSize: `${share * 100}%` }} />
    </div>
  );
}
