import { questionTexts } from "../../../../content/en/questions.ts";
import { isBlankHtml } from "../../../../core/html.ts";
import { Card } from "../../../../ui/card.tsx";
import styles from "../form.module.css";
import { fieldsOf, previewOf, type QuestionDraft } from "./draft.ts";
import { TriedItem } from "./tried-item.tsx";

const texts = questionTexts.form;

/**
 * The whole question as a student will see it; only once there is a question text
 * (docs/product/questions.md#authoring-form).
 */
export function QuestionPreview({ draft }: { draft: QuestionDraft }) {
  const item = isBlankHtml(draft.stem) ? null : previewOf(draft, true);
  if (!item) return <p className={styles.noPreview}>{texts.noPreview}</p>;
  return (
    <Card as="section" className="stack gap-3" aria-label={texts.preview}>
      <h2 className={styles.heading}>{texts.preview}</h2>
      <p className={styles.quiet}>{texts.previewHint}</p>
      <TriedItem key={item.type} item={item} question={fieldsOf(draft)} />
    </Card>
  );
}
