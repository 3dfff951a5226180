import { matrixAuthoringTexts as texts } from "../../../content/en/item-matrix-authoring.ts";
import { SelectField } from "../../../ui/fields.tsx";
import { byRow, entryOf, withEntry } from "../../by-row.ts";
import type { AuthorView } from "../../contract.ts";
import { hasOption, type Option } from "../../options.ts";
import { RowsAuthor } from "../../rows-author.tsx";
import { COLUMN_PREFIX, COLUMNS_MIN, ROW_PREFIX, ROWS_MIN } from "./authoring.ts";
import { type Cells, type Content, isMarked, type Solution } from "./model.ts";

/**
 * The selection mode, the columns, and the rows with what is right in each. Changing the mode keeps the marks: a row with two
 * right columns shows none of them in single choice, and is reported as needing one.
 */
export const MatrixAuthor: AuthorView<Content, Solution> = ({ content, solution, problems, onChange }) => {
  const { selection, columns, rows } = content;
  const { correct } = solution;
  const change = (part: Partial<Content>, marked: Cells = correct) => {
    const changed = { ...content, ...part };
    onChange({
      content: changed,
      solution: { ...solution, correct: onlyCells(marked, changed.rows, changed.columns) },
    });
  };

  function mark(rowId: string, columnId: string, isRight: boolean) {
    if (selection === "one") return change({}, withEntry(rows, correct, rowId, [columnId]));
    const ids = columns.map(({ id }) => id);
    const marked = ids.filter((id) => (id === columnId ? isRight : isMarked(correct, rowId, id)));
    change({}, withEntry(rows, correct, rowId, marked));
  }

  return (
    <>
      <SelectField
        label={texts.selection}
        name="content.selection"
        hint={texts.selectionHints[selection]}
        options={(["one", "many"] as const).map((value) => ({ value, label: texts.selections[value] }))}
        value={selection}
        onChange={(event) => change({ selection: event.currentTarget.value === "many" ? "many" : "one" })}
      />
      <RowsAuthor
        kind={selection}
        at="content.columns"
        atRight="content.columns"
        prefix={COLUMN_PREFIX}
        rows={columns}
        fewest={COLUMNS_MIN}
        labels={texts.columns}
        problems={problems}
        onRows={(changed) => change({ columns: changed })}
      />
      <RowsAuthor
        kind={selection}
        at="content.rows"
        atRight="solution.correct"
        prefix={ROW_PREFIX}
        rows={rows}
        choices={columns.map(({ id, text }, index) => ({ id, label: text.trim() || texts.column(index + 1) }))}
        isRight={(rowId, columnId) =>
          isMarked(correct, rowId, columnId) && (selection === "many" || entryOf(correct, rowId)?.length === 1)
        }
        fewest={ROWS_MIN}
        labels={{ ...texts.rows, rows: texts.rowsOf[selection] }}
        problems={problems}
        onRows={(changed) => change({ rows: changed })}
        onRight={mark}
      />
    </>
  );
};

/** Removing a row or column removes its cells. */
function onlyCells(cells: Cells, rows: ReadonlyArray<Option>, columns: ReadonlyArray<Option>): Cells {
  return byRow(rows, (rowId) => {
    const ids = (entryOf(cells, rowId) ?? []).filter((columnId) => hasOption(columns, columnId));
    return ids.length > 0 ? ids : undefined;
  });
}
