import { questionTexts } from "../../../../../content/en/questions.ts";
import { recordTexts } from "../../../../../content/en/record.ts";
import { testBuilderTexts } from "../../../../../content/en/test-builder.ts";
import { typeNameOf } from "../../../../../items/type-names.ts";
import { nameOfStimulus } from "../../../../../modules/stimuli/metadata.ts";
import { unitsIn } from "../../../../../modules/stimuli/units.ts";
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
  const units = numberedUnits(questions);
  const choose = (
    <LinkButton to={`${here}/choose`} icon="plus">
      {texts.choose}
    </LinkButton>
  );
  const actions = questions.length > 0 && (
    <span className="cluster gap-2">
      {units.length > 1 && (
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
          {units.map(({ id, name, questions }) => (
            <li key={id} className={styles.item}>
              {name === null ? (
                questions.map((question) => <Question key={question.id} {...question} />)
              ) : (
                <div className={styles.words}>
                  <p>
                    <strong>{name}</strong>
                  </p>
                  <ol className={styles.list}>
                    {questions.map((question) => (
                      <li key={question.id} className={styles.item}>
                        <Question {...question} />
                      </li>
                    ))}
                  </ol>
                </div>
              )}
              <LinkButton
                to={`${here}/questions/${id}/remove`}
                variant="quiet"
                size="sm"
                icon="trash"
                preventScrollReset
                data-danger=""
              >
                {texts.remove}
                <VisuallyHidden>
                  {` ${name ?? questions.map(({ displayId }) => questionTexts.list.number(displayId)).join("")}`}
                </VisuallyHidden>
              </LinkButton>
            </li>
          ))}
        </ol>
      )}
    </BuilderCard>
  );
}

type Numbered = FixedQuestion & { number: number };

/** What is asked together, under the id of its first question; the name is null for a question that stands alone. */
function numberedUnits(questions: ReadonlyArray<FixedQuestion>) {
  let number = 0;
  return unitsIn(questions, ({ stimulus }) => stimulus?.id).flatMap((unit) => {
    const [first] = unit;
    if (!first) return [];
    const { id, stimulus } = first;
    const name = stimulus && texts.stimulus(recordTexts.kinds[stimulus.kind], nameOfStimulus(stimulus), unit.length);
    const numbered = unit.map((question): Numbered => {
      number += 1;
      return { ...question, number };
    });
    return [{ id, name, questions: numbered }];
  });
}

function Question({ number, displayId, type, isWithdrawn, text }: Numbered) {
  return (
    <div className={styles.words}>
      <p className={styles.stem}>
        <span>{`${number}.`}</span> <strong>{questionTexts.list.number(displayId)}</strong>{" "}
        <span>{text ?? texts.unreadable}</span>
      </p>
      <p className="cluster gap-2">
        <span className={styles.quiet}>{typeNameOf(type)}</span>
        {isWithdrawn && <Badge tone="danger">{texts.withdrawn}</Badge>}
      </p>
    </div>
  );
}
