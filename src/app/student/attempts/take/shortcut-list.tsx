import { shortcutTexts as texts } from "../../../../content/en/shortcuts.ts";
import { CheckboxField } from "../../../../ui/fields.tsx";
import styles from "./shortcut-list.module.css";
import type { OfferedTool } from "./tools/use-tools.ts";

export type ShortcutProps = {
  offered: ReadonlyArray<OfferedTool>;
  /** False where questions have no flag. */
  hasFlag: boolean;
  isOn: boolean;
  onSwitch: (on: boolean) => void;
};

/** The keys of a running test, with those of its tools. */
export function ShortcutList({ offered, hasFlag, isOn, onSwitch }: ShortcutProps) {
  const ofTools = texts.ofTools.filter(({ id }) => offered.some((tool) => tool === id));
  return (
    <>
      <dl className={styles.keys}>
        {[...texts.ofTest, ...(hasFlag ? [texts.ofFlag] : []), ...ofTools].map(({ keys, does }) => (
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
        label={texts.areOn}
        checked={isOn}
        onChange={(event) => onSwitch(event.currentTarget.checked)}
      />
    </>
  );
}
