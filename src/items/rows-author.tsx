/** Editing one list of rows, for item types that ask the same about several. */
import { RowEditor, type RowEditorLabels } from "../ui/authoring/row-editor.tsx";
import type { Problem } from "./contract.ts";
import { freshOptionId, OPTIONS_MAX, type Option } from "./options.ts";

/**
 * Rows with what is right in each, as radio buttons or check boxes; without `choices` only the texts. `at` and `atRight` are the
 * paths under which the problems refer to the rows and what is right. Ids of new rows begin with `prefix`.
 */
export function RowsAuthor({
  kind,
  at,
  atRight,
  prefix,
  rows,
  choices = [],
  isRight = () => false,
  fewest,
  labels,
  problems,
  onRows,
  onRight = () => {},
}: {
  kind: "one" | "many";
  at: string;
  atRight: string;
  prefix: string;
  rows: ReadonlyArray<Option>;
  choices?: ReadonlyArray<{ id: string; label: string }>;
  isRight?: (rowId: string, choiceId: string) => boolean;
  fewest: number;
  labels: RowEditorLabels;
  problems: ReadonlyArray<Problem>;
  onRows: (rows: Option[]) => void;
  onRight?: (rowId: string, choiceId: string, isRight: boolean) => void;
}) {
  return (
    <RowEditor
      kind={kind}
      at={at}
      atRight={atRight}
      rows={rows}
      choices={choices}
      isRight={isRight}
      fewest={fewest}
      most={OPTIONS_MAX}
      labels={labels}
      errorAt={(path) => problems.find((problem) => problem.level === "error" && problem.at === path)?.message}
      onText={(rowId, text) => onRows(rows.map((row) => (row.id === rowId ? { ...row, text } : row)))}
      onRight={onRight}
      onAdd={() => onRows([...rows, { id: freshOptionId(rows, prefix), text: "" }])}
      onRemove={(rowId) => onRows(rows.filter((row) => row.id !== rowId))}
    />
  );
}
