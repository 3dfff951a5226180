import { installTexts as texts } from "../../../content/en/install.ts";
import type { InstallMethod } from "./method.ts";
import styles from "./parts.module.css";

/** The steps, in order. */
export function InstallSteps({ method }: { method: InstallMethod }) {
  return (
    <ol className={styles.steps}>
      {texts.methods[method].map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
