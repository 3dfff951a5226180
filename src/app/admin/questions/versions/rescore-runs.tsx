import { correctionTexts } from "../../../../content/en/corrections.ts";
import styles from "./list.module.css";

const texts = correctionTexts.rescore;

export type ShownRun = {
  day: string;
  authorName: string | null;
  versionNumber: number;
  results: number;
  changed: number;
};

/** When results were scored again, by whom and how many; nothing when they never were. */
export function RescoreRuns({ runs }: { runs: ReadonlyArray<ShownRun> }) {
  if (runs.length === 0) return null;
  return (
    <section className="stack gap-4">
      <h2 className={styles.heading}>{texts.runs}</h2>
      <ul className={styles.runs}>
        {runs.map(({ day, authorName, versionNumber, results, changed }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two runs may be of the same minute, and the list only grows.
          <li key={runs.length - index}>
            <span>{texts.run(results, changed, versionNumber)}</span>
            <br />
            <span className={styles.quiet}>
              {correctionTexts.version.made(authorName ?? correctionTexts.reports.someone, day)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
