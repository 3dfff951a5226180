/** One question of the bank in short. A question that cannot be shown says so and leaves the others alone. */
import { Component, type ReactNode, useId, useState } from "react";
import { bankTexts } from "../../../../content/en/question-bank.ts";
import { reviewTexts } from "../../../../content/en/question-reviews.ts";
import { questionTexts } from "../../../../content/en/questions.ts";
import { taxonomyTexts } from "../../../../content/en/taxonomy.ts";
import { typeNameOf } from "../../../../items/type-names.ts";
import type { ListedQuestion } from "../../../../modules/questions/queries/list-questions.server.ts";
import type { ShortOutline } from "../../../../modules/questions/short-outline.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Scenario } from "../../../../ui/answering/scenario.tsx";
import { Badge } from "../../../../ui/badge.tsx";
import { Button, LinkButton } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { classes } from "../../../../ui/classes.ts";
import { Icon, type IconName } from "../../../../ui/icon.tsx";
import { RichText } from "../../../../ui/rich-text.tsx";
import { VisuallyHidden } from "../../../../ui/visually-hidden.tsx";
import { SelectBox } from "../../shared/bulk/selection-frame.tsx";
import type { Selection } from "../../shared/bulk/use-selection.ts";
import { listSearchOf, withListReturn } from "../../shared/list-return.ts";
import { stimulusAddress } from "../../stimuli/addresses.ts";
import { namesForExams } from "../label-options.ts";
import { copyAddress, LIST } from "../list-address.ts";
import { StimulusMark } from "../stimulus-mark.tsx";
import { CopyId } from "./copy-id.tsx";
import styles from "./rows.module.css";

const texts = questionTexts.list;

export type QuestionInList = Omit<ListedQuestion, "createdAt" | "shown"> & {
  /** Null when what is stored cannot be read. */
  outline: ShortOutline | null;
};

/** `listSearch` is the search of the list's address, which the windows over it keep. */
export function QuestionCard({
  question,
  listSearch,
  selection,
}: {
  question: QuestionInList;
  listSearch: string;
  selection: Selection<"question">;
}) {
  const { displayId, manualId, type, subjectName, lessonTitle, outline } = question;
  const { category, difficulty, needsRationale, isUnreviewed, isReserved, isWithdrawn, stimulus } = question;
  const [areAnswersShown, setAreAnswersShown] = useState(false);
  const [headingId, answersId] = [useId(), useId()];
  const named = (action: string) => nameAction(action, displayId);
  return (
    <Card as="article" aria-labelledby={headingId}>
      <header className={styles.head}>
        <SelectBox id={question.id} name={texts.question(displayId)} selection={selection} />
        <h2 id={headingId} className={styles.number}>
          {texts.number(displayId)}
        </h2>
        {manualId && <code className={styles.manualId}>{manualId}</code>}
        <CopyId id={manualId ?? String(displayId)} displayId={displayId} />
        <span className={styles.badges}>
          {isWithdrawn && <Badge tone="danger">{bankTexts.withdrawn}</Badge>}
          {isReserved && !stimulus && <Badge>{taxonomyTexts.bank.reserved}</Badge>}
          {needsRationale && <Badge tone="warning">{texts.needsRationale}</Badge>}
          {isUnreviewed && <Badge>{reviewTexts.notReviewed}</Badge>}
          {category && <Badge>{category}</Badge>}
          {difficulty && <Badge>{difficulty}</Badge>}
          <Badge tone="accent">{typeNameOf(type)}</Badge>
        </span>
      </header>
      <Unbroken>
        {outline ? (
          <div className={classes("stack gap-4", styles.body)}>
            <RichText html={outline.stem} className={classes(styles.stem)} />
            {outline.isStemCut && <p className={styles.cut}>{bankTexts.cut}</p>}
            {areAnswersShown && <Answers id={answersId} outline={outline} />}
          </div>
        ) : (
          <Broken />
        )}
      </Unbroken>
      <p className={styles.place}>
        <span>{texts.place(subjectName, lessonTitle)}</span>
        {stimulus && (
          <>
            <span>{" · "}</span>
            <StimulusMark stimulus={stimulus} />
          </>
        )}
      </p>
      <ExamLine question={question} />
      <footer className={styles.foot}>
        {outline && (
          <Button
            variant="quiet"
            size="sm"
            icon={areAnswersShown ? "chevron-up" : "chevron-down"}
            aria-expanded={areAnswersShown}
            aria-controls={areAnswersShown ? answersId : undefined}
            onClick={() => setAreAnswersShown(!areAnswersShown)}
          >
            {named(areAnswersShown ? texts.hideAnswers : texts.showAnswers)}
          </Button>
        )}
        <QuestionActions question={question} listSearch={listSearch} />
      </footer>
    </Card>
  );
}

/** Its areas and its step of clinical judgment; nothing when it has none. */
function ExamLine({ question }: { question: QuestionInList }) {
  const names = namesForExams(question);
  return names.length === 0 ? null : <p className={styles.exams}>{names.join(" · ")}</p>;
}

/** What can be done with one question; `isShort` where there is no room for icons beside the words. */
export function QuestionActions({
  question: { id, displayId, isWithdrawn, stimulus, outline },
  listSearch,
  isShort = false,
}: {
  question: QuestionInList;
  listSearch: string;
  isShort?: boolean;
}) {
  const address = `${LIST}/${id}`;
  const named = (action: string) => nameAction(action, displayId);
  const icon = (name: IconName) => (isShort ? {} : { icon: name });
  return (
    <div className={isShort ? styles.shortActions : styles.actions}>
      {outline && !isWithdrawn && (
        <>
          <LinkButton
            to={`${address}/preview${listSearch}`}
            variant="quiet"
            size="sm"
            {...icon("eye")}
            preventScrollReset
          >
            {named(texts.preview)}
          </LinkButton>
          <LinkButton
            to={stimulus ? stimulusAddress(stimulus.id) : withListReturn(`${address}/edit`, listSearchOf(listSearch))}
            variant="quiet"
            size="sm"
            {...icon("edit")}
          >
            {named(texts.edit)}
          </LinkButton>
          {!stimulus && (
            <LinkButton to={copyAddress(id, listSearchOf(listSearch))} variant="quiet" size="sm" {...icon("copy")}>
              {named(texts.duplicate)}
            </LinkButton>
          )}
        </>
      )}
      {!isWithdrawn && !stimulus && (
        <LinkButton
          to={`${address}/delete${listSearch}`}
          variant="quiet"
          size="sm"
          {...icon("trash")}
          preventScrollReset
          data-danger=""
        >
          {named(texts.delete)}
        </LinkButton>
      )}
    </div>
  );
}

function nameAction(action: string, displayId: number) {
  return (
    <span>
      <span>{action}</span>
      <VisuallyHidden>{` ${texts.question(displayId)}`}</VisuallyHidden>
    </span>
  );
}

function Answers({ id, outline }: { id: string; outline: ShortOutline }) {
  return (
    <section id={id} aria-label={texts.answers} className={styles.answers}>
      {outline.scenario !== null && <Scenario text={outline.scenario} />}
      {outline.parts.map(({ title, choices, asks }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts and choices of an outline have no identity, only a place.
        <div key={place}>
          {title !== null && (
            <p dir="auto" className={styles.partTitle}>
              {title}
            </p>
          )}
          <ul aria-label={title ?? undefined} className={styles.choices}>
            {choices.map(({ text, isRight }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above.
              <li key={index} className={styles.choice} data-right={isRight || undefined}>
                {/* Each is right, at its place. */}
                <span className={styles.sign}>{asks === "order" ? index + 1 : isRight && <Icon name="check" />}</span>
                <span dir="auto" className={styles.choiceText}>
                  {text}
                </span>
                {isRight && asks !== "order" && <span className={styles.right}>{texts.correct}</span>}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {outline.moreChoices > 0 && <p className={styles.cut}>{bankTexts.moreChoices(outline.moreChoices)}</p>}
    </section>
  );
}

function Broken() {
  return <Alert tone="warning">{texts.broken}</Alert>;
}

class Unbroken extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <Broken /> : this.props.children;
  }
}
