/** Which keys do what, and the switch for them. */
import { useState } from "react";
import { attemptTexts as texts } from "../../../../content/en/attempts.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { CheckboxField } from "../../../../ui/fields.tsx";
import styles from "./shortcut-help.module.css";

export function ShortcutHelp({ isOn, onSwitch }: { isOn: boolean; onSwitch: (on: boolean) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.shortcuts}>
      <Button variant="quiet" size="sm" onClick={() => setIsOpen(true)}>
        {texts.shortcuts}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={texts.shortcuts} size="sm">
        <dl className={styles.keys}>
          {texts.shortcutList.map(({ keys, does }) => (
            <div key={keys}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <CheckboxField
          name="shortcuts"
          label={texts.shortcutsOn}
          checked={isOn}
          onChange={(event) => onSwitch(event.currentTarget.checked)}
        />
      </Dialog>
    </div>
  );
}
