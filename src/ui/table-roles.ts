/**
 * What each part of a table is, said once more: browsers forget it when the parts are laid out as blocks, and these keep a
 * table one (ARIA in HTML, table roles). To be spread on the elements.
 */
export const TABLE_ROLES = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  columnHeader: { role: "columnheader", scope: "col" },
  rowHeader: { role: "rowheader", scope: "row" },
  cell: { role: "cell" },
} as const;
