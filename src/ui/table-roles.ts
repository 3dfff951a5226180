/**
 * The role of each part of a table, stated explicitly: browsers drop it when the parts are laid out as blocks (ARIA in HTML,
 * table roles). To be spread on the elements.
 */
export const TABLE_ROLES = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  columnHeader: { role: "columnheader", scope: "col" },
  rowHeader: { role: "rowheader", scope: "row" },
  cell: { role: "cell" },
} as const;
