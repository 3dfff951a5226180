import { useId, useState } from "react";
import { questionTexts } from "../../../../content/en/questions.ts";
import { AuthorItem } from "../../../../items/registry/author-views.tsx";
import type { Draft } from "../../../../items/registry/authoring.ts";
import type { ItemType } from "../../../../items/registry/models.ts";
import { typeNameOf } from "../../../../items/type-names.ts";
import { Button } from "../../../../ui/button.tsx";
import { classes } from "../../../../ui/classes.ts";
import { useFormState } from "../../../../ui/form-state.ts";
import styles from "../form.module.css";
import { fieldsOf, previewOf, type QuestionDraft } from "./draft.ts";
import { TriedItem } from "./tried-item.tsx";

const texts = questionTexts.form;

/** What only this item type has, with a preview of it that can be shown and hidden. */
export function TypeSection<T extends ItemType>({
  draft,
  type,
  own,
  onChange,
}: {
  draft: QuestionDraft;
  type: T;
  own: Draft<T>;
  onChange: (own: Draft<T>) => void;
}) {
  const { errors } = useFormState();
  const [isShown, setIsShown] = useState(false);
  const previewId = useId();
  const problems = Object.entries(errors).map(([at, message]) => ({ level: "error" as const, at, message }));
  const item = isShown ? previewOf(draft, false) : null;
  return (
    <>
      <div className={classes("cluster between gap-2", styles.sectionHead)}>
        <h2 className={styles.heading}>{typeNameOf(type)}</h2>
        <Button
          variant="quiet"
          size="sm"
          icon={isShown ? "eye-off" : "eye"}
          aria-expanded={isShown}
          aria-controls={isShown ? previewId : undefined}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? texts.hidePreview : texts.showPreview}
        </Button>
      </div>
      <AuthorItem type={type} draft={own} problems={problems} onChange={onChange} />
      {isShown && (
        <section id={previewId} className={styles.sectionPreview} aria-label={texts.sectionPreview}>
          <p className={styles.quiet}>{texts.sectionPreview}</p>
          {item && <TriedItem item={item} question={fieldsOf(draft)} />}
        </section>
      )}
    </>
  );
}
