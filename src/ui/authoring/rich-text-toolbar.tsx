/**
 * The editor's toolbar: one Tab stop, arrow keys inside (ARIA Authoring Practices, toolbar). Pressing a tool returns the cursor
 * to the text; a drop-down keeps the focus while the keyboard moves through it.
 */
import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { useId, useState } from "react";
import { authoringTexts } from "../../content/en/authoring.ts";
import { ImageDialog } from "./image-dialog.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import styles from "./rich-text-editor.module.css";
import { putImage, removeImage, selectedImage } from "./rich-text-image.ts";
import { insertTable } from "./rich-text-table.ts";
import { press, setLink, type Toggle, toolbarState } from "./rich-text-tools.ts";
import { FormatSelect, SizeSelect, ToolbarTray } from "./toolbar-choices.tsx";
import { Tool, useOneTabStop } from "./toolbar-parts.tsx";

const texts = authoringTexts;

/**
 * All tools, or those of a simple editor, whose pictures may stand elsewhere
 * (docs/product/questions.md#tools-of-the-editor).
 */
export type ToolSet = "all" | "simple";

/** The tools of one editor; `label` names the field they format. `pasted` is an image that came without the toolbar. */
export function RichTextToolbar({
  editor,
  label,
  editorId,
  tools,
  pasted,
  onPastedTaken,
}: {
  editor: Editor;
  label: string;
  editorId: string;
  tools: ToolSet;
  pasted: File | null;
  onPastedTaken: () => void;
}) {
  const state = useEditorState({ editor, selector: (snapshot) => toolbarState(snapshot.editor) });
  const [tray, setTray] = useState<"textColour" | "highlightColour" | null>(null);
  const [dialog, setDialog] = useState<"link" | "image" | null>(null);
  const { toolbar, current, handlers } = useOneTabStop("format");
  const trayId = useId();
  const isFull = tools === "all";

  const shared = (name: string) => ({ "data-tool": name, tabIndex: current === name ? 0 : -1 });
  const toggle = (name: Toggle) => (
    <Tool {...shared(name)} icon={name} isOn={state.on.includes(name)} onPress={() => press(editor, name)} />
  );
  const trayButton = (name: "textColour" | "highlightColour", bar: string | null) => (
    <Tool
      {...shared(name)}
      icon={name}
      bar={bar}
      aria-expanded={tray === name}
      aria-controls={tray === name ? trayId : undefined}
      onPress={() => setTray(tray === name ? null : name)}
    />
  );
  const closeImage = () => {
    setDialog(null);
    onPastedTaken();
  };
  const closeTray = () => {
    const opener = toolbar.current?.querySelector<HTMLElement>(`[data-tool="${tray}"]`);
    setTray(null);
    opener?.focus();
  };

  return (
    <>
      <div
        ref={toolbar}
        role="toolbar"
        aria-label={texts.toolbarOf(label)}
        aria-controls={editorId}
        className={styles.toolbar}
        {...handlers}
      >
        <div className={styles.group}>
          <FormatSelect {...shared("format")} editor={editor} format={state.format} isFull={isFull} />
          {isFull && <SizeSelect {...shared("size")} editor={editor} size={state.size} />}
        </div>
        <div className={styles.group}>
          <Tool
            {...shared("undo")}
            icon="undo"
            isDisabled={!state.canUndo}
            onPress={() => editor.chain().focus().undo().run()}
          />
          <Tool
            {...shared("redo")}
            icon="redo"
            isDisabled={!state.canRedo}
            onPress={() => editor.chain().focus().redo().run()}
          />
        </div>
        <div className={styles.group}>
          {toggle("bold")}
          {toggle("italic")}
          {isFull && toggle("underline")}
          {isFull && toggle("superscript")}
          {isFull && toggle("subscript")}
        </div>
        {isFull && (
          <div className={styles.group}>
            {toggle("alignLeft")}
            {toggle("alignCentre")}
            {toggle("alignRight")}
          </div>
        )}
        <div className={styles.group}>
          {toggle("bulletList")}
          {toggle("numberedList")}
        </div>
        <div className={styles.group}>
          <Tool
            {...shared("link")}
            icon="link"
            isOn={state.isLink}
            aria-haspopup="dialog"
            onPress={() => setDialog("link")}
          />
          <Tool
            {...shared("image")}
            icon="image"
            isOn={state.isImage}
            aria-haspopup="dialog"
            onPress={() => setDialog("image")}
          />
          {toggle("quote")}
          {isFull && toggle("codeBlock")}
          {isFull && <Tool {...shared("table")} icon="table" onPress={() => insertTable(editor)} />}
        </div>
        {isFull && (
          <div className={styles.group}>
            {trayButton("textColour", state.colour)}
            {trayButton("highlightColour", state.highlight)}
          </div>
        )}
      </div>
      {tray && (
        <ToolbarTray
          key={tray}
          id={trayId}
          kind={tray}
          editor={editor}
          state={state}
          onClose={closeTray}
          onChosen={() => setTray(null)}
        />
      )}
      {dialog === "link" && <EditorLinkDialog editor={editor} isLink={state.isLink} onClose={() => setDialog(null)} />}
      {(dialog === "image" || pasted) && (
        <EditorImageDialog editor={editor} pasted={pasted} mayStandElsewhere={!isFull} onClose={closeImage} />
      )}
    </>
  );
}

function EditorLinkDialog({ editor, isLink, onClose }: { editor: Editor; isLink: boolean; onClose: () => void }) {
  return (
    <LinkDialog
      address={isLink ? String(editor.getAttributes("link").href ?? "") : null}
      onClose={onClose}
      onSet={(href) => {
        onClose();
        setLink(editor, href);
      }}
      onRemove={() => {
        onClose();
        editor.chain().focus().extendMarkRange("link").unsetLink().run();
      }}
    />
  );
}

function EditorImageDialog({
  editor,
  pasted,
  mayStandElsewhere,
  onClose,
}: {
  editor: Editor;
  pasted: File | null;
  mayStandElsewhere: boolean;
  onClose: () => void;
}) {
  return (
    <ImageDialog
      image={pasted ? null : selectedImage(editor)}
      pasted={pasted}
      mayStandElsewhere={mayStandElsewhere}
      onClose={onClose}
      onPut={(image) => {
        onClose();
        putImage(editor, image);
      }}
      onRemove={() => {
        onClose();
        removeImage(editor);
      }}
    />
  );
}
