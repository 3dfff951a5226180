import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { itemTypeTexts } from "../../../../content/en/item-types.ts";
import { questionTexts } from "../../../../content/en/questions.ts";
import { ITEM_TYPES, type ItemType } from "../../../../items/registry/models.ts";
import { typeNameOf } from "../../../../items/type-names.ts";
import { Button } from "../../../../ui/button.tsx";
import { classes } from "../../../../ui/classes.ts";
import type { Elements } from "../../../../ui/elements.ts";
import { VisuallyHidden } from "../../../../ui/visually-hidden.tsx";
import styles from "../form.module.css";

/** The types of the product specification, which stand first in its order (P90); all others follow under a heading. */
const SPECIFIED: ReadonlyArray<ItemType> = [
  "text",
  "multi-select",
  "location_based",
  "nursing_action",
  "prioritize_hypothesis",
  "clinical_decision",
  "sentence_completion",
  "recognize_cues",
  "matrix",
];
const MORE = ITEM_TYPES.filter((type) => !SPECIFIED.includes(type));

/**
 * How the question is posed. Once chosen the other types fold away; `isChosen` when they are from the beginning. With arrow keys
 * one looks at each in passing, so that Enter and Tab choose. `children` stand beside the heading.
 */
export function TypePicker({
  type,
  isChosen,
  onChange,
  children,
}: {
  type: ItemType;
  isChosen: boolean;
  onChange: (type: ItemType) => void;
  children: Elements;
}) {
  const headingId = useId();
  const [isFolded, setIsFolded] = useState(isChosen);
  const opener = useRef<HTMLButtonElement>(null);
  const chosen = useRef<HTMLInputElement>(null);
  const wantsFocus = useRef(false);
  // What was pressed is gone with what it stood in.
  useEffect(() => {
    if (wantsFocus.current) (isFolded ? opener.current : chosen.current)?.focus();
    wantsFocus.current = false;
  }, [isFolded]);
  const fold = (folded: boolean) => {
    wantsFocus.current = true;
    setIsFolded(folded);
  };
  const chooseByKey = (event: KeyboardEvent) => {
    if (event.key === "Enter") {
      event.preventDefault();
      fold(true);
    }
    // The focus goes on by itself, to what comes after.
    if (event.key === "Tab" && !event.shiftKey) fold(true);
  };
  const card = (known: ItemType) => (
    <label key={known} className={styles.type}>
      <input
        ref={type === known ? chosen : undefined}
        type="radio"
        name={isFolded ? undefined : "type"}
        value={known}
        checked={type === known}
        onChange={() => onChange(known)}
        onClick={({ detail }) => {
          // A key that moves the choice makes a click as well, of no button pressed.
          if (detail > 0) fold(true);
        }}
        className={styles.typeControl}
      />
      <span>
        <span className={styles.typeName}>{typeNameOf(known)}</span>
        <span className={styles.typeHint}>{itemTypeTexts[known].hint}</span>
      </span>
    </label>
  );
  return (
    <>
      <div className={classes("cluster between gap-2", styles.sectionHead)}>
        <h2 id={headingId} className={styles.heading}>
          {questionTexts.form.type}
        </h2>
        {children}
      </div>
      {isFolded && (
        <div className="cluster between gap-3">
          <input type="hidden" name="type" value={type} />
          <p>
            <span className={styles.typeName}>{typeNameOf(type)}</span>
            <span className={styles.typeHint}>{itemTypeTexts[type].hint}</span>
          </p>
          <Button ref={opener} variant="secondary" size="sm" aria-expanded={false} onClick={() => fold(false)}>
            <span>
              {questionTexts.form.changeType}
              <VisuallyHidden> {questionTexts.form.changeTypeOf}</VisuallyHidden>
            </span>
          </Button>
        </div>
      )}
      <div
        role="radiogroup"
        aria-labelledby={headingId}
        className={styles.picker}
        hidden={isFolded}
        onKeyDown={chooseByKey}
      >
        <div className={styles.types}>{SPECIFIED.map(card)}</div>
        <h3 className={styles.moreTypes}>{questionTexts.form.moreTypes}</h3>
        <div className={styles.types}>{MORE.map(card)}</div>
      </div>
    </>
  );
}
