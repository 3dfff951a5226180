import { useId } from "react";
import { Link } from "react-router";
import { settingsTexts } from "../../../content/en/settings.ts";
import type { MissingSetting } from "../../../modules/site/rules.ts";
import { Card } from "../../../ui/card.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { oneText } from "../../../ui/one-text.ts";
import styles from "./parts.module.css";
import { addressOfField } from "./setting-anchor.tsx";

const texts = settingsTexts.missing;

/** What is still to be entered, each with the way to its field. A place on the page stays when the list is empty. */
export function MissingList({ missing }: { missing: ReadonlyArray<MissingSetting> }) {
  const title = useId();
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
      <p className={styles.quiet}>{oneText(texts.text, missing.includes("claims") ? texts.unconfirmed : null)}</p>
      <ul className={styles.missingList}>
        {missing.map((name) => (
          <li key={name}>
            <Link to={addressOfField(name)}>{texts.names[name]}</Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
