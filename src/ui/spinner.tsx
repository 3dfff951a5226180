import { uiTexts } from "../content/en/ui.ts";
import styles from "./spinner.module.css";

/** A spinner with a text for screen readers. */
export function Spinner({ label = uiTexts.loading }: { label?: string }) {
  return (
    <div role="status" className={styles.spinner}>
      <span className={styles.ring} aria-hidden="true" />
      <span>{label}</span>
    </div>
  );
}
