/** The one line about whether the answers are saved. */
import { useLocation } from "react-router";
import { attemptTexts as texts } from "../../../../content/en/attempts.ts";
import { classes } from "../../../../ui/classes.ts";
import { Icon, type IconName } from "../../../../ui/icon.tsx";
import type { SaveState } from "../state/local-attempt.ts";
import styles from "./save-state.module.css";

const ICONS: Record<SaveState, IconName> = {
  saved: "check",
  saving: "cloud",
  "stored-on-device": "cloud-off",
  "signed-out": "cloud-off",
  refused: "cloud-off",
  "time-is-up": "clock",
};

/** Announces changes only; a status that stays is not repeated. On a phone its first words are seen and all are heard. */
export function SaveStateLine({ state }: { state: SaveState }) {
  const { pathname } = useLocation();
  const [short, long] = [texts.saveStateInShort[state], texts.saveState[state]];
  return (
    <p className={styles.line} data-state={state}>
      <Icon name={ICONS[state]} size="sm" />
      {short !== long && (
        <span aria-hidden="true" className={styles.short}>
          {short}
        </span>
      )}
      <span role="status" className={classes(short !== long && styles.long)}>
        {long}
      </span>
      {state === "signed-out" && <a href={`/login?next=${encodeURIComponent(pathname)}`}>{texts.signInAgain}</a>}
    </p>
  );
}
