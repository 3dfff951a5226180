/**
 * The editor's toolbar: one stop for the Tab key, arrow keys inside (ARIA Authoring Practices, toolbar). Pressing a tool
 * puts the cursor back into the text; a list of choices keeps the focus while the keyboard walks through it.
 */
import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { useId, useState } from "react";
import { authoringTexts } from "../../content/en/authoring.ts";
import { ColourTray } from "./colour-tray.tsx";
import { ImageDialog } from "./image-dialog.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import styles from "./rich-text-editor.module.css";
import { putImage, removeImage, selectedImage } from "./rich-text-image.ts";
import {
  BLOCK_FORMATS,
  type BlockFormat,
  FONT_SIZES,
  HIGHLIGHT_COLOURS,
  press,
  setFormat,
  setLink,
  TEXT_COLOURS,
  type Toggle,
  toolbarState,
} from "./rich-text-tools.ts";
import { Tool, ToolSelect, useOneTabStop } from "./toolbar-parts.tsx";

const texts = authoringTexts;

/**
 * All tools, or those of a simple editor, whose pictures may stand elsewhere
 * (docs/product/questions.md#tools-of-the-editor).
 */
export type ToolSet = "all" | "simple";

/** Under a title that is the first heading. */
const SIMPLE_FORMATS: ReadonlyArray<BlockFormat> = ["normal", "h2", "h3"];

/** The tools of one editor; `label` names the field they format. `pasted` is a picture that came without the toolbar. */
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
  /** Also what the cursor stands in: a list of choices has to show it. */
  const isOffered = (format: BlockFormat) => SIMPLE_FORMATS.includes(format) || format === state.format;

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
          <ToolSelect
            {...shared("format")}
            label={texts.blockFormat}
            value={state.format ?? "code"}
            onBack={() => editor.commands.focus()}
            onChoose={(value) => {
              const format = BLOCK_FORMATS.find((known) => known === value);
              if (format) setFormat(editor, format);
            }}
          >
            {state.format === null && <option value="code">{texts.inCodeBlock}</option>}
            {BLOCK_FORMATS.filter((format) => isFull || isOffered(format)).map((format) => (
              <option key={format} value={format}>
                {texts.blockFormats[format]}
              </option>
            ))}
          </ToolSelect>
          {isFull && (
            <ToolSelect
              {...shared("size")}
              label={texts.fontSize}
              value={state.size}
              onBack={() => editor.commands.focus()}
              onChoose={(size) => {
                if (size === "") editor.chain().unsetFontSize().run();
                else editor.chain().setFontSize(size).run();
              }}
            >
              <option value="">{texts.defaultSize}</option>
              {[...new Set([...FONT_SIZES, ...(state.size ? [state.size] : [])])].map((size) => (
                <option key={size}>{size}</option>
              ))}
            </ToolSelect>
          )}
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
        </div>
        {isFull && (
          <div className={styles.group}>
            {trayButton("textColour", state.colour)}
            {trayButton("highlightColour", state.highlight)}
          </div>
        )}
      </div>
      {tray === "textColour" && (
        <ColourTray
          id={trayId}
          kind="text"
          label={texts.tools.textColour}
          noneLabel={texts.noTextColour}
          colours={Object.entries(TEXT_COLOURS).map(([name, value]) => ({
            value,
            label: nameOf(texts.textColours, name),
          }))}
          chosen={state.colour}
          onClose={closeTray}
          onChoose={(colour) => {
            setTray(null);
            if (colour === null) editor.chain().focus().unsetColor().run();
            else editor.chain().focus().setColor(colour).run();
          }}
        />
      )}
      {tray === "highlightColour" && (
        <ColourTray
          id={trayId}
          kind="ground"
          label={texts.tools.highlightColour}
          noneLabel={texts.noHighlight}
          colours={Object.entries(HIGHLIGHT_COLOURS).map(([name, value]) => ({
            value,
            label: nameOf(texts.highlightColours, name),
          }))}
          chosen={state.highlight}
          onClose={closeTray}
          onChoose={(color) => {
            setTray(null);
            if (color === null) editor.chain().focus().unsetHighlight().run();
            else editor.chain().focus().setHighlight({ color }).run();
          }}
        />
      )}
      {dialog === "link" && (
        <LinkDialog
          address={state.isLink ? String(editor.getAttributes("link").href ?? "") : null}
          onClose={() => setDialog(null)}
          onSet={(href) => {
            setDialog(null);
            setLink(editor, href);
          }}
          onRemove={() => {
            setDialog(null);
            editor.chain().focus().extendMarkRange("link").unsetLink().run();
          }}
        />
      )}
      {(dialog === "image" || pasted) && (
        <ImageDialog
          image={pasted ? null : selectedImage(editor)}
          pasted={pasted}
          mayStandElsewhere={!isFull}
          onClose={closeImage}
          onPut={(image) => {
            closeImage();
            putImage(editor, image);
          }}
          onRemove={() => {
            closeImage();
            removeImage(editor);
          }}
        />
      )}
    </>
  );
}

function nameOf(names: Readonly<Record<string, string>>, name: string): string {
  return names[name] ?? name;
}
