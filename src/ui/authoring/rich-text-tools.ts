/**
 * What the editor can do (docs/product/questions.md#tools-of-the-editor), and what `sanitizeRichText` therefore keeps.
 * Typing never formats by itself: "> 38 °C" at the start of a line stays what it is.
 */
import type { ChainedCommands, Editor } from "@tiptap/core";
import { Highlight } from "@tiptap/extension-highlight";
import { TextAlign } from "@tiptap/extension-text-align";
import { Color, FontSize, TextStyle } from "@tiptap/extension-text-style";
import { StarterKit } from "@tiptap/starter-kit";
import { ImageNode, selectedImage } from "./rich-text-image.ts";
import { TABLE_EXTENSIONS } from "./rich-text-table.ts";

/** Tiptap's own also writes `color: inherit` with the background, which at night would put light ink on it. */
const ColouredHighlight = Highlight.extend({
  addAttributes() {
    return {
      color: {
        default: null,
        parseHTML: (element: HTMLElement) => element.getAttribute("data-color") || element.style.backgroundColor,
        renderHTML: ({ color }: { color?: string | null }) =>
          color ? { "data-color": color, style: `background-color: ${color}` } : {},
      },
    };
  },
});

export const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3] },
    horizontalRule: false,
    trailingNode: false,
    link: { openOnClick: false, autolink: false, linkOnPaste: false, defaultProtocol: "https" },
  }),
  TextAlign.configure({ types: ["heading", "paragraph"], alignments: ["left", "center", "right"] }),
  TextStyle,
  Color,
  FontSize,
  ColouredHighlight.configure({ multicolor: true }),
  ImageNode,
  ...TABLE_EXTENSIONS,
];

export const BLOCK_FORMATS = ["normal", "h1", "h2", "h3", "paragraph", "quote"] as const;
export type BlockFormat = (typeof BLOCK_FORMATS)[number];

export const FONT_SIZES = ["8pt", "10pt", "12pt", "14pt", "18pt", "24pt", "36pt"] as const;

/** Dark enough for paper; inverted at night (`rich-text.module.css`). */
export const TEXT_COLOURS = {
  red: "#b3261e",
  orange: "#954600",
  green: "#1b673a",
  teal: "#0d5f63",
  blue: "#1f4fbf",
  purple: "#6b2fb3",
  grey: "#5b6467",
} as const;

/** Light enough for dark ink, at night as well. */
export const HIGHLIGHT_COLOURS = {
  yellow: "#ffe49a",
  orange: "#ffd6ad",
  green: "#c8ecce",
  blue: "#cbe3fb",
  pink: "#fcd0dd",
  grey: "#e0e3e1",
} as const;

const TOGGLES = [
  "bold",
  "italic",
  "underline",
  "superscript",
  "subscript",
  "alignLeft",
  "alignCentre",
  "alignRight",
  "bulletList",
  "numberedList",
  "quote",
  "codeBlock",
] as const;
export type Toggle = (typeof TOGGLES)[number];
const OF_LETTERS: ReadonlySet<Toggle> = new Set(["bold", "italic", "underline", "superscript", "subscript"]);

export type ToolbarState = {
  /** Null in a code block, which has no format of the list. */
  format: BlockFormat | null;
  /** Empty for text of the default size. */
  size: string;
  colour: string | null;
  highlight: string | null;
  on: Toggle[];
  isLink: boolean;
  isImage: boolean;
  canUndo: boolean;
  canRedo: boolean;
};

/** What the toolbar shows about the cursor's position. */
export function toolbarState(editor: Editor): ToolbarState {
  return {
    format: formatAtCursor(editor),
    size: attribute(editor, "textStyle", "fontSize") ?? "",
    colour: asHex(attribute(editor, "textStyle", "color")),
    highlight: asHex(attribute(editor, "highlight", "color")),
    on: TOGGLES.filter((toggle) => isOn(editor, toggle)),
    isLink: editor.isActive("link"),
    isImage: selectedImage(editor) !== null,
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  };
}

/** "Normal" removes all block formatting: lists, quotes and alignment too. */
export function setFormat(editor: Editor, format: BlockFormat): void {
  keepMarks(editor, formatted(editor.chain(), format, editor.isActive("blockquote"))).run();
}

/** Toggles one kind of formatting. */
export function press(editor: Editor, toggle: Toggle): void {
  const chain = toggled(editor.chain().focus(), toggle);
  (OF_LETTERS.has(toggle) ? chain : keepMarks(editor, chain)).run();
}

function formatted(chain: ChainedCommands, format: BlockFormat, isQuote: boolean): ChainedCommands {
  switch (format) {
    case "normal":
      return chain.clearNodes().unsetTextAlign();
    case "paragraph":
      return (isQuote ? chain.unsetBlockquote() : chain).setParagraph();
    case "h1":
    case "h2":
    case "h3":
      return chain.clearNodes().setHeading({ level: LEVELS[format] });
    case "quote":
      return chain.clearNodes().setBlockquote();
    default:
      return format satisfies never;
  }
}

function toggled(chain: ChainedCommands, toggle: Toggle): ChainedCommands {
  switch (toggle) {
    case "bold":
      return chain.toggleBold();
    case "italic":
      return chain.toggleItalic();
    case "underline":
      return chain.toggleUnderline();
    case "superscript":
    case "subscript":
      return chain.toggleMark(toggle);
    case "alignLeft":
      return chain.unsetTextAlign();
    case "alignCentre":
      return chain.toggleTextAlign("center");
    case "alignRight":
      return chain.toggleTextAlign("right");
    case "bulletList":
      return chain.toggleBulletList();
    case "numberedList":
      return chain.toggleOrderedList();
    case "quote":
      return chain.toggleBlockquote();
    case "codeBlock":
      return chain.toggleCodeBlock();
    default:
      return toggle satisfies never;
  }
}

/** Formatting toggled for the next character survives a change of block; the editor would drop it. */
function keepMarks(editor: Editor, chain: ChainedCommands): ChainedCommands {
  const { storedMarks } = editor.state;
  return chain.command(({ tr }) => {
    if (storedMarks) tr.setStoredMarks(storedMarks);
    return true;
  });
}

/** Links the selection, or the whole link around the cursor, or otherwise inserts the address itself. */
export function setLink(editor: Editor, href: string): void {
  const { empty } = editor.state.selection;
  if (empty && !editor.isActive("link")) {
    const text = href.replace(/^mailto:/, "");
    editor
      .chain()
      .focus()
      .insertContent({ type: "text", text, marks: [{ type: "link", attrs: { href } }] })
      .run();
    return;
  }
  editor.chain().focus().extendMarkRange("link").setLink({ href }).run();
}

/** The typed text as an allowed address of a link, or null. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  const href = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : text.includes("@") ? `mailto:${text}` : `https://${text}`;
  if (text === "" || /\s/.test(text) || !URL.canParse(href)) return null;
  const { protocol, hostname, pathname } = new URL(href);
  if (protocol === "mailto:") return /^[^@]+@[^@.]+(?:\.[^@.]+)+$/.test(pathname) ? href : null;
  return (protocol === "https:" || protocol === "http:") && hostname.includes(".") ? href : null;
}

const LEVELS = { h1: 1, h2: 2, h3: 3 } as const;

function formatAtCursor(editor: Editor): BlockFormat | null {
  if (editor.isActive("codeBlock")) return null;
  if (editor.isActive("heading", { level: 1 })) return "h1";
  if (editor.isActive("heading", { level: 2 })) return "h2";
  if (editor.isActive("heading", { level: 3 })) return "h3";
  if (editor.isActive("blockquote")) return "quote";
  const hasOwn = editor.isActive("listItem") || isAligned(editor, "center") || isAligned(editor, "right");
  return hasOwn ? "paragraph" : "normal";
}

function isOn(editor: Editor, toggle: Toggle): boolean {
  switch (toggle) {
    case "bold":
    case "italic":
    case "underline":
    case "superscript":
    case "subscript":
    case "bulletList":
    case "codeBlock":
      return editor.isActive(toggle);
    case "numberedList":
      return editor.isActive("orderedList");
    case "quote":
      return editor.isActive("blockquote");
    case "alignLeft":
      return !isAligned(editor, "center") && !isAligned(editor, "right");
    case "alignCentre":
      return isAligned(editor, "center");
    case "alignRight":
      return isAligned(editor, "right");
    default:
      return toggle satisfies never;
  }
}

function isAligned(editor: Editor, alignment: "center" | "right"): boolean {
  return editor.isActive({ textAlign: alignment });
}

function attribute(editor: Editor, mark: string, name: string): string | null {
  const value: unknown = editor.getAttributes(mark)[name];
  return typeof value === "string" && value !== "" ? value : null;
}

/** Browsers return a colour written as #rrggbb in the form rgb(). */
function asHex(colour: string | null): string | null {
  const [, ...parts] = /^rgb\((\d+), ?(\d+), ?(\d+)\)$/.exec(colour ?? "") ?? [];
  return parts.length === 3 ? `#${parts.map((part) => Number(part).toString(16).padStart(2, "0")).join("")}` : colour;
}
