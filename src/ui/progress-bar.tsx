import { uiTexts } from "../content/en/ui.ts";
import styles from "./progress-bar.module.css";

/** Progress. `label` names it; `text` gives the value in words, by default "3 of 20". */
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
