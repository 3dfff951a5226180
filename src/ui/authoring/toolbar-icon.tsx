/** The drawings of the editor's toolbar, apart from the kit's icons: only pages with an editor load them. */
const PATHS = {
  undo: "M8.5 4.5 4 9l4.5 4.5 M4.5 9H14a5.5 5.5 0 0 1 0 11h-3.5",
  redo: "M15.5 4.5 20 9l-4.5 4.5 M19.5 9H10a5.5 5.5 0 0 0 0 11h3.5",
  bold: "M7 4.8h5.6a3.5 3.5 0 0 1 0 7.1H7Z M7 11.9h6.6a3.65 3.65 0 0 1 0 7.3H7Z",
  italic: "M10.5 4.8H18 M6 19.2h7.5 M14.3 4.8 9.7 19.2",
  underline: "M7 4.2v6.6a5 5 0 0 0 10 0V4.2 M5.5 20h13",
  superscript: "M4.5 8l7.5 10 M12 8 4.5 18 M15.5 5.4c.2-1.6 3.6-1.7 3.6.2 0 1.5-2.9 2.4-3.6 4.4h3.9",
  subscript: "M4.5 5l7.5 10 M12 5 4.5 15 M15.5 15.4c.2-1.6 3.6-1.7 3.6.2 0 1.5-2.9 2.4-3.6 4.4h3.9",
  alignLeft: "M4 6h16 M4 12h9.5 M4 18h13",
  alignCentre: "M4 6h16 M7.25 12h9.5 M5.5 18h13",
  alignRight: "M4 6h16 M10.5 12H20 M7 18h13",
  bulletList: "M9.5 6.5H20 M9.5 12H20 M9.5 17.5H20 M4.8 6.5h.1 M4.8 12h.1 M4.8 17.5h.1",
  numberedList:
    "M10.5 6.5H20 M10.5 12H20 M10.5 17.5H20 M4.2 4.9l1.5-.9v5 M4 15.3c.2-1.5 2.6-1.5 2.6.1 0 1.2-2.5 2.2-2.6 3.6h2.8",
  link: "M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L12 6.3 M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.1-1.1",
  image: "M4 5h16v14H4Z M4 16.5l4.8-5 4 4.2 2.7-2.6 4.5 4.3 M15.6 8.6a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2Z",
  quote: "M9.6 7c-3 1-4.6 3.3-4.6 6.4V17h5v-5.2H7.1 M19.1 7c-3 1-4.6 3.3-4.6 6.4V17h5v-5.2h-2.9",
  codeBlock: "M8.5 7 3.5 12l5 5 M15.5 7l5 5-5 5",
  table: "M4 5h16v14H4Z M4 9.7h16 M4 14.3h16 M9.3 5v14 M14.7 5v14",
  headerRow: "M4 5h16v14H4Z M4 10h16 M4 7h16 M4 8.5h16 M12 10v9",
  rowBefore: "M4 12h16v7H4Z M12 12v7 M12 2.5v6 M9 5.5h6",
  rowAfter: "M4 5h16v7H4Z M12 5v7 M12 15.5v6 M9 18.5h6",
  deleteRow: "M4 4.5h16v6H4Z M12 4.5v6 M9.5 14.5l5 5 M14.5 14.5l-5 5",
  columnBefore: "M12 4v16h7V4Z M12 12h7 M2.5 12h6 M5.5 9v6",
  columnAfter: "M5 4v16h7V4Z M5 12h7 M15.5 12h6 M18.5 9v6",
  deleteColumn: "M4.5 4v16h6V4Z M4.5 12h6 M14.5 9.5l5 5 M19.5 9.5l-5 5",
  deleteTable: "M20 11V5H4v14h7 M4 9.7h16 M9.3 5v14 M14.5 14.5l5.5 5.5 M20 14.5l-5.5 5.5",
  textColour: "M6.3 15.2 12 3.6l5.7 11.6 M8.4 11.2h7.2",
  highlightColour: "M8.2 16.2H5.6v-2.8l9-9a2 2 0 0 1 2.8 2.8Z M12.8 6.2l2.8 2.8",
} as const;

export type ToolbarIconName = keyof typeof PATHS;

/** A drawing on a button of the toolbar. `bar` is the colour of the line below it: the one in use. */
export function ToolbarIcon({ name, bar }: { name: ToolbarIconName; bar?: string | null }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === "bold" ? 2.5 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
      {bar !== undefined && <path d="M4.5 20.5h15" strokeWidth="3.5" stroke={bar ?? "currentColor"} />}
    </svg>
  );
}
