/** Rows against columns, a native radio button or check box in each cell; the whole cell is clickable. */
import { type ReactNode, useId } from "react";
import { TABLE_ROLES as ROLES } from "../table-roles.ts";
import styles from "./choice-grid.module.css";
import gridStyles from "./grid.module.css";
import { GridFrame, GridHead } from "./grid.tsx";

type Named<Id extends string> = { id: Id; text: string };

/**
 * One question asked for several rows. `onChange` receives the ids of all columns now chosen in that row, in the columns' order.
 * Each control is labelled by its row and its column.
 */
export function ChoiceGrid<ColumnId extends string>(props: {
  /** In a row. */
  kind: "one" | "many";
  instruction: string;
  /** The caption of the table. */
  label: string;
  /** What the rows are, above them. */
  rowHeading: ReactNode;
  columns: ReadonlyArray<Named<ColumnId>>;
  rows: ReadonlyArray<Named<string>>;
  isChosen: (rowId: string, columnId: ColumnId) => boolean;
  /** How complete the answer is, below the grid. */
  progress: string;
  disabled: boolean;
  onChange: (rowId: string, chosen: ColumnId[]) => void;
}) {
  const { kind, instruction, label, rowHeading, columns, rows, isChosen, progress, disabled, onChange } = props;
  const id = useId();

  function choose(rowId: string, columnId: ColumnId, isNowChosen: boolean) {
    if (kind === "one") return onChange(rowId, [columnId]);
    const ids = columns.map((column) => column.id);
    onChange(
      rowId,
      ids.filter((other) => (other === columnId ? isNowChosen : isChosen(rowId, other))),
    );
  }

  return (
    <fieldset className={styles.grid} disabled={disabled}>
      <legend className={styles.instruction}>{instruction}</legend>
      <GridFrame label={label} columnTexts={columns.map(({ text }) => text)} canPair>
        <GridHead id={id} rowHeading={rowHeading} columnTexts={columns.map(({ text }) => text)} />
        <tbody {...ROLES.group} className={gridStyles.body}>
          {rows.map((row, rowIndex) => (
            <tr {...ROLES.row} key={row.id}>
              <th {...ROLES.rowHeader} dir="auto" id={`${id}-row-${rowIndex}`}>
                {row.text}
              </th>
              {columns.map((column, columnIndex) => (
                <td {...ROLES.cell} key={column.id} className={styles.cell}>
                  <label className={styles.choice}>
                    <input
                      className={styles.control}
                      type={kind === "one" ? "radio" : "checkbox"}
                      name={`${id}-${rowIndex}`}
                      value={column.id}
                      aria-labelledby={`${id}-row-${rowIndex} ${id}-column-${columnIndex}`}
                      checked={isChosen(row.id, column.id)}
                      onChange={(event) => choose(row.id, column.id, event.currentTarget.checked)}
                    />
                    <span dir="auto" className={gridStyles.cardLabel} aria-hidden="true">
                      {column.text}
                    </span>
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </GridFrame>
      <p className={styles.progress}>{progress}</p>
    </fieldset>
  );
}
