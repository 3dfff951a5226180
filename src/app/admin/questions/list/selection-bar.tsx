/** What can be done with the questions that are selected. */
import { useState } from "react";
import { bankTexts } from "../../../../content/en/question-bank.ts";
import { reviewTexts } from "../../../../content/en/question-reviews.ts";
import { CHANGED_MAX } from "../../../../modules/questions/bank-change.ts";
import type { BankFilter } from "../../../../modules/questions/bank-filter.ts";
import { Button } from "../../../../ui/button.tsx";
import { countOf, SelectionFrame } from "../../shared/bulk/selection-frame.tsx";
import type { Selection } from "../../shared/bulk/use-selection.ts";
import { ExportDialog } from "../export/dialog.tsx";
import { ChangeDialog, type ChangeKind } from "./change-dialog.tsx";
import type { Choices } from "./filters.tsx";

const texts = bankTexts.selection;

/** `total` is how many the list has; `onChanged` is called after a change was made, as that of the dialog. */
export function SelectionBar({
  selection,
  total,
  isTotalCapped,
  isWithdrawn,
  subjects,
  labels,
  onChanged,
}: {
  selection: Selection<"question", BankFilter>;
  total: number;
  isTotalCapped: boolean;
  isWithdrawn: boolean;
  subjects: Choices["subjects"];
  labels: Choices["labels"];
  onChanged: (ofStimuli: number) => void;
}) {
  const [open, setOpen] = useState<ChangeKind | "export" | null>(null);
  const opens = (what: ChangeKind | "export", label: string) => (
    <Button variant="secondary" size="sm" onClick={() => setOpen(what)}>
      {label}
    </Button>
  );
  const dialog =
    open === "export" ? (
      <ExportDialog selection={selection.selected()} onClose={() => setOpen(null)} />
    ) : (
      open !== null && (
        <ChangeDialog
          kind={open}
          selection={selection.selected()}
          count={countOf(selection, total)}
          subjects={subjects}
          labels={labels}
          onClose={() => setOpen(null)}
          onChanged={(ofStimuli) => {
            setOpen(null);
            selection.clear();
            onChanged(ofStimuli);
          }}
        />
      )
    );
  return (
    <SelectionFrame
      label={texts.region}
      selection={selection}
      total={total}
      isTotalCapped={isTotalCapped}
      max={CHANGED_MAX}
      isDialogOpen={open !== null}
      dialog={dialog}
    >
      {opens("move", texts.move)}
      {opens("tag", texts.tag)}
      {opens("sign", reviewTexts.selected)}
      {opens("export", texts.export)}
      {isWithdrawn ? opens("bring-back", texts.bringBack) : opens("withdraw", texts.withdraw)}
    </SelectionFrame>
  );
}
