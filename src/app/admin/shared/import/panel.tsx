/**
 * The steps of an import: choose a file, check it, import it, done. What it is that is imported comes from outside: the
 * words, what its form asks besides the file, and what its report says besides the numbers.
 */

import { useState } from "react";
import { useNavigation } from "react-router";
import type { z } from "zod/mini";
import type { FieldErrors, FormValues } from "../../../../core/forms.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button, LinkButton } from "../../../../ui/button.tsx";
import type { Elements } from "../../../../ui/elements.ts";
import { TextField } from "../../../../ui/fields.tsx";
import { FormFrame } from "../../../../ui/form-frame.tsx";
import type { FormMessages, Reply } from "../../../form-reply.ts";
import type { ImportStep } from "./form.ts";
import styles from "./panel.module.css";
import { type ImportCounts, ImportReport, type ReportTexts } from "./report.tsx";

type PanelWord = "file" | "fileAgain" | "check" | "checkAgain" | "checking" | "importing" | "waiting";
type ClosingWord = "cancel" | "done" | "another";

export type ImportTexts = ReportTexts &
  Record<PanelWord | ClosingWord, string> &
  Record<"import" | "importGood" | "imported", (count: number) => string>;

/** `Done` is the report of what was imported, where that says more than the one before. */
export type ImportReply<Report extends ImportCounts, Done extends ImportCounts = Report> =
  | (Reply & { kind?: undefined })
  | (Reply & { kind: "checked"; report: Report })
  | (Reply & { kind: "imported"; report: Done });

export type ImportPanelProps<Report extends ImportCounts, Done extends ImportCounts> = {
  texts: ImportTexts;
  schema: z.ZodMiniType;
  /** The last reply of the server; it holds until another file is chosen. */
  reply: ImportReply<Report, Done> | undefined;
  /** The same in words. */
  messages: FormMessages;
  closeTo: string;
  /** The kinds of files that are offered to choose from. */
  accept: string;
  fileHint: string;
  /** What the file has to be like. */
  intro: Elements;
  /** What the form asks besides the file. */
  fields?: (values: FormValues | undefined) => Elements;
  /** What there is to say below the numbers. */
  details?: (report: Report) => Elements;
  rows: (report: Report) => Elements;
  /** What there is to say when it is done, besides how many were imported. */
  outcome: (report: Done) => Elements;
};

/** The form of an import, the report of its dry run once there is one, and what was done in the end. */
export function ImportPanel<Report extends ImportCounts, Done extends ImportCounts>({
  texts,
  schema,
  reply,
  messages,
  closeTo,
  accept,
  fileHint,
  intro,
  fields,
  details,
  rows,
  outcome,
}: ImportPanelProps<Report, Done>) {
  const [outdated, setOutdated] = useState<typeof reply>();
  const [round, setRound] = useState(0);
  // A new object for each file: what the form found in the one before no longer holds.
  const [noErrors, setNoErrors] = useState<FieldErrors>({});
  const current = reply === outdated ? undefined : reply;
  const result = current?.kind === "checked" || current?.kind === "imported" ? current : undefined;

  if (result?.kind === "imported") {
    const startAgain = () => {
      setOutdated(reply);
      setRound(round + 1);
    };
    return (
      <Imported texts={texts} report={result.report} closeTo={closeTo} onAgain={startAgain}>
        {outcome(result.report)}
      </Imported>
    );
  }
  return (
    <FormFrame
      key={round}
      schema={schema}
      encType="multipart/form-data"
      errors={(current && messages.errors) ?? noErrors}
      message={current && messages.message}
      preventScrollReset
      replace
    >
      {!result && <div className="stack gap-2">{intro}</div>}
      <TextField
        label={texts.file}
        name="file"
        type="file"
        accept={accept}
        required
        hint={fileHint}
        onChange={() => {
          setOutdated(reply);
          setNoErrors({});
        }}
      />
      <noscript>
        <Alert tone="info">{texts.fileAgain}</Alert>
      </noscript>
      {fields?.(current?.values)}
      {result && (
        <ImportReport texts={texts} report={result.report}>
          {details?.(result.report)}
        </ImportReport>
      )}
      <Steps texts={texts} report={result?.report} closeTo={closeTo} />
      {result && rows(result.report)}
    </FormFrame>
  );
}

type StepsProps = { texts: ImportTexts; report: ImportCounts | undefined; closeTo: string };

function Steps({ texts, report, closeTo }: StepsProps) {
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
    <div className="stack gap-2">
      <p role="status" className={styles.quiet}>
        {isBusy && texts.waiting}
      </p>
      <div className="cluster gap-3">
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
  texts,
  report,
  closeTo,
  onAgain,
  children,
}: {
  texts: ImportTexts;
  report: ImportCounts;
  closeTo: string;
  onAgain: () => void;
  children: Elements;
}) {
  return (
    <div className="stack gap-4">
      <Alert tone="success" ref={takeFocus} title={texts.imported(report.new)}>
        {children}
      </Alert>
      <div className="cluster gap-3">
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
