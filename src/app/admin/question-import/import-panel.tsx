/** The steps of an import: choose, check, import, done. */
import { useMemo, useState } from "react";
import { useNavigation } from "react-router";
import { importTexts } from "../../../content/en/questions.ts";
import type { FieldErrors } from "../../../core/forms.ts";
import type { ImportReport } from "../../../modules/questions/commands/import-questions.server.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/fields.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import type { FormReply } from "../../form-reply.ts";
import { type ImportStep, importForm } from "./import-form.ts";
import styles from "./import-panel.module.css";
import { ImportReportView, WrongRows } from "./import-report.tsx";

const texts = importTexts.dialog;

export type ImportReply = FormReply | { kind: "checked" | "imported"; report: ImportReport };

/** `reply` is what the server said last; it holds until another file is chosen. */
export function ImportPanel({
  megabytesMax,
  reply,
  closeTo,
}: {
  megabytesMax: number;
  reply: ImportReply | undefined;
  closeTo: string;
}) {
  const [outdated, setOutdated] = useState<ImportReply>();
  const [round, setRound] = useState(0);
  // A new object for each file: what the form found in the one before no longer holds.
  const [noErrors, setNoErrors] = useState<FieldErrors>({});
  const schema = useMemo(() => importForm(megabytesMax), [megabytesMax]);
  const current = reply === outdated ? undefined : reply;
  const refused = current && "errors" in current ? current : undefined;
  const result = current && "report" in current ? current : undefined;

  if (result?.kind === "imported") {
    const startAgain = () => {
      setOutdated(reply);
      setRound(round + 1);
    };
    return <Imported report={result.report} closeTo={closeTo} onAgain={startAgain} />;
  }
  return (
    <FormFrame
      key={round}
      schema={schema}
      encType="multipart/form-data"
      errors={refused?.errors ?? noErrors}
      message={refused?.message}
      preventScrollReset
      replace
    >
      {!result && <Intro />}
      <TextField
        label={texts.file}
        name="file"
        type="file"
        accept=".csv,text/csv,.jsonl,.ndjson,.json,application/x-ndjson"
        required
        hint={texts.fileHint(megabytesMax)}
        onChange={() => {
          setOutdated(reply);
          setNoErrors({});
        }}
      />
      <noscript>
        <Alert tone="info">{texts.fileAgain}</Alert>
      </noscript>
      {result && <ImportReportView report={result.report} />}
      <Steps report={result?.report} closeTo={closeTo} />
      {result && <WrongRows report={result.report} />}
    </FormFrame>
  );
}

/** What the file has to be like. */
function Intro() {
  return (
    <div className={styles.intro}>
      <p>{texts.jsonLines}</p>
      <p>{texts.text}</p>
      <p>
        <code className={styles.columns}>{texts.columns}</code>
      </p>
      <p className={styles.quiet}>{texts.columnsHint}</p>
    </div>
  );
}

function Steps({ report, closeTo }: { report: ImportReport | undefined; closeTo: string }) {
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

function Imported({ report, closeTo, onAgain }: { report: ImportReport; closeTo: string; onAgain: () => void }) {
  const { alreadyThere, duplicate, wrong, withoutRationale, newSubjects, newLessons } = report;
  return (
    <div className={styles.panel}>
      <Alert tone="success" ref={takeFocus} title={texts.imported(report.new)}>
        {alreadyThere + duplicate + wrong > 0 && <p>{texts.skipped(alreadyThere, duplicate, wrong)}</p>}
        {newSubjects + newLessons > 0 && <p>{texts.made(newSubjects, newLessons)}</p>}
        {withoutRationale > 0 && <p>{texts.marked(withoutRationale)}</p>}
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
