/** What the report of an import says of questions, besides the numbers. */
import { importTexts } from "../../../../content/en/questions.ts";
import type { ImportReport } from "../../../../modules/questions/commands/import-questions.server.ts";
import { oneText } from "../../../../ui/one-text.ts";
import type { Column } from "../../../../ui/page/data-table.tsx";
import styles from "../../shared/import/panel.module.css";
import { ImportRows } from "../../shared/import/report.tsx";

const texts = importTexts.dialog;

type Problem = ImportReport["problems"][number];

const columns = (reason: string): ReadonlyArray<Column<Problem>> => [
  { id: "line", header: texts.line, cell: ({ line }) => texts.lineNumber(line), isOneLine: true },
  { id: "column", header: texts.column, cell: ({ column }) => column ?? texts.wholeRow, isOneLine: true },
  { id: "reason", header: reason, cell: (problem) => problem.reason },
];

/** True where some of the new questions belong to a case study, a trend or a passage. */
export function hasStimuli(newStimuli: ImportReport["newStimuli"]): boolean {
  return Object.values(newStimuli).some((count) => count > 0);
}

/** What the new questions would bring with them. */
export function NewPlaces({ report }: { report: ImportReport }) {
  const { newSubjects, newLessons, newLabels, withoutRationale, newStimuli } = report;
  if (report.new === 0) return null;
  return (
    <p className={styles.quiet}>
      {oneText(
        importTexts.newPlaces(newSubjects, newLessons),
        hasStimuli(newStimuli) && importTexts.newStimuli(newStimuli),
        newLabels > 0 && importTexts.newLabels(newLabels),
        withoutRationale > 0 && importTexts.withoutRationale(withoutRationale),
      )}
    </p>
  );
}

/** The rows that keep the file from being imported as a whole, and those to check, place by place; nothing when there are none. */
export function RowsToMend({ report: { problems, moreProblems, warnings, moreWarnings } }: { report: ImportReport }) {
  return (
    <>
      <ProblemRows caption={texts.wrongRows} reason={texts.reason} rows={problems} more={moreProblems} />
      <ProblemRows caption={texts.warnings} reason={texts.warning} rows={warnings} more={moreWarnings} />
    </>
  );
}

function ProblemRows(props: { caption: string; reason: string; rows: ReadonlyArray<Problem>; more: number }) {
  const { caption, reason, rows, more } = props;
  return (
    <ImportRows
      caption={caption}
      columns={columns(reason)}
      rows={rows}
      rowId={(row) => `${row.line} ${row.column} ${row.reason}`}
      more={more > 0 ? importTexts.moreProblems(more) : null}
    />
  );
}
