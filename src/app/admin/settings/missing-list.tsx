import { useId } from "react";
import { settingsTexts } from "../../../content/en/settings.ts";
import { type Missable, missingIn } from "../../../modules/site/rules.ts";
import { Card } from "../../../ui/card.tsx";
import { Icon } from "../../../ui/icon.tsx";
import styles from "./settings.module.css";

const texts = settingsTexts.missing;

/** Where the field of an entry stands on the page. */
export function placeOf(name: Missable): string {
  return `setting-${name}`;
}

/** What is still to be entered, each with the way to its field. A place on the page stays when the list is empty. */
export function MissingList({ settings }: { settings: Parameters<typeof missingIn>[0] }) {
  const title = useId();
  const missing = missingIn(settings);
  if (missing.length === 0) {
    return (
      <p className={styles.complete}>
        <Icon name="check" />
        {texts.none}
      </p>
    );
  }
  return (
    <Card as="section" aria-labelledby={title} padding="sm" className={styles.missing}>
      <h2 id={title}>{texts.title}</h2>
      <p className={styles.quiet}>{texts.text}</p>
      <ul className={styles.missingList}>
        {missing.map((name) => (
          <li key={name}>
            {/* A place on this page: the router need not know. */}
            <a href={`#${placeOf(name)}`} onClick={() => setTimeout(focusField, 0, name)}>
              {texts.names[name]}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** After the browser has gone there. */
function focusField(name: Missable): void {
  document.querySelector<HTMLElement>(`#${placeOf(name)} :is(input, textarea)`)?.focus();
}
