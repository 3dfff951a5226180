/** What can be done with the questions that are selected; it stays in sight while some are. */
import { useState } from "react";
import { bankTexts } from "../../../content/en/question-bank.ts";
import { CHANGED_MAX } from "../../../modules/questions/bank-change.ts";
import { Button } from "../../../ui/button.tsx";
import { useHydrated } from "../../../ui/hydrated.ts";
import { ExportDialog } from "../question-export/export-dialog.tsx";
import { ChangeDialog, type ChangeKind } from "./change-dialog.tsx";
import type { Choices } from "./question-filters.tsx";
import styles from "./selection-bar.module.css";
import type { Selection } from "./use-selection.ts";

const texts = bankTexts.selection;

/** Selects every question of the page, or none of them. */
export function PageSelection({ selection }: { selection: Selection }) {
  const isAlive = useHydrated();
  return (
    <Button variant="quiet" size="sm" disabled={!isAlive} onClick={selection.togglePage}>
      {selection.isPageSelected ? texts.clearPage : texts.page}
    </Button>
  );
}

/** `total` is how many the list has; `onChanged` is called after a change was made. */
export function SelectionBar({
  selection,
  total,
  canSelectAll,
  isWithdrawn,
  subjects,
  labels,
  onChanged,
}: {
  selection: Selection;
  total: number;
  canSelectAll: boolean;
  isWithdrawn: boolean;
  subjects: Choices["subjects"];
  labels: Choices["labels"];
  onChanged: () => void;
}) {
  const [open, setOpen] = useState<ChangeKind | "export" | null>(null);
  const count = selection.isAll ? total : selection.count;
  // A dialog ends by itself: a change may have taken the last question out of the list.
  if (count === 0 && open === null) return null;
  const opens = (what: ChangeKind | "export", label: string, variant: "secondary" | "danger" = "secondary") => (
    <Button variant={variant} size="sm" onClick={() => setOpen(what)}>
      {label}
    </Button>
  );
  return (
    <section aria-label={texts.region} className={styles.bar}>
      <div className={styles.words}>
        <p role="status" className={styles.count}>
          {selection.isAll ? texts.allSelected(total) : texts.count(count)}
        </p>
        {!selection.isAll && canSelectAll && total > count && (
          <Button variant="quiet" size="sm" onClick={selection.selectAll}>
            {texts.all(total)}
          </Button>
        )}
        {!canSelectAll && selection.isPageSelected && <p className={styles.hint}>{texts.tooMany(CHANGED_MAX)}</p>}
        <Button variant="quiet" size="sm" icon="close" onClick={selection.clear}>
          {texts.clear}
        </Button>
      </div>
      <div className={styles.buttons}>
        {opens("move", texts.move)}
        {opens("tag", texts.tag)}
        {opens("export", texts.export)}
        {isWithdrawn ? opens("bring-back", texts.bringBack) : opens("withdraw", texts.withdraw)}
      </div>
      {open === "export" && <ExportDialog chosen={selection.chosen()} onClose={() => setOpen(null)} />}
      {open !== null && open !== "export" && (
        <ChangeDialog
          kind={open}
          chosen={selection.chosen()}
          count={count}
          subjects={subjects}
          labels={labels}
          onClose={() => setOpen(null)}
          onChanged={() => {
            setOpen(null);
            selection.clear();
            onChanged();
          }}
        />
      )}
    </section>
  );
}
