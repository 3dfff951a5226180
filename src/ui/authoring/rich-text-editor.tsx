/** The editor itself, which is large. Pages show it through `rich-text-field.tsx`, which loads it when it is needed. */
import type { Editor } from "@tiptap/core";
import { TextSelection } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { EditorContent, useEditor } from "@tiptap/react";
import { type KeyboardEvent, useEffect, useMemo, useState } from "react";
import { authoringTexts } from "../../content/en/authoring.ts";
import { lossTexts } from "../../content/en/rich-text-losses.ts";
import type { Loss } from "../../core/rich-text-losses.ts";
import { Button } from "../button.tsx";
import { classes } from "../classes.ts";
import type { ControlProps } from "../field.tsx";
import richText from "../rich-text.module.css";
import { readPastedHtml } from "./pasted-html.ts";
import styles from "./rich-text-editor.module.css";
import { pictureIn } from "./rich-text-image.ts";
import { RichTextToolbar, type ToolSet } from "./rich-text-toolbar.tsx";
import { EXTENSIONS } from "./rich-text-tools.ts";
import { TableToolbar } from "./table-toolbar.tsx";

/** Toolbar and text. `value` is the initial value only; from then on the editor owns the text, and `onChange` reports it. */
export function RichTextEditor({
  label,
  control,
  isRequired,
  tools,
  takesFocus,
  value,
  onChange,
}: {
  label: string;
  control: ControlProps;
  isRequired: boolean;
  tools: ToolSet;
  takesFocus: boolean;
  value: string;
  onChange: (html: string) => void;
}) {
  const { id, name, "aria-describedby": describedBy, "aria-invalid": isInvalid } = control;
  const [pasted, setPasted] = useState<File | null>(null);
  const [losses, setLosses] = useState<ReadonlyArray<Loss>>([]);
  const editorProps = useMemo(
    () => ({
      attributes: {
        id,
        "data-field": name,
        role: "textbox",
        dir: "auto",
        "aria-multiline": "true",
        "aria-labelledby": `${id}-label`,
        ...(describedBy ? { "aria-describedby": describedBy } : {}),
        ...(isInvalid ? { "aria-invalid": "true" } : {}),
        ...(isRequired ? { "aria-required": "true" } : {}),
        class: classes(richText.text, styles.text),
      },
      // For text that comes as HTML alone, nothing.
      transformPastedHTML: (written: string) => readPastedHtml(written).html ?? "",
      handlePaste: (view: EditorView, event: ClipboardEvent) => {
        const picture = pictureIn(event.clipboardData);
        if (picture) setPasted(picture);
        return picture !== null || pasteWords(view, event, setLosses);
      },
      handleDrop: (view: EditorView, event: DragEvent, _slice: unknown, isMoved: boolean) => {
        const picture = isMoved ? null : pictureIn(event.dataTransfer);
        if (picture && setCursor(view, event)) setPasted(picture);
        return picture !== null || dropWords(view, event, isMoved, setLosses);
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
  // The button of a page before has gone by now; when the editor is created it may still have the focus.
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) editor?.commands.focus();
  }, [takesFocus, editor]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the controls inside.
    <div className={styles.editor} data-invalid={isInvalid} onKeyDown={goToTools}>
      <RichTextToolbar
        editor={editor}
        label={label}
        editorId={id}
        tools={tools}
        pasted={pasted}
        onPastedTaken={() => setPasted(null)}
      />
      <EditorContent editor={editor} />
      <TableToolbar editor={editor} label={label} editorId={id} />
      <div role="status">
        {losses.length > 0 && (
          <div className={classes("cluster between gap-2", styles.notice)}>
            <p>{lossTexts.notPasted(losses)}</p>
            <Button variant="quiet" onClick={() => setLosses([])}>
              {authoringTexts.dismissNotice}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

function htmlOf(editor: Editor): string {
  return editor.isEmpty ? "" : editor.getHTML();
}

/** Alt+F10 leads from the text to its tools, as in other editors: in a table the Tab key goes from cell to cell. */
function goToTools(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "F10" || !event.altKey) return;
  const tools = event.currentTarget.querySelectorAll<HTMLElement>('[role="toolbar"] [tabindex="0"]');
  event.preventDefault();
  // Tools of a table come last.
  [...tools].at(-1)?.focus();
}

type OnLosses = (losses: ReadonlyArray<Loss>) => void;

/** Plain text, unless that would lose a superscript, a table or the like (docs/product/questions.md#tools-of-the-editor). */
function pasteWords(view: EditorView, event: ClipboardEvent, onLosses: OnLosses): boolean {
  const text = event.clipboardData?.getData("text/plain");
  // `pasteText` comes through here again, with an event that holds nothing.
  if (text === undefined || event.clipboardData === null) return false;
  const { html, losses } = readPastedHtml(event.clipboardData.getData("text/html"));
  onLosses(losses);
  if (html !== null) return false;
  if (text !== "") view.pasteText(text);
  return true;
}

/** What is dragged in from outside is pasted; what is moved inside keeps its formatting. */
function dropWords(view: EditorView, event: DragEvent, isMoved: boolean, onLosses: OnLosses): boolean {
  if (isMoved) return false;
  const { html, losses } = readPastedHtml(event.dataTransfer?.getData("text/html") ?? "");
  onLosses(losses);
  const text = event.dataTransfer?.getData("text/plain") ?? "";
  if (html !== null) return false;
  if (text !== "" && setCursor(view, event)) view.pasteText(text);
  return true;
}

/** Puts the cursor at the drop position; false outside the text. */
function setCursor(view: EditorView, event: DragEvent): boolean {
  const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
  if (place) view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(place.pos))));
  return place !== null;
}
