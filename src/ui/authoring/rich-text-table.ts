/** Tables, superscripts and subscripts in a rich text, and the toolbar's commands on tables. */
import { type Editor, Mark, mergeAttributes } from "@tiptap/core";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";

/** A text is on one level at a time. */
const LEVELS = "superscript subscript";

const Superscript = Mark.create({
  name: "superscript",
  excludes: LEVELS,
  parseHTML: () => [{ tag: "sup" }],
  renderHTML: ({ HTMLAttributes }) => ["sup", mergeAttributes(HTMLAttributes), 0],
  addKeyboardShortcuts() {
    return { "Mod-.": () => this.editor.commands.toggleMark(this.name) };
  },
});

const Subscript = Mark.create({
  name: "subscript",
  excludes: LEVELS,
  parseHTML: () => [{ tag: "sub" }],
  renderHTML: ({ HTMLAttributes }) => ["sub", mergeAttributes(HTMLAttributes), 0],
  addKeyboardShortcuts() {
    return { "Mod-,": () => this.editor.commands.toggleMark(this.name) };
  },
});

/** Tiptap's own also writes the widths of columns, and its Tab key adds a row after the last cell: it would never leave a table. */
const PlainTable = Table.extend({
  renderHTML: () => ["table", ["tbody", 0]],
  addKeyboardShortcuts() {
    return {
      ...this.parent?.(),
      Tab: () => this.editor.commands.goToNextCell(),
      "Shift-Tab": () => this.editor.commands.goToPreviousCell(),
    };
  },
}).configure({ View: null });

/** Tiptap's own also have an alignment, which the text in a cell has already. */
const spans = {
  colspan: { default: 1, parseHTML: spanOf("colspan") },
  rowspan: { default: 1, parseHTML: spanOf("rowspan") },
};
const PlainCell = TableCell.extend({ addAttributes: () => spans });
const PlainHeader = TableHeader.extend({ addAttributes: () => spans });

export const TABLE_EXTENSIONS = [Superscript, Subscript, PlainTable, TableRow, PlainCell, PlainHeader];

export const TABLE_TOOLS = [
  "headerRow",
  "rowBefore",
  "rowAfter",
  "deleteRow",
  "columnBefore",
  "columnAfter",
  "deleteColumn",
  "deleteTable",
] as const;
export type TableTool = (typeof TABLE_TOOLS)[number];

/** True where the cursor is in a table. */
export function isInTable(editor: Editor): boolean {
  return editor.isActive("table");
}

/** True where all cells of the first row of the table around the cursor are headings. */
export function hasHeaderRow(editor: Editor): boolean {
  const { $from } = editor.state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (node.type.name !== "table") continue;
    return node.firstChild?.content.content.every((cell) => cell.type.name === "tableHeader") ?? false;
  }
  return false;
}

/** Puts in a table of three columns and three rows, the first of them headings, with the cursor in its first cell. */
export function insertTable(editor: Editor): void {
  editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run();
}

/** Changes the table around the cursor, which returns to the text. */
export function changeTable(editor: Editor, tool: TableTool): void {
  const chain = editor.chain().focus();
  switch (tool) {
    case "headerRow":
      chain.toggleHeaderRow().run();
      break;
    case "rowBefore":
      chain.addRowBefore().run();
      break;
    case "rowAfter":
      chain.addRowAfter().run();
      break;
    case "deleteRow":
      // The last row or column goes with its table.
      if (!chain.deleteRow().run()) editor.chain().focus().deleteTable().run();
      break;
    case "columnBefore":
      chain.addColumnBefore().run();
      break;
    case "columnAfter":
      chain.addColumnAfter().run();
      break;
    case "deleteColumn":
      if (!chain.deleteColumn().run()) editor.chain().focus().deleteTable().run();
      break;
    case "deleteTable":
      chain.deleteTable().run();
      break;
    default:
      tool satisfies never;
  }
}

function spanOf(name: "colspan" | "rowspan") {
  return (element: HTMLElement) => Math.max(1, Number.parseInt(element.getAttribute(name) ?? "1", 10) || 1);
}
