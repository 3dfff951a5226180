/** What a list needs for bulk actions: the boxes of its rows, and the bar that stays in sight. */
import { type MouseEvent, useRef } from "react";
import { adminTexts } from "../../../../content/en/admin.ts";
import type { Id } from "../../../../core/id.ts";
import { Button } from "../../../../ui/button.tsx";
import type { Elements } from "../../../../ui/elements.ts";
import { useHydrated } from "../../../../ui/hydrated.ts";
import { VisuallyHidden } from "../../../../ui/visually-hidden.tsx";
import styles from "./selection-frame.module.css";
import type { Selection } from "./use-selection.ts";

const texts = adminTexts.bulk;

/** Selects one row; `name` says which. */
export function SelectBox<Kind extends string>({
  id,
  name,
  selection,
}: {
  id: Id<Kind>;
  name: string;
  selection: Selection<Kind>;
}) {
  const isAlive = useHydrated();
  return (
    <label className={styles.select}>
      <input type="checkbox" checked={selection.has(id)} disabled={!isAlive} onChange={() => selection.toggle(id)} />
      <VisuallyHidden>{`${texts.select} ${name}`}</VisuallyHidden>
    </label>
  );
}

/** Selects every row of the page, or none of them. */
export function PageSelection({ selection }: { selection: Pick<Selection<never>, "togglePage" | "isPageSelected"> }) {
  const isAlive = useHydrated();
  return (
    <Button variant="quiet" size="sm" disabled={!isAlive} onClick={selection.togglePage} data-select-page="">
      {selection.isPageSelected ? texts.clearPage : texts.page}
    </Button>
  );
}

/**
 * How many are selected, and as children what can be done with them. `total` is how many the list has, `max` how many can be
 * changed at once; while a dialog is open the bar stays, also when its change has taken the last row out of the list.
 */
export function SelectionFrame({
  label,
  selection,
  total,
  isTotalCapped,
  max,
  isDialogOpen,
  dialog,
  children,
}: {
  label: string;
  selection: Omit<Selection<never>, "has" | "toggle" | "selected">;
  total: number;
  isTotalCapped: boolean;
  max: number;
  isDialogOpen: boolean;
  dialog: Elements;
  children: Elements;
}) {
  const status = useRef<HTMLParagraphElement>(null);
  const count = countOf(selection, total);
  const canSelectAll = !isTotalCapped && total <= max;
  if (count === 0 && !isDialogOpen) return null;
  // Both buttons go with what they do: the focus has to go elsewhere before.
  const selectAll = () => {
    status.current?.focus();
    selection.selectAll();
  };
  const clear = ({ detail }: MouseEvent) => {
    // A pointer has no need of the list's beginning, so the rows stay where they are.
    document.querySelector<HTMLElement>("[data-select-page]")?.focus({ preventScroll: detail > 0 });
    selection.clear();
  };
  return (
    <section aria-label={label} className={styles.bar} data-sticky-foot="">
      <div className={styles.words}>
        <p ref={status} role="status" tabIndex={-1} className={styles.count}>
          {selection.isAll ? texts.allSelected(total) : texts.count(count)}
        </p>
        {!selection.isAll && canSelectAll && total > count && (
          <Button variant="quiet" size="sm" onClick={selectAll}>
            {texts.all(total)}
          </Button>
        )}
        {!canSelectAll && selection.isPageSelected && <p className={styles.hint}>{texts.tooMany(max)}</p>}
        <Button variant="quiet" size="sm" icon="close" onClick={clear}>
          <span className={styles.clear}>{texts.clear}</span>
        </Button>
      </div>
      <div className={styles.buttons}>{children}</div>
      {dialog}
    </section>
  );
}

/** How many are selected, of so many that the list has. */
export function countOf(selection: Pick<Selection<never>, "isAll" | "count">, total: number): number {
  return selection.isAll ? total : selection.count;
}
