/** What a printable sheet is made of. A page has columns, and what stands in them is one of a few kinds of block. */

type Titled = { title: string };

/** Rows of words under headers; the first cell of a row names it. */
export type TableBlock = Titled & {
  kind: "table";
  headers: ReadonlyArray<string>;
  rows: ReadonlyArray<ReadonlyArray<string>>;
  /** How wide each column is, in parts of the whole. */
  widths: ReadonlyArray<number>;
  note?: string;
};

export type FormulasBlock = Titled & {
  kind: "formulas";
  formulas: ReadonlyArray<{ name: string; formula: string; example: string; working: string }>;
};

export type ListBlock = Titled & { kind: "list"; items: ReadonlyArray<string>; isNumbered?: boolean };

/** Boxes to be ticked, under a letter of their own where they have one. */
export type ChecklistBlock = Titled & {
  kind: "checklist";
  letter?: string;
  items: ReadonlyArray<string>;
  /** What must not be missed here. */
  alert?: string;
};

/** Lines to be written on. */
export type LinesBlock = Titled & { kind: "lines"; fields: ReadonlyArray<string>; columns: number };

/** An empty table to be written into. */
export type GridBlock = Titled & {
  kind: "grid";
  headers: ReadonlyArray<string>;
  rows: ReadonlyArray<string>;
  /** Millimetres. */
  rowHeight: number;
};

export type Block = TableBlock | FormulasBlock | ListBlock | ChecklistBlock | LinesBlock | GridBlock;

/** Columns side by side. A page has one band or more, from top to bottom. */
export type Band = {
  /** Parts of the width, one for each column. */
  widths: ReadonlyArray<number>;
  columns: ReadonlyArray<ReadonlyArray<Block>>;
};

export type Sheet = {
  title: string;
  /** One sentence below the title, also shown on the card. */
  summary: string;
  orientation: "portrait" | "landscape";
  /** The day of the present edition: to be changed with the content. */
  date: string;
  /** Whose mark an exam's name is. */
  notice?: string;
  /** Points: as large as the content allows. */
  textSize: number;
  pages: ReadonlyArray<ReadonlyArray<Band>>;
};
