/** What the report of an import says of questions, besides the numbers. */
import { importTexts } from "../../../../content/en/questions.ts";
import type { ImportReport } from "../../../../modules/questions/commands/import-questions.server.ts";
import type { Column } from "../../../../ui/page/data-table.tsx";
import styles from "../../shared/import/panel.module.css";
import { ImportRows } from "../../shared/import/report.tsx";

const texts = importTexts.dialog;

type Problem = ImportReport["problems"][number];

const columns = (): ReadonlyArray<Column<Problem>> => [
  { id: "line", header: texts.line, cell: ({ line }) => texts.lineNumber(line), isOneLine: true },
  { id: "column", header: texts.column, cell: ({ column }) => column ?? texts.wholeRow, isOneLine: true },
  { id: "reason", header: texts.reason, cell: ({ reason }) => reason },
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
      {importTexts.newPlaces(newSubjects, newLessons)}
      {hasStimuli(newStimuli) && ` ${importTexts.newStimuli(newStimuli)}`}
      {newLabels > 0 && ` ${importTexts.newLabels(newLabels)}`}
      {withoutRationale > 0 && ` ${importTexts.withoutRationale(withoutRationale)}`}
    </p>
  );
}

/** The rows that keep the file from being imported as a whole, place by place; nothing when there are none. */
export function WrongRows({ report: { problems, moreProblems } }: { report: ImportReport }) {
  return (
    <ImportRows
      caption={texts.wrongRows}
      columns={columns()}
      rows={problems}
      rowId={({ line, column, reason }) => `${line} ${column} ${reason}`}
      more={moreProblems > 0 ? importTexts.moreProblems(moreProblems) : null}
    />
  );
}
