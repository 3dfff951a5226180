/** The steps of an import: choose, check, import, done. */
import { useState } from "react";
import { useNavigation } from "react-router";
import { studentTexts } from "../../../content/en/students.ts";
import type { FieldErrors } from "../../../core/forms.ts";
import type { ListReport } from "../../../modules/students/commands/import-students.server.ts";
import { IMPORT_MEGABYTES_MAX, IMPORT_ROWS_MAX } from "../../../modules/students/rules.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { CheckboxField, TextField } from "../../../ui/fields.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import type { FormReply } from "../../form-reply.ts";
import styles from "../question-import/import-panel.module.css";
import { ImportForm, type ImportStep, INVITE } from "./import-form.ts";
import { ImportReport, ReportedRows } from "./import-report.tsx";

const texts = studentTexts.import;
/** Small enough to need no address of its own. */
const TEMPLATE = `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${texts.columns}\r\n`)}`;

export type ImportReply =
  | FormReply
  | { kind: "checked"; report: ListReport; values: FormReply["values"] }
  | { kind: "imported"; report: ListReport; mailed: number };

/** `reply` is what the server said last; it holds until another file is chosen. */
export function ImportPanel({
  courses,
  reply,
  closeTo,
}: {
  courses: ReadonlyArray<string>;
  reply: ImportReply | undefined;
  closeTo: string;
}) {
  const [outdated, setOutdated] = useState<ImportReply>();
  const [round, setRound] = useState(0);
  // A new object for each file: what the form found in the one before no longer holds.
  const [noErrors, setNoErrors] = useState<FieldErrors>({});
  const current = reply === outdated ? undefined : reply;
  const refused = current && "errors" in current ? current : undefined;
  const result = current && "kind" in current ? current : undefined;

  if (result?.kind === "imported") {
    const startAgain = () => {
      setOutdated(reply);
      setRound(round + 1);
    };
    return <Imported result={result} closeTo={closeTo} onAgain={startAgain} />;
  }
  const values = refused?.values ?? result?.values;
  return (
    <FormFrame
      key={round}
      schema={ImportForm}
      encType="multipart/form-data"
      errors={refused?.errors ?? noErrors}
      message={refused?.message}
      preventScrollReset
      replace
    >
      {!result && <Intro courses={courses} />}
      <TextField
        label={texts.file}
        name="file"
        type="file"
        accept=".csv,text/csv,.tsv,.txt"
        required
        hint={texts.fileHint(IMPORT_MEGABYTES_MAX, IMPORT_ROWS_MAX)}
        onChange={() => {
          setOutdated(reply);
          setNoErrors({});
        }}
      />
      <noscript>
        <Alert tone="info">{texts.fileAgain}</Alert>
      </noscript>
      <CheckboxField
        label={texts.invite}
        name="invite"
        value={INVITE}
        hint={texts.inviteHint}
        defaultChecked={values === undefined || values.invite === INVITE}
      />
      {result && <ImportReport report={result.report} />}
      <Steps report={result?.report} closeTo={closeTo} />
      {result && <ReportedRows report={result.report} />}
    </FormFrame>
  );
}

/** What the file has to be like. */
function Intro({ courses }: { courses: ReadonlyArray<string> }) {
  return (
    <div className={styles.intro}>
      <p>{texts.intro}</p>
      <p>
        <code className={styles.columns}>{texts.columns}</code>
      </p>
      <p className={styles.quiet}>
        {texts.courses(courses)} {texts.again}
      </p>
      <p>
        <a href={TEMPLATE} download="students.csv">
          {texts.template}
        </a>
      </p>
    </div>
  );
}

function Steps({ report, closeTo }: { report: ListReport | undefined; closeTo: string }) {
  const { state, formData } = useNavigation();
  const isBusy = state === "submitting" || (state === "loading" && formData !== undefined);
  const step = formData?.get("step");
  const button = (name: ImportStep, label: string, busyLabel: string, variant: "primary" | "secondary") => (
    <Button
      name="step"
      value={name}
      variant={variant}
      busy={isBusy && step === name}
      busyLabel={busyLabel}
      disabled={isBusy && step !== name}
    >
      {label}
    </Button>
  );
  const canImport = report !== undefined && report.new > 0;
  return (
    <div className={styles.steps}>
      <p role="status" className={styles.quiet}>
        {isBusy && texts.waiting}
      </p>
      <div className={styles.buttons}>
        {canImport &&
          (report.wrong === 0
            ? button("import", texts.import(report.new), texts.importing, "primary")
            : button("good-rows", texts.importGood(report.new), texts.importing, "primary"))}
        {button("check", report ? texts.checkAgain : texts.check, texts.checking, canImport ? "secondary" : "primary")}
        <LinkButton to={closeTo} replace preventScrollReset variant="quiet">
          {texts.cancel}
        </LinkButton>
      </div>
    </div>
  );
}

function Imported({
  result: { report, mailed },
  closeTo,
  onAgain,
}: {
  result: { report: ListReport; mailed: number };
  closeTo: string;
  onAgain: () => void;
}) {
  const { alreadyThere, duplicate, wrong } = report;
  return (
    <div className={styles.panel}>
      <Alert tone="success" ref={takeFocus} title={texts.imported(report.new)}>
        {mailed > 0 && <p>{texts.mailed(mailed)}</p>}
        {alreadyThere + duplicate + wrong > 0 && <p>{texts.skipped(alreadyThere, duplicate, wrong)}</p>}
      </Alert>
      <div className={styles.buttons}>
        <LinkButton to={closeTo} replace preventScrollReset>
          {texts.done}
        </LinkButton>
        <Button variant="secondary" onClick={onAgain}>
          {texts.another}
        </Button>
      </div>
    </div>
  );
}

/** The button that was pressed is gone. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
