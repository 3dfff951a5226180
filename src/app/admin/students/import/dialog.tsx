/** What is special about importing students: the template, the invitations, and what becomes of each row. */

import { Link } from "react-router";
import { addStudentCourseTitles } from "../../../../content/courses.ts";
import { studentTexts } from "../../../../content/en/students.ts";
import type { ListReport } from "../../../../modules/students/commands/import-students.server.ts";
import type { StudentImport } from "../../../../modules/students/queries/list-imports.server.ts";
import { IMPORT_MEGABYTES_MAX, IMPORT_ROWS_MAX } from "../../../../modules/students/rules.ts";
import { classes } from "../../../../ui/classes.ts";
import { CheckboxField } from "../../../../ui/fields.tsx";
import type { FormMessages } from "../../../form-reply.ts";
import { useHasMailServer } from "../../../shared/frame/use-has-mail-server.ts";
import { ImportDialog } from "../../shared/import/dialog.tsx";
import styles from "../../shared/import/panel.module.css";
import type { ImportReply } from "../../shared/import/panel.tsx";
import { useListAddress } from "../../shared/route-dialog.tsx";
import { ImportForm, INVITE } from "./form.ts";
import { ReportedRows } from "./report.tsx";

const texts = studentTexts.import;
/** Small enough to need no address of its own. */
const template = () => `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${texts.columns}\r\n`)}`;

type DoneReport = ListReport & { mailed: number; importId: string | null };

/** An import that can be undone, with its time in words. */
type RecentImport = Omit<StudentImport, "at"> & { at: string };

/** The import of students: its form, its report, and what was done. */
export function StudentImportDialog({
  reply,
  messages,
  recent,
}: {
  reply: ImportReply<ListReport, DoneReport> | undefined;
  messages: FormMessages;
  recent: ReadonlyArray<RecentImport>;
}) {
  return (
    <ImportDialog
      title={texts.title}
      listAt="/admin/students"
      texts={texts}
      schema={ImportForm}
      reply={reply}
      messages={messages}
      accept=".csv,text/csv,.tsv,.txt"
      fileHint={texts.fileHint(IMPORT_MEGABYTES_MAX, IMPORT_ROWS_MAX)}
      intro={<Intro recent={recent} />}
      fields={(values) => (
        <CheckboxField
          label={texts.invite}
          name="invite"
          value={INVITE}
          hint={texts.inviteHint}
          defaultChecked={values === undefined || values.invite === INVITE}
        />
      )}
      rows={(report) => <ReportedRows report={report} />}
      outcome={(report) => <ImportOutcome report={report} />}
    />
  );
}

/** Format of the file, and recent imports to undo. */
function Intro({ recent }: { recent: ReadonlyArray<RecentImport> }) {
  return (
    <>
      <p>{texts.intro}</p>
      <p>
        <code className={styles.columns}>{texts.columns}</code>
      </p>
      <p className={styles.quiet}>{`${texts.courses(addStudentCourseTitles)} ${texts.again}`}</p>
      <p>
        <a href={template()} download="students.csv">
          {texts.template}
        </a>
      </p>
      {recent.length > 0 && <RecentImports recent={recent} />}
    </>
  );
}

function RecentImports({ recent }: { recent: ReadonlyArray<RecentImport> }) {
  return (
    <section className={classes("stack gap-1", styles.recent)}>
      <h3>{texts.recent}</h3>
      <ul className="stack gap-1">
        {recent.map(({ id, at, ...counts }) => (
          <li key={id} className="cluster between gap-3">
            <span>{texts.recentImport(at, counts)}</span>
            <UndoLink importId={id} aria-label={texts.undoOf(at)}>
              {texts.undoOne}
            </UndoLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function UndoLink({ importId, ...rest }: { importId: string; children: string; "aria-label"?: string }) {
  const address = useListAddress(`/admin/students/import/${importId}/undo`);
  return <Link to={address} preventScrollReset {...rest} />;
}

function ImportOutcome({ report: { alreadyThere, duplicate, wrong, mailed, importId } }: { report: DoneReport }) {
  const hasMailServer = useHasMailServer();
  return (
    <>
      {mailed > 0 && <p>{hasMailServer ? texts.mailed(mailed) : texts.kept(mailed)}</p>}
      {alreadyThere + duplicate + wrong > 0 && <p>{texts.skipped(alreadyThere, duplicate, wrong)}</p>}
      {importId !== null && (
        <p>
          <UndoLink importId={importId}>{texts.undo}</UndoLink>
        </p>
      )}
    </>
  );
}
