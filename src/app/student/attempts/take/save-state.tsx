/** The one line about whether the answers are saved. */
import { useLocation } from "react-router";
import { attemptTexts as texts } from "../../../../content/en/attempts.ts";
import { Icon, type IconName } from "../../../../ui/icon.tsx";
import type { SaveState } from "../state/local-attempt.ts";
import styles from "./save-state.module.css";

const ICONS: Record<SaveState, IconName> = {
  saved: "check",
  saving: "cloud",
  "kept-on-device": "cloud-off",
  "signed-out": "cloud-off",
  refused: "cloud-off",
  "time-is-up": "clock",
};

/** Announces changes only; a status that stays is not repeated. */
export function SaveStateLine({ state }: { state: SaveState }) {
  const { pathname } = useLocation();
  return (
    <p className={styles.line} data-state={state}>
      <Icon name={ICONS[state]} size="sm" />
      <span role="status">{texts.saveState[state]}</span>
      {state === "signed-out" && <a href={`/login?next=${encodeURIComponent(pathname)}`}>{texts.signInAgain}</a>}
    </p>
  );
}
