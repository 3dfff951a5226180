/** All questions of the test at a glance: where the student is, what is answered, what is flagged. */
import { attemptTexts as texts } from "../../../../content/en/attempts.ts";
import { countProgress, progressOf } from "../../../../items/registry/models.ts";
import { Icon } from "../../../../ui/icon.tsx";
import type { Sitting } from "../state/sitting.ts";
import styles from "./navigator.module.css";

/** One button a question. The words of a button say all that its look says. */
export function Navigator({ sitting, onMove }: { sitting: Sitting; onMove: (position: number) => void }) {
  const { complete, partly } = countProgress(sitting.places.map(({ item }) => item));
  return (
    <nav className={styles.navigator} aria-label={texts.navigator}>
      <h2 className={styles.heading}>{texts.navigator}</h2>
      <p className={styles.count}>{texts.answeredCount(complete, partly, sitting.places.length)}</p>
      <ol className={styles.list}>
        {sitting.places.map((place) => (
          <li key={place.position}>
            <button
              type="button"
              className={styles.place}
              data-progress={progressOf(place.item)}
              aria-label={texts.place(place.position, progressOf(place.item), place.flagged)}
              aria-current={place.position === sitting.current ? "step" : undefined}
              onClick={() => onMove(place.position)}
            >
              {place.position}
              {place.flagged && (
                <span className={styles.flag}>
                  <Icon name="flag" size="sm" />
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
