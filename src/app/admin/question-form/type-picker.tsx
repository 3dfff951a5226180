import { type ReactNode, useId } from "react";
import { itemTexts } from "../../../content/en/items.ts";
import { questionTexts } from "../../../content/en/questions.ts";
import { ITEM_TYPES, type ItemType } from "../../../items/registry/models.ts";
import styles from "./question-form.module.css";

/** How the question is posed. `children` stand beside the heading. */
export function TypePicker({
  type,
  onChange,
  children,
}: {
  type: ItemType;
  onChange: (type: ItemType) => void;
  children: ReactNode;
}) {
  const headingId = useId();
  return (
    <>
      <div className={styles.sectionHead}>
        <h2 id={headingId} className={styles.heading}>
          {questionTexts.form.type}
        </h2>
        {children}
      </div>
      <div role="radiogroup" aria-labelledby={headingId} className={styles.types}>
        {ITEM_TYPES.map((known) => (
          <label key={known} className={styles.type}>
            <input
              type="radio"
              name="type"
              value={known}
              checked={type === known}
              onChange={() => onChange(known)}
              className={styles.typeControl}
            />
            <span>
              <span className={styles.typeName}>{itemTexts.typeNames[known]}</span>
              <span className={styles.typeHint}>{itemTexts.typeHints[known]}</span>
            </span>
          </label>
        ))}
      </div>
    </>
  );
}
