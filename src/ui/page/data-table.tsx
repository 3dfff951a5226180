/** A table of rows. Without room for columns each row becomes a card, and stays a row to assistive technology. */
import type { ReactNode } from "react";
import { Link } from "react-router";
import { classes } from "../classes.ts";
import { Icon } from "../icon.tsx";
import { TABLE_ROLES as ROLES } from "../table-roles.ts";
import { VisuallyHidden } from "../visually-hidden.tsx";
import styles from "./data-table.module.css";

export type Column<Row> = {
  /** Unique in the table. */
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Figures are right-aligned, words left-aligned. */
  align?: "start" | "end";
  /** The cell names its row. One column has it; by default the first. */
  isRowHeader?: boolean;
  /** Never wrapped: for an id, a date, a figure. */
  isOneLine?: boolean;
  /** A column of buttons: its header is visually hidden. */
  isActions?: boolean;
  /**
   * Its header sorts the rows, by a link to the list in that order. Cards have no headers to press: a list with such columns must
   * offer its orders in its filters too.
   */
  sort?: { to: string; direction: "ascending" | "descending" | null };
};

/** A table with a caption. If there are no rows, callers show an EmptyState instead. */
export function DataTable<Row>({
  caption,
  isCaptionHidden = false,
  hasFigures = false,
  columns,
  rows,
  rowId,
}: {
  caption: string;
  isCaptionHidden?: boolean;
  /** Short figures in all columns: they stand beside each other in a card, too. */
  hasFigures?: boolean;
  columns: ReadonlyArray<Column<Row>>;
  rows: ReadonlyArray<Row>;
  rowId: (row: Row) => string;
}) {
  const heading = columns.find((column) => column.isRowHeader) ?? columns[0];
  return (
    <div className={styles.frame} data-figures={hasFigures || undefined}>
      <table {...ROLES.table} className={styles.table}>
        <caption className={classes(styles.caption, isCaptionHidden && styles.captionHidden)}>
          {isCaptionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <thead {...ROLES.group} className={styles.head}>
          <tr {...ROLES.row}>
            {columns.map((column) => (
              <th
                {...ROLES.columnHeader}
                key={column.id}
                data-align={column.align ?? "start"}
                data-actions={column.isActions || undefined}
                aria-sort={column.sort?.direction ?? undefined}
              >
                <ColumnHeader column={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROLES.group} className={styles.body}>
          {rows.map((row) => (
            <tr {...ROLES.row} key={rowId(row)}>
              {columns.map((column) => {
                const shared = {
                  "data-align": column.align ?? "start",
                  "data-one-line": column.isOneLine || undefined,
                  "data-actions": column.isActions || undefined,
                };
                const content = (
                  <>
                    {column !== heading && !column.isActions && (
                      <span className={styles.cardLabel} aria-hidden="true">
                        {column.header}
                      </span>
                    )}
                    <span className={styles.value}>{column.cell(row)}</span>
                  </>
                );
                return column === heading ? (
                  <th {...ROLES.rowHeader} {...shared} key={column.id}>
                    {content}
                  </th>
                ) : (
                  <td {...ROLES.cell} {...shared} key={column.id}>
                    {content}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ColumnHeader<Row>({ column: { header, isActions, sort } }: { column: Column<Row> }) {
  if (isActions) return <VisuallyHidden>{header}</VisuallyHidden>;
  if (!sort) return <span>{header}</span>;
  return (
    <>
      <Link to={sort.to} preventScrollReset className={styles.sort} data-direction={sort.direction ?? undefined}>
        <span>{header}</span>
        <Icon name={sort.direction === "descending" ? "chevron-down" : "chevron-up"} size="sm" />
      </Link>
      <span className={styles.cardHeader}>{header}</span>
    </>
  );
}
