/** Rows with a heading and running text in their cells: a table where there is room, otherwise one card per row. */
import { type ReactNode, useId } from "react";
import { TABLE_ROLES as ROLES } from "../table-roles.ts";
import styles from "./findings-table.module.css";
import gridStyles from "./grid.module.css";
import { GridFrame, GridHead } from "./grid.tsx";

/** As many cells in each row as there are `columnTexts`. */
export function FindingsTable(props: {
  label: string;
  titleHeading: string;
  columnTexts: ReadonlyArray<string>;
  rows: ReadonlyArray<{ id: string; title: string; cells: ReadonlyArray<ReactNode> }>;
}) {
  const { label, titleHeading, columnTexts, rows } = props;
  const id = useId();
  return (
    <div className={styles.findings}>
      <GridFrame label={label} columnTexts={columnTexts} canPair={false}>
        <GridHead id={id} rowHeading={titleHeading} columnTexts={columnTexts} />
        <tbody {...ROLES.group} className={gridStyles.body}>
          {rows.map((row) => (
            <tr {...ROLES.row} key={row.id}>
              <th {...ROLES.rowHeader} dir="auto">
                {row.title}
              </th>
              {row.cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column.
                <td {...ROLES.cell} key={index}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </GridFrame>
    </div>
  );
}
