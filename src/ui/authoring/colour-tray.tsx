import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import { Icon } from "../icon.tsx";
import richText from "../rich-text.module.css";
import styles from "./rich-text-editor.module.css";

/** A row of colours under the toolbar, each shown as it will look, at night as well; null removes the colour. */
export function ColourTray({
  id,
  kind,
  label,
  noneLabel,
  colours,
  chosen,
  onChoose,
  onClose,
}: {
  id: string;
  kind: "text" | "ground";
  label: string;
  noneLabel: string;
  colours: ReadonlyArray<{ value: string; label: string }>;
  chosen: string | null;
  onChoose: (colour: string | null) => void;
  onClose: () => void;
}) {
  return (
    <fieldset
      id={id}
      aria-label={label}
      className={classes(styles.tray, richText.text)}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        // A dialog around the editor must stay open.
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      <Swatch label={noneLabel} isChosen={chosen === null} onPress={() => onChoose(null)}>
        <Icon name="close" size="sm" />
      </Swatch>
      {colours.map(({ value, label: name }) => (
        <Swatch key={value} label={name} isChosen={chosen === value} onPress={() => onChoose(value)}>
          {kind === "text" ? (
            <span style={{ color: value }}>A</span>
          ) : (
            <mark style={{ backgroundColor: value }}>A</mark>
          )}
        </Swatch>
      ))}
    </fieldset>
  );
}

function Swatch({
  label,
  isChosen,
  onPress,
  children,
}: {
  label: string;
  isChosen: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={styles.swatch}
      aria-label={label}
      title={label}
      aria-pressed={isChosen}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
