import { installTexts as texts } from "../../../content/en/install.ts";
import styles from "./parts.module.css";
import type { InstallWay } from "./way.ts";

/** What to press, one after the other. */
export function InstallSteps({ way }: { way: InstallWay }) {
  return (
    <ol className={styles.steps}>
      {texts.ways[way].map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
