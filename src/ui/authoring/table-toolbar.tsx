/**
 * The tools of the table around the cursor, below the text: above it they would move the text under the pointer that has just put
 * the cursor into the table. One Tab stop, arrow keys inside (ARIA Authoring Practices, toolbar).
 */
import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { useId } from "react";
import { authoringTexts } from "../../content/en/authoring.ts";
import styles from "./rich-text-editor.module.css";
import { changeTable, hasHeaderRow, isInTable, TABLE_TOOLS } from "./rich-text-table.ts";
import { Tool, useOneTabStop } from "./toolbar-parts.tsx";

const texts = authoringTexts;

/** Nothing while the cursor is outside of tables. */
export function TableToolbar({ editor, label, editorId }: { editor: Editor; label: string; editorId: string }) {
  const { isShown, isHeaderOn } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({ isShown: isInTable(now), isHeaderOn: hasHeaderRow(now) }),
  });
  const { toolbar, current, handlers } = useOneTabStop(TABLE_TOOLS[0]);
  const hintId = useId();
  if (!isShown) return null;
  return (
    <div className={styles.tableTools}>
      <div
        ref={toolbar}
        role="toolbar"
        aria-label={texts.tableToolsOf(label)}
        aria-controls={editorId}
        aria-describedby={hintId}
        className={styles.group}
        {...handlers}
      >
        {TABLE_TOOLS.map((name) => (
          <Tool
            key={name}
            data-tool={name}
            tabIndex={current === name ? 0 : -1}
            icon={name}
            {...(name === "headerRow" && { isOn: isHeaderOn })}
            onPress={() => changeTable(editor, name)}
          />
        ))}
      </div>
      <p id={hintId} className={styles.hint}>
        {texts.tableHint}
      </p>
    </div>
  );
}
