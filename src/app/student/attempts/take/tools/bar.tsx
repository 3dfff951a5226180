/** The tools of a running test: a row of buttons beside the question, one button where there is no room. */
import { useState } from "react";
import { toolTexts as texts } from "../../../../../content/en/tools.ts";
import { Button } from "../../../../../ui/button.tsx";
import { Dialog } from "../../../../../ui/dialog.tsx";
import type { IconName } from "../../../../../ui/icon.tsx";
import styles from "./bar.module.css";
import type { OfferedTool, Tools } from "./use-tools.ts";

const ICONS: Readonly<Record<OfferedTool, IconName>> = {
  "strike-out": "strike",
  highlighter: "highlighter",
  notes: "note",
  calculator: "calculator",
  "reference-values": "flask",
  display: "display",
};

/** The elements that focus comes back to when a tool is put away. */
const MENU_ID = "tools";
const buttonId = (tool: OfferedTool) => `tool-${tool}`;

/** Focuses what a tool was opened with. */
export function focusTool(tool: OfferedTool): void {
  const places = [buttonId(tool), MENU_ID].map((id) => document.getElementById(id));
  places.find((place) => place?.checkVisibility())?.focus();
}

export function ToolBar({ tools }: { tools: Tools }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ul className={styles.row} aria-label={texts.tools}>
        {tools.offered.map((tool) => (
          <li key={tool}>
            <ToolButton tool={tool} tools={tools} id={buttonId(tool)} onPress={() => tools.toggle(tool)} />
          </li>
        ))}
      </ul>
      <div className={styles.menu}>
        <Button id={MENU_ID} variant="secondary" icon="settings" onClick={() => setIsOpen(true)}>
          <span className={styles.words}>{texts.tools}</span>
        </Button>
        <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={texts.tools} size="drawer">
          <ul className={styles.list}>
            {tools.offered.map((tool) => (
              <li key={tool}>
                <ToolButton
                  tool={tool}
                  tools={tools}
                  onPress={() => {
                    setIsOpen(false);
                    tools.toggle(tool);
                  }}
                />
              </li>
            ))}
          </ul>
        </Dialog>
      </div>
    </>
  );
}

function ToolButton(props: { tool: OfferedTool; tools: Tools; id?: string; onPress: () => void }) {
  const { tool, tools, id, onPress } = props;
  return (
    <Button
      id={id}
      variant="quiet"
      icon={ICONS[tool]}
      className={styles.tool}
      aria-pressed={tools.isAtWork(tool)}
      onClick={onPress}
    >
      {texts.names[tool]}
    </Button>
  );
}
