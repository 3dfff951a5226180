import { stimulusAuthoringTexts } from "../../../../content/en/stimulus-authoring.ts";
import { TABLE_COLUMNS_MAX, TABLE_ROWS_MAX, type Table } from "../../../../modules/stimuli/content.ts";
import { Button, IconButton } from "../../../../ui/button.tsx";
import { GridInput } from "./grid-input.tsx";
import styles from "./record-form.module.css";

const { table: texts, removed } = stimulusAuthoringTexts.record;

const BLANK: Table = { headings: ["", ""], rows: [["", ""]] };

/** The table of an entry, which may have none. `at` is the path of the entry. */
export function TableFields(props: {
  at: string;
  table: Table | null;
  onChange: (table: Table) => void;
  /** The table without something, with what is said about it. */
  onRemove: (table: Table | null, words: string) => void;
}) {
  const { at, table, onChange, onRemove } = props;
  if (!table) {
    return (
      <div>
        <Button variant="secondary" size="sm" icon="plus" onClick={() => onChange(BLANK)}>
          {texts.add}
        </Button>
      </div>
    );
  }
  const { headings, rows } = table;
  const replaced = (cells: ReadonlyArray<string>, index: number, text: string) => cells.with(index, text);
  const eachRow = (change: (cells: string[]) => string[]) => ({ headings: change(headings), rows: rows.map(change) });
  return (
    <fieldset className="stack gap-2">
      <legend className={styles.legend}>{texts.label}</legend>
      <div className={styles.scroller}>
        <table className={styles.grid}>
          <thead>
            <tr>
              {headings.map((heading, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no identity, only a place.
                <th key={column} scope="col">
                  <GridInput
                    label={texts.heading(column + 1)}
                    at={`${at}.table.headings.${column}`}
                    isWide
                    placeholder={texts.heading(column + 1)}
                    value={heading}
                    onChange={(text) => onChange({ ...table, headings: replaced(headings, column, text) })}
                  />
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows neither.
              <tr key={row}>
                {cells.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: nor cells.
                  <td key={column}>
                    <GridInput
                      label={texts.cell(row + 1, column + 1)}
                      at={`${at}.table.rows.${row}.${column}`}
                      isWide
                      value={cell}
                      onChange={(text) => onChange({ ...table, rows: rows.with(row, replaced(cells, column, text)) })}
                    />
                  </td>
                ))}
                <td>
                  <IconButton
                    icon="trash"
                    label={texts.removeRow(row + 1)}
                    aria-disabled={rows.length === 1}
                    onClick={() => rows.length > 1 && onRemove({ ...table, rows: rows.toSpliced(row, 1) }, removed.row)}
                  />
                </td>
              </tr>
            ))}
            <tr>
              {headings.map((_, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                <td key={column}>
                  <IconButton
                    icon="trash"
                    label={texts.removeColumn(column + 1)}
                    aria-disabled={headings.length === 1}
                    onClick={() =>
                      headings.length > 1 &&
                      onRemove(
                        eachRow((cells) => cells.toSpliced(column, 1)),
                        removed.column,
                      )
                    }
                  />
                </td>
              ))}
              <td />
            </tr>
          </tbody>
        </table>
      </div>
      <div className="cluster gap-2">
        <Button
          variant="secondary"
          size="sm"
          icon="plus"
          disabled={rows.length >= TABLE_ROWS_MAX}
          onClick={() => onChange({ ...table, rows: [...rows, headings.map(() => "")] })}
        >
          {texts.addRow}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          icon="plus"
          disabled={headings.length >= TABLE_COLUMNS_MAX}
          onClick={() => onChange(eachRow((cells) => [...cells, ""]))}
        >
          {texts.addColumn}
        </Button>
        <Button variant="quiet" size="sm" icon="trash" onClick={() => onRemove(null, removed.table)}>
          {texts.remove}
        </Button>
      </div>
    </fieldset>
  );
}
