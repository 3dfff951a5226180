import { useEffect } from "react";
import { useFetcher } from "react-router";
import { exportTexts } from "../../../../content/en/question-bank.ts";
import { questionTexts } from "../../../../content/en/questions.ts";
import { type ChosenQuestions, textOfChosen } from "../../../../modules/questions/chosen-questions.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Spinner } from "../../../../ui/spinner.tsx";
import { BANK_ACTION, type BankReply } from "../list/reply.ts";
import { ExportPanel } from "./panel.tsx";

/** The export of questions that were selected in the list. */
export function ExportDialog({ chosen, onClose }: { chosen: ChosenQuestions; onClose: () => void }) {
  const { submit, data } = useFetcher<BankReply>();
  const text = textOfChosen(chosen);
  useEffect(() => {
    void submit({ intent: "summarize", chosen: text }, { method: "post", action: BANK_ACTION });
  }, [submit, text]);
  return (
    <Dialog open onClose={onClose} title={exportTexts.title}>
      {!data && <Spinner label={questionTexts.list.loading} />}
      {data?.kind === "failed" && <Alert tone="error">{data.message}</Alert>}
      {data?.kind === "summary" && <ExportPanel summary={data.summary} chosen={text} />}
    </Dialog>
  );
}
