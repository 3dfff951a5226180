import { questionTexts } from "../../../../../content/en/questions.ts";
import { testBuilderTexts } from "../../../../../content/en/test-builder.ts";
import { typeNameOf } from "../../../../../items/type-names.ts";
import type { FixedQuestion } from "../../../../../modules/tests/queries/list-fixed-questions.server.ts";
import { Badge } from "../../../../../ui/badge.tsx";
import { LinkButton } from "../../../../../ui/button.tsx";
import { EmptyState } from "../../../../../ui/page/empty-state.tsx";
import { VisuallyHidden } from "../../../../../ui/visually-hidden.tsx";
import { sectionAddress } from "../../addresses.ts";
import styles from "../builder.module.css";
import { BuilderCard } from "../cards.tsx";

const texts = testBuilderTexts.section;

/** The questions of a section in their order: choosing more, ordering them, taking one out. */
export function FixedQuestions({
  testId,
  sectionId,
  questions,
}: {
  testId: string;
  sectionId: string;
  questions: ReadonlyArray<FixedQuestion>;
}) {
  const here = sectionAddress(testId, sectionId);
  const choose = (
    <LinkButton to={`${here}/choose`} icon="plus">
      {texts.choose}
    </LinkButton>
  );
  const actions = questions.length > 0 && (
    <span className="cluster gap-2">
      {questions.length > 1 && (
        <LinkButton to={`${here}/order`} variant="secondary" icon="grip" preventScrollReset>
          {texts.order}
        </LinkButton>
      )}
      {choose}
    </span>
  );
  return (
    <BuilderCard name="questions" title={texts.fixed} actions={actions}>
      {questions.length === 0 ? (
        <EmptyState icon="list" title={texts.noFixed} text={texts.noFixedText}>
          {choose}
        </EmptyState>
      ) : (
        <ol className={styles.list} aria-label={texts.caption}>
          {questions.map(({ id, displayId, type, isWithdrawn, text }, index) => (
            <li key={id} className={styles.item}>
              <div className={styles.words}>
                <p className={styles.stem}>
                  {index + 1}. <strong>{questionTexts.list.number(displayId)}</strong> {text ?? texts.unreadable}
                </p>
                <p className="cluster gap-2">
                  <span className={styles.quiet}>{typeNameOf(type)}</span>
                  {isWithdrawn && <Badge tone="danger">{texts.withdrawn}</Badge>}
                </p>
              </div>
              <LinkButton
                to={`${here}/questions/${id}/remove`}
                variant="quiet"
                size="sm"
                icon="trash"
                preventScrollReset
                data-danger=""
              >
                {texts.remove}
                <VisuallyHidden> {questionTexts.list.number(displayId)}</VisuallyHidden>
              </LinkButton>
            </li>
          ))}
        </ol>
      )}
    </BuilderCard>
  );
}
