import { useEffect } from "react";
import { useFetcher } from "react-router";
import { exportTexts } from "../../../../content/en/question-bank.ts";
import { questionTexts } from "../../../../content/en/questions.ts";
import { type SelectedQuestions, textOfSelection } from "../../../../modules/questions/selected-questions.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Spinner } from "../../../../ui/spinner.tsx";
import type { ReplyOf } from "../../../form-reply.ts";
import type { summarize } from "../list/actions.server.ts";
import { LIST } from "../list-address.ts";
import { ExportPanel } from "./panel.tsx";

/** The export of questions that were selected in the list. */
export function ExportDialog({ selection, onClose }: { selection: SelectedQuestions; onClose: () => void }) {
  const { submit, data } = useFetcher<ReplyOf<typeof summarize>>();
  const text = textOfSelection(selection);
  useEffect(() => {
    void submit({ intent: "summarize", chosen: text }, { method: "post", action: LIST });
  }, [submit, text]);
  return (
    <Dialog open onClose={onClose} title={exportTexts.title}>
      {!data && <Spinner label={questionTexts.list.loading} />}
      {data && data.code !== "summary" && <Alert tone="error">{exportTexts.failed}</Alert>}
      {data?.code === "summary" && <ExportPanel summary={data.summary} selection={text} />}
    </Dialog>
  );
}
