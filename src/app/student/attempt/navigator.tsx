/** All questions of the test at a glance: where the student is, what is answered, what is flagged. */
import { attemptTexts as texts } from "../../../content/en/attempts.ts";
import { isItemComplete } from "../../../items/registry/models.ts";
import { Icon } from "../../../ui/icon.tsx";
import styles from "./navigator.module.css";
import type { Place, Sitting } from "./sitting.ts";

/** One button a question. The words of a button say all that its look says. */
export function Navigator({ sitting, onMove }: { sitting: Sitting; onMove: (position: number) => void }) {
  const answered = sitting.places.filter(isAnswered).length;
  return (
    <nav className={styles.navigator} aria-label={texts.navigator}>
      <h2 className={styles.heading}>{texts.navigator}</h2>
      <p className={styles.count}>{texts.answeredCount(answered, sitting.places.length)}</p>
      <ol className={styles.list}>
        {sitting.places.map((place) => (
          <li key={place.position}>
            <button
              type="button"
              className={styles.place}
              data-answered={isAnswered(place) || undefined}
              aria-label={texts.place(place.position, isAnswered(place), place.flagged)}
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

/** True when nothing of the question is left to answer. */
export function isAnswered(place: Place): boolean {
  return isItemComplete(place.item);
}
