/** Which keys do what, and the switch for them; what is said of them is loaded when it is asked for. */
import { useState } from "react";
import { attemptTexts as texts } from "../../../../content/en/attempts.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { useLoaded } from "../../../shared/use-loaded.ts";
import styles from "./shortcut-help.module.css";
import type { ShortcutProps } from "./shortcut-list.tsx";

/** Loads the list. */
export const loadShortcuts = () => import("./shortcut-list.tsx");

export function ShortcutHelp(props: ShortcutProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { part, isFailed } = useLoaded(loadShortcuts, isOpen);
  return (
    <div className={styles.shortcuts} data-keyboard-help="">
      <Button variant="quiet" size="sm" onClick={() => setIsOpen(true)}>
        {texts.shortcuts}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={texts.shortcuts} size="sm">
        {part && <part.ShortcutList {...props} />}
        {isFailed && <p>{texts.offline.why.offline}</p>}
      </Dialog>
    </div>
  );
}
