/** The drop-downs of the editor's toolbar: formats, sizes and colours. */
import type { Editor } from "@tiptap/core";
import { authoringTexts } from "../../content/en/authoring.ts";
import { ColourTray } from "./colour-tray.tsx";
import {
  BLOCK_FORMATS,
  type BlockFormat,
  FONT_SIZES,
  HIGHLIGHT_COLOURS,
  setFormat,
  TEXT_COLOURS,
  type toolbarState,
} from "./rich-text-tools.ts";
import { ToolSelect } from "./toolbar-parts.tsx";

const texts = authoringTexts;

/** Under a title that is the first heading. */
const SIMPLE_FORMATS: ReadonlyArray<BlockFormat> = ["normal", "h2", "h3"];

type ToolProps = { "data-tool": string; tabIndex: number };
type ToolbarState = ReturnType<typeof toolbarState>;

/** The format of the text at the cursor: a heading, a paragraph. */
export function FormatSelect({
  editor,
  format,
  isFull,
  ...tool
}: ToolProps & { editor: Editor; format: BlockFormat | null; isFull: boolean }) {
  /** Includes the current format, which a drop-down has to be able to show. */
  const isOffered = (offered: BlockFormat) => isFull || SIMPLE_FORMATS.includes(offered) || offered === format;
  return (
    <ToolSelect
      {...tool}
      label={texts.blockFormat}
      value={format ?? "code"}
      onBack={() => editor.commands.focus()}
      onChoose={(value) => {
        const chosen = BLOCK_FORMATS.find((known) => known === value);
        if (chosen) setFormat(editor, chosen);
      }}
    >
      {format === null && <option value="code">{texts.inCodeBlock}</option>}
      {BLOCK_FORMATS.filter(isOffered).map((offered) => (
        <option key={offered} value={offered}>
          {texts.blockFormats[offered]}
        </option>
      ))}
    </ToolSelect>
  );
}

/** How large it is. */
export function SizeSelect({ editor, size, ...tool }: ToolProps & { editor: Editor; size: string }) {
  return (
    <ToolSelect
      {...tool}
      label={texts.fontSize}
      value={size}
      onBack={() => editor.commands.focus()}
      onChoose={(chosen) => {
        if (chosen === "") editor.chain().unsetFontSize().run();
        else editor.chain().setFontSize(chosen).run();
      }}
    >
      <option value="">{texts.defaultSize}</option>
      {[...new Set([...FONT_SIZES, ...(size ? [size] : [])])].map((offered) => (
        <option key={offered}>{offered}</option>
      ))}
    </ToolSelect>
  );
}

/** The colours of one kind, below the toolbar. */
export function ToolbarTray({
  id,
  kind,
  editor,
  state,
  onClose,
  onChosen,
}: {
  id: string;
  kind: "textColour" | "highlightColour";
  editor: Editor;
  state: ToolbarState;
  onClose: () => void;
  onChosen: () => void;
}) {
  const isText = kind === "textColour";
  const names: Readonly<Record<string, string>> = isText ? texts.textColours : texts.highlightColours;
  const paint = (color: string | null) => {
    const chain = editor.chain().focus();
    if (isText) return color === null ? chain.unsetColor() : chain.setColor(color);
    return color === null ? chain.unsetHighlight() : chain.setHighlight({ color });
  };
  return (
    <ColourTray
      id={id}
      kind={isText ? "text" : "ground"}
      label={texts.tools[kind]}
      noneLabel={isText ? texts.noTextColour : texts.noHighlight}
      colours={Object.entries(isText ? TEXT_COLOURS : HIGHLIGHT_COLOURS).map(([name, value]) => ({
        value,
        label: names[name] ?? name,
      }))}
      chosen={isText ? state.colour : state.highlight}
      onClose={onClose}
      onChoose={(color) => {
        onChosen();
        paint(color).run();
      }}
    />
  );
}
