/** The editor itself, which is large. Pages show it through `rich-text-field.tsx`, which loads it when it is needed. */
import type { Editor } from "@tiptap/core";
import { TextSelection } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { EditorContent, useEditor } from "@tiptap/react";
import { useMemo, useState } from "react";
import { classes } from "../classes.ts";
import type { ControlProps } from "../field.tsx";
import richText from "../rich-text.module.css";
import styles from "./rich-text-editor.module.css";
import { pictureIn } from "./rich-text-image.ts";
import { RichTextToolbar, type ToolSet } from "./rich-text-toolbar.tsx";
import { EXTENSIONS } from "./rich-text-tools.ts";

/** Toolbar and text. `value` is the initial value only; from then on the editor owns the text, and `onChange` reports it. */
export function RichTextEditor({
  label,
  control,
  isRequired,
  tools,
  value,
  onChange,
}: {
  label: string;
  control: ControlProps;
  isRequired: boolean;
  tools: ToolSet;
  value: string;
  onChange: (html: string) => void;
}) {
  const { id, name, "aria-describedby": describedBy, "aria-invalid": isInvalid } = control;
  const [pasted, setPasted] = useState<File | null>(null);
  const editorProps = useMemo(
    () => ({
      attributes: {
        id,
        "data-field": name,
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": `${id}-label`,
        ...(describedBy ? { "aria-describedby": describedBy } : {}),
        ...(isInvalid ? { "aria-invalid": "true" } : {}),
        ...(isRequired ? { "aria-required": "true" } : {}),
        class: classes(richText.text, styles.text),
      },
      // Formatted text from elsewhere is not even parsed.
      transformPastedHTML: () => "",
      handlePaste: (view: EditorView, event: ClipboardEvent) => {
        const picture = pictureIn(event.clipboardData);
        if (picture) setPasted(picture);
        return picture !== null || pasteWords(view, event);
      },
      handleDrop: (view: EditorView, event: DragEvent, _slice: unknown, isMoved: boolean) => {
        const picture = isMoved ? null : pictureIn(event.dataTransfer);
        if (picture && setCursor(view, event)) setPasted(picture);
        return picture !== null || dropWords(view, event, isMoved);
      },
    }),
    [id, name, describedBy, isInvalid, isRequired],
  );
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    editorProps,
    injectCSS: false,
    enableInputRules: false,
    enablePasteRules: false,
    onUpdate: ({ editor: changed }) => onChange(htmlOf(changed)),
  });
  return (
    <div className={styles.editor} data-invalid={isInvalid}>
      <RichTextToolbar
        editor={editor}
        label={label}
        editorId={id}
        tools={tools}
        pasted={pasted}
        onPastedTaken={() => setPasted(null)}
      />
      <EditorContent editor={editor} />
    </div>
  );
}

function htmlOf(editor: Editor): string {
  return editor.isEmpty ? "" : editor.getHTML();
}

/** Plain text only (docs/product/questions.md#tools-of-the-editor). */
function pasteWords(view: EditorView, event: ClipboardEvent): boolean {
  const text = event.clipboardData?.getData("text/plain");
  // `pasteText` comes through here again, with an event that holds nothing.
  if (text === undefined) return false;
  if (text !== "") view.pasteText(text);
  return true;
}

/** What is dragged in from outside is pasted; what is moved inside keeps its formatting. */
function dropWords(view: EditorView, event: DragEvent, isMoved: boolean): boolean {
  if (isMoved) return false;
  const text = event.dataTransfer?.getData("text/plain") ?? "";
  if (text !== "" && setCursor(view, event)) view.pasteText(text);
  return true;
}

/** Puts the cursor at the drop position; false outside the text. */
function setCursor(view: EditorView, event: DragEvent): boolean {
  const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
  if (place) view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(place.pos))));
  return place !== null;
}
