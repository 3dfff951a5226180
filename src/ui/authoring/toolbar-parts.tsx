/** What the toolbar is made of (ARIA Authoring Practices, toolbar). */
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { authoringTexts } from "../../content/en/authoring.ts";
import { Icon } from "../icon.tsx";
import styles from "./rich-text-editor.module.css";
import { ToolbarIcon, type ToolbarIconName } from "./toolbar-icon.tsx";

const texts = authoringTexts;

type ToolProps = {
  icon: ToolbarIconName;
  onPress: () => void;
  bar?: string | null;
  isOn?: boolean;
  isDisabled?: boolean;
  tabIndex: number;
  "data-tool": string;
  "aria-expanded"?: boolean;
  "aria-controls"?: string | undefined;
  "aria-haspopup"?: "dialog";
};

/** One button of the toolbar. */
export function Tool({ icon, onPress, bar, isOn, isDisabled = false, ...rest }: ToolProps) {
  return (
    <button
      {...rest}
      type="button"
      className={styles.tool}
      aria-label={texts.tools[icon]}
      title={texts.tools[icon]}
      aria-pressed={isOn}
      aria-disabled={isDisabled || undefined}
      // A mouse press must not clear the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (!isDisabled) onPress();
      }}
    >
      <ToolbarIcon name={icon} {...(bar === undefined ? {} : { bar })} />
    </button>
  );
}

/** A drop-down in the toolbar. */
export function ToolSelect({
  label,
  value,
  onChoose,
  onBack,
  children,
  ...rest
}: {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  onBack: () => void;
  children: ReactNode;
  tabIndex: number;
  "data-tool": string;
}) {
  const isByKeyboard = useRef(false);
  return (
    <span className={styles.selectBox}>
      <select
        {...rest}
        className={styles.select}
        aria-label={label}
        title={label}
        value={value}
        onPointerDown={() => {
          isByKeyboard.current = false;
        }}
        onKeyDown={() => {
          isByKeyboard.current = true;
        }}
        onChange={(event) => {
          onChoose(event.currentTarget.value);
          if (!isByKeyboard.current) onBack();
        }}
      >
        {children}
      </select>
      <Icon name="chevron-down" size="sm" />
    </span>
  );
}

/** Roving tabindex: one Tab stop, arrow keys between the tools; holds the tools and the current stop. */
export function useOneTabStop(first: string) {
  const toolbar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(first);
  const handlers = {
    onFocus: (event: FocusEvent<HTMLElement>) => setCurrent(event.target.dataset.tool ?? first),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const tools = [...(toolbar.current?.querySelectorAll<HTMLElement>("[data-tool]") ?? [])];
      const index = tools.findIndex((tool) => tool.dataset.tool === current);
      const next = neighbour(event.key, index, tools.length);
      if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      tools[next]?.focus();
    },
  };
  return { toolbar, current, handlers };
}

function neighbour(key: string, index: number, count: number): number | null {
  switch (key) {
    case "ArrowRight":
      return (index + 1) % count;
    case "ArrowLeft":
      return (index - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
