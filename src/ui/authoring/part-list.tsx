/** The parts of a question being written, each with a name and fields of its own: locations, drop-downs. */
import { type ReactNode, type RefObject, useId, useRef } from "react";
import { Button, IconButton } from "../button.tsx";
import { FieldError } from "../field.tsx";
import styles from "./part-list.module.css";

export type PartListLabels = {
  parts: string;
  hint: ReactNode;
  part: (number: number) => string;
  add: string;
  remove: (number: number) => string;
  /** Why nothing more can be removed. */
  fewestStay: string;
};

/**
 * `at` is the path of the parts among the question's problems: an error of the whole list leads there. The first field of
 * a part gets the focus when the part is new. `onRemove` is not called at the fewest that have to stay.
 */
export function PartList<Part extends { id: string }>({
  at,
  parts,
  fewest,
  most,
  labels,
  error,
  children,
  onAdd,
  onRemove,
}: {
  at: string;
  parts: ReadonlyArray<Part>;
  fewest: number;
  most: number;
  labels: PartListLabels;
  error: string | undefined;
  /** The fields of one part. */
  children: (part: Part, index: number) => ReactNode;
  onAdd: () => void;
  onRemove: (id: string) => void;
}) {
  const id = useId();
  const list = useRef<HTMLFieldSetElement>(null);
  const canRemove = parts.length > fewest;

  function remove(part: Part, index: number) {
    onRemove(part.id);
    focusPart(list, Math.max(0, index - 1));
  }

  function add() {
    onAdd();
    requestAnimationFrame(() => focusPart(list, parts.length));
  }

  return (
    <fieldset ref={list} className={styles.list} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{labels.parts}</legend>
      <div className={styles.hint}>{labels.hint}</div>
      <div className={styles.parts}>
        {parts.map((part, index) => (
          <fieldset key={part.id} className={styles.part} aria-labelledby={`${id}-${index}`} data-part="">
            <div className={styles.head}>
              <h3 id={`${id}-${index}`} className={styles.name}>
                {labels.part(index + 1)}
              </h3>
              <IconButton
                icon="trash"
                label={labels.remove(index + 1)}
                className={styles.remove}
                aria-disabled={!canRemove}
                title={canRemove ? labels.remove(index + 1) : labels.fewestStay}
                onClick={() => {
                  if (canRemove) remove(part, index);
                }}
              />
            </div>
            {children(part, index)}
          </fieldset>
        ))}
      </div>
      <FieldError id={id}>{error}</FieldError>
      <div>
        <Button
          variant="secondary"
          size="sm"
          icon="plus"
          data-field={at}
          aria-describedby={error ? `${id}-error` : undefined}
          onClick={add}
          disabled={parts.length >= most}
        >
          {labels.add}
        </Button>
      </div>
    </fieldset>
  );
}

/** After a removal the button is gone, after an addition there is something to fill in: the focus goes to a field. */
function focusPart(list: RefObject<HTMLFieldSetElement | null>, index: number): void {
  const parts = list.current?.querySelectorAll("[data-part]");
  parts?.[index]?.querySelector<HTMLElement>("input, textarea, select")?.focus();
}
