/**
 * The editor's toolbar: one stop for the Tab key, arrow keys inside (ARIA Authoring Practices, toolbar). Pressing a tool
 * puts the cursor back into the text; a list of choices keeps the focus while the keyboard walks through it.
 */
import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { authoringTexts } from "../../content/en/authoring.ts";
import { Icon } from "../icon.tsx";
import { ColourTray } from "./colour-tray.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import styles from "./rich-text-editor.module.css";
import {
  BLOCK_FORMATS,
  FONT_SIZES,
  HIGHLIGHT_COLOURS,
  press,
  setFormat,
  setLink,
  TEXT_COLOURS,
  type Toggle,
  toolbarState,
} from "./rich-text-tools.ts";
import { ToolbarIcon, type ToolbarIconName } from "./toolbar-icon.tsx";

const texts = authoringTexts;

/** The tools of one editor; `label` names the field they format. */
export function RichTextToolbar({ editor, label, editorId }: { editor: Editor; label: string; editorId: string }) {
  const state = useEditorState({ editor, selector: (snapshot) => toolbarState(snapshot.editor) });
  const [tray, setTray] = useState<"textColour" | "highlightColour" | null>(null);
  const [isAskingLink, setIsAskingLink] = useState(false);
  const { toolbar, current, handlers } = useOneTabStop("format");
  const trayId = useId();

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
            {BLOCK_FORMATS.map((format) => (
              <option key={format} value={format}>
                {texts.blockFormats[format]}
              </option>
            ))}
          </ToolSelect>
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
          {toggle("underline")}
        </div>
        <div className={styles.group}>
          {toggle("alignLeft")}
          {toggle("alignCentre")}
          {toggle("alignRight")}
        </div>
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
            onPress={() => setIsAskingLink(true)}
          />
          {toggle("quote")}
          {toggle("codeBlock")}
        </div>
        <div className={styles.group}>
          {trayButton("textColour", state.colour)}
          {trayButton("highlightColour", state.highlight)}
        </div>
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
      {isAskingLink && (
        <LinkDialog
          address={state.isLink ? String(editor.getAttributes("link").href ?? "") : null}
          onClose={() => setIsAskingLink(false)}
          onSet={(href) => {
            setIsAskingLink(false);
            setLink(editor, href);
          }}
          onRemove={() => {
            setIsAskingLink(false);
            editor.chain().focus().extendMarkRange("link").unsetLink().run();
          }}
        />
      )}
    </>
  );
}

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

function Tool({ icon, onPress, bar, isOn, isDisabled = false, ...rest }: ToolProps) {
  return (
    <button
      {...rest}
      type="button"
      className={styles.tool}
      aria-label={texts.tools[icon]}
      title={texts.tools[icon]}
      aria-pressed={isOn}
      aria-disabled={isDisabled || undefined}
      // A press with the mouse must not take the selection out of the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (!isDisabled) onPress();
      }}
    >
      <ToolbarIcon name={icon} {...(bar === undefined ? {} : { bar })} />
    </button>
  );
}

function ToolSelect({
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

function useOneTabStop(first: string) {
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

function nameOf(names: Readonly<Record<string, string>>, name: string): string {
  return names[name] ?? name;
}
