/** What can be done with the students that are selected. */
import { useState } from "react";
import { bulkStudentsTexts } from "../../../../content/en/bulk-students.ts";
import { CHANGED_MAX } from "../../../../modules/students/bulk-forms.ts";
import { textOfSelection } from "../../../../modules/students/selected-students.ts";
import type { StudentFilter } from "../../../../modules/students/student-filter.ts";
import { Button } from "../../../../ui/button.tsx";
import { countOf, SelectionFrame } from "../../shared/bulk/selection-frame.tsx";
import type { Selection } from "../../shared/bulk/use-selection.ts";
import { ChangeDialog } from "./change-dialog.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { EMPTY_DRAFT, MessageDialog } from "./message-dialog.tsx";
import type { BulkReply } from "./reply.ts";

const texts = bulkStudentsTexts;

type Open = "status" | "course" | "message" | "invite" | "delete" | null;

/** `total` is how many the list has; `onDone` gets the reply. */
export function BulkBar({
  selection,
  total,
  isTotalCapped,
  onDone,
}: {
  selection: Selection<"student", StudentFilter>;
  total: number;
  isTotalCapped: boolean;
  onDone: (reply: BulkReply) => void;
}) {
  const [open, setOpen] = useState<Open>(null);
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const close = () => setOpen(null);
  const count = countOf(selection, total);
  const props = {
    selection: textOfSelection(selection.selected()),
    count,
    onClose: close,
    onDone: (reply: BulkReply) => {
      close();
      selection.clear();
      if (reply.code === "sent") setDraft(EMPTY_DRAFT);
      onDone(reply);
    },
  };
  const opens = (what: Exclude<Open, null>) => (
    <Button variant="secondary" size="sm" onClick={() => setOpen(what)}>
      {texts.buttons[what]}
    </Button>
  );
  return (
    <SelectionFrame
      label={texts.region}
      selection={selection}
      total={total}
      isTotalCapped={isTotalCapped}
      max={CHANGED_MAX}
      isDialogOpen={open !== null}
      dialog={
        <>
          {open === "message" && <MessageDialog {...props} draft={draft} onDraft={setDraft} />}
          {(open === "status" || open === "course") && <ChangeDialog key={open} kind={open} {...props} />}
          {open === "invite" && <InviteDialog {...props} />}
          {open === "delete" && <DeleteDialog {...props} />}
        </>
      }
    >
      {opens("status")}
      {opens("course")}
      {opens("message")}
      {opens("invite")}
      {/* A form of the browser's own: its answer is a file, not a page. */}
      <form method="post" action="/admin/students/export-file">
        <input type="hidden" name="chosen" value={props.selection} />
        <Button variant="secondary" size="sm">
          {texts.buttons.export}
        </Button>
      </form>
      {opens("delete")}
    </SelectionFrame>
  );
}
