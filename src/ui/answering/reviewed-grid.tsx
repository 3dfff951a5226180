/** A grid after scoring: what was chosen and what is right in each row, in words and with an icon, never by colour alone. */
import { type ReactNode, useId } from "react";
import { classes } from "../classes.ts";
import { TABLE_ROLES as ROLES } from "../table-roles.ts";
import gridStyles from "./grid.module.css";
import { GridFrame, GridHead } from "./grid.tsx";
import { choiceStateOf, labelOf, signOf } from "./reviewed-choices.tsx";
import styles from "./reviewed-grid.module.css";

type Named = { id: string; text: string };

/** Points in words, for each row or for each column, under their heading. */
export type GridPoints = { heading: string; of: (id: string) => string };

/** The rows and columns with the outcome of each cell. `labels` are the words for the three that need one. */
export function ReviewedGrid(props: {
  label: string;
  rowHeading: ReactNode;
  columns: ReadonlyArray<Named>;
  rows: ReadonlyArray<Named>;
  isChosen: (rowId: string, columnId: string) => boolean;
  isRight: (rowId: string, columnId: string) => boolean;
  labels: { chosenRight: string; chosenWrong: string; missed: string };
  rowPoints?: GridPoints;
  columnPoints?: GridPoints;
}) {
  const { label, rowHeading, columns, rows, isChosen, isRight, labels, rowPoints, columnPoints } = props;
  const id = useId();
  const columnTexts = columns.map(({ text }) => text);
  return (
    <GridFrame label={label} columnTexts={columnTexts} canPair={false}>
      <GridHead
        id={id}
        rowHeading={rowHeading}
        columnTexts={rowPoints ? [...columnTexts, rowPoints.heading] : columnTexts}
      />
      <tbody {...ROLES.group} className={gridStyles.body}>
        {rows.map((row) => (
          <tr {...ROLES.row} key={row.id}>
            <th {...ROLES.rowHeader} dir="auto">
              {row.text}
            </th>
            {columns.map((column) => {
              const state = choiceStateOf(isChosen(row.id, column.id), isRight(row.id, column.id));
              return (
                <td {...ROLES.cell} key={column.id} className={styles.cell} data-state={state}>
                  <span className={styles.mark}>
                    <span className={styles.sign}>{signOf(state)}</span>
                    <span className={styles.words}>
                      <span dir="auto" className={gridStyles.cardLabel} aria-hidden="true">
                        {column.text}
                      </span>
                      {state !== "left" && <strong className={styles.label}>{labelOf(state, labels)}</strong>}
                    </span>
                  </span>
                </td>
              );
            })}
            {rowPoints && (
              <td {...ROLES.cell} className={styles.points}>
                {rowPoints.of(row.id)}
              </td>
            )}
          </tr>
        ))}
      </tbody>
      {columnPoints && (
        <tfoot {...ROLES.group} className={gridStyles.foot}>
          <tr {...ROLES.row}>
            <th {...ROLES.rowHeader}>{columnPoints.heading}</th>
            {columns.map((column) => (
              <td {...ROLES.cell} key={column.id} className={styles.points}>
                <span className={classes(gridStyles.cardLabel, styles.columnPoints)} aria-hidden="true">
                  {column.text}
                </span>
                <span>{columnPoints.of(column.id)}</span>
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </GridFrame>
  );
}
