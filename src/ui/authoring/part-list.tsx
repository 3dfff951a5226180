/** Editing the parts of a question, each with a name and fields of its own: locations, drop-downs. */

import { type ReactNode, useId } from "react";
import { classes } from "../classes.ts";
import type { Elements } from "../elements.ts";
import { type EntryLabels, EntryList } from "./entry-list.tsx";
import styles from "./part-list.module.css";

export type PartListLabels = EntryLabels & {
  parts: string;
  hint: ReactNode;
  part: (number: number) => string;
};

/**
 * `at` is the path of the parts among the question's problems: errors of the whole list lead there. The first field of a new part
 * gets the focus. `onRemove` is not called at the minimum.
 */
export function PartList<Part extends { id: string }>(props: {
  at: string;
  parts: ReadonlyArray<Part>;
  fewest: number;
  most: number;
  labels: PartListLabels;
  error: string | undefined;
  /** The fields of one part. */
  children: (part: Part, index: number) => Elements;
  onAdd: () => void;
  onRemove: (id: string) => void;
}) {
  const { at, parts, fewest, most, labels, error, children, onAdd, onRemove } = props;
  const id = useId();
  return (
    <EntryList
      legend={labels.parts}
      hint={labels.hint}
      entries={parts}
      fewest={fewest}
      most={most}
      labels={labels}
      errors={[error]}
      addField={at}
      onAdd={onAdd}
      onRemove={onRemove}
    >
      {(part, index, remove) => (
        <fieldset className={classes("stack gap-3", styles.part)} aria-labelledby={`${id}-${index}`}>
          <div className={styles.head}>
            <h3 id={`${id}-${index}`} className={styles.name}>
              {labels.part(index + 1)}
            </h3>
            <div className={styles.remove}>{remove}</div>
          </div>
          {children(part, index)}
        </fieldset>
      )}
    </EntryList>
  );
}
