/** Whether the list shows cards or rows. The device remembers what was chosen last. */
import { useSyncExternalStore } from "react";
import { bankTexts } from "../../../../content/en/question-bank.ts";
import { Button } from "../../../../ui/button.tsx";
import { STORAGE_PREFIX } from "../../../shared/device-storage.ts";
import styles from "./rows.module.css";

const VIEWS = ["cards", "table"] as const;
export type ListView = (typeof VIEWS)[number];

const VIEW_KEY = `${STORAGE_PREFIX}bank-view`;
const CHANGED = "bank-view-changed";

/** What is shown now, cards until scripts run, and how to choose. */
export function useListView(): [ListView, (view: ListView) => void] {
  const view = useSyncExternalStore(subscribe, readView, () => "cards" as const);
  return [view, keepView];
}

/** One of the two is pressed. */
export function ViewChoice({ view, onChoose }: { view: ListView; onChoose: (view: ListView) => void }) {
  return (
    <fieldset className={styles.views}>
      <legend>{bankTexts.views.label}</legend>
      {VIEWS.map((one) => (
        <Button
          key={one}
          variant={one === view ? "secondary" : "quiet"}
          size="sm"
          aria-pressed={one === view}
          onClick={() => onChoose(one)}
        >
          {bankTexts.views[one]}
        </Button>
      ))}
    </fieldset>
  );
}

function readView(): ListView {
  try {
    return localStorage.getItem(VIEW_KEY) === "table" ? "table" : "cards";
  } catch {
    return "cards";
  }
}

function keepView(view: ListView): void {
  try {
    localStorage.setItem(VIEW_KEY, view);
  } catch {
    // Forbidden or full: then it stays as it is.
  }
  dispatchEvent(new Event(CHANGED));
}

function subscribe(onChange: () => void): () => void {
  for (const name of [CHANGED, "storage"]) addEventListener(name, onChange);
  return () => {
    for (const name of [CHANGED, "storage"]) removeEventListener(name, onChange);
  };
}
