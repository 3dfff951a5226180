/** What is special about importing questions: the kinds of files, and what else comes into being with them. */

import { useMemo } from "react";
import { importTexts } from "../../../../content/en/questions.ts";
import { CASE_TEXT_EXAMPLE } from "../../../../modules/questions/case-text-example.ts";
import type { ImportReport } from "../../../../modules/questions/commands/import-questions.server.ts";
import type { FormMessages } from "../../../form-reply.ts";
import { ImportDialog } from "../../shared/import/dialog.tsx";
import styles from "../../shared/import/panel.module.css";
import type { ImportReply } from "../../shared/import/panel.tsx";
import { importForm } from "./form.ts";
import { hasStimuli, NewPlaces, RowsToMend } from "./report.tsx";

const texts = importTexts.dialog;
/** Small enough to need no address of its own. */
const example = () => `data:text/plain;charset=utf-8,${encodeURIComponent(CASE_TEXT_EXAMPLE)}`;

/** The import of questions: its form, its report, and what was done. */
export function QuestionImportDialog({
  megabytesMax,
  reply,
  messages,
}: {
  megabytesMax: number;
  reply: ImportReply<ImportReport> | undefined;
  messages: FormMessages;
}) {
  const schema = useMemo(() => importForm(megabytesMax), [megabytesMax]);
  return (
    <ImportDialog
      title={texts.title}
      listAt="/admin/questions"
      texts={texts}
      schema={schema}
      reply={reply}
      messages={messages}
      accept=".csv,text/csv,.jsonl,.ndjson,.json,application/x-ndjson,.txt,.tsv,text/plain"
      fileHint={texts.fileHint(megabytesMax)}
      intro={<Intro />}
      details={(report) => <NewPlaces report={report} />}
      rows={(report) => <RowsToMend report={report} />}
      outcome={(report) => <ImportOutcome report={report} />}
    />
  );
}

/** What the file has to be like. */
function Intro() {
  return (
    <>
      <p>{texts.jsonLines}</p>
      <p>{texts.text}</p>
      <p>
        <code className={styles.columns}>{texts.columns}</code>
      </p>
      <p className={styles.quiet}>{texts.columnsHint}</p>
      <p>
        {texts.caseText}{" "}
        <a href={example()} download="case-study-example.txt">
          {texts.example}
        </a>
      </p>
    </>
  );
}

function ImportOutcome({ report }: { report: ImportReport }) {
  const { alreadyThere, duplicate, wrong, withoutRationale, newSubjects, newLessons, newStimuli } = report;
  return (
    <>
      {alreadyThere + duplicate + wrong > 0 && <p>{texts.skipped(alreadyThere, duplicate, wrong)}</p>}
      {hasStimuli(newStimuli) && <p>{importTexts.newStimuli(newStimuli)}</p>}
      {newSubjects + newLessons > 0 && <p>{texts.made(newSubjects, newLessons)}</p>}
      {withoutRationale > 0 && <p>{texts.marked(withoutRationale)}</p>}
    </>
  );
}
