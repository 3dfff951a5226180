import { Form, Link, useNavigation } from "react-router";
import { stimulusAuthoringTexts } from "../../../../content/en/stimulus-authoring.ts";
import type { Problem } from "../../../../items/contract.ts";
import { BASED_ON } from "../../../../modules/stimuli/forms.ts";
import type { StimulusState } from "../../../../modules/stimuli/stimulus-filter.ts";
import { Button, LinkButton } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { NEW, questionAddress, stimulusAddress } from "../addresses.ts";
import styles from "../show.module.css";

const texts = stimulusAuthoringTexts.publish;

/** The value of `intent` that publishes the draft. */
export const PUBLISH = "publish";

type PublishProps = {
  id: string;
  state: StimulusState;
  isPublished: boolean;
  hasDraft: boolean;
  /** The record has changes that are not saved. */
  isDirty: boolean;
  basedOn: string;
  problems: ReadonlyArray<Problem>;
  /** In their order. */
  questionIds: ReadonlyArray<string>;
  /** Leads to a place in the record. */
  onGo: (at: string) => void;
};

/** What tests have of it, what is missing or to be checked, each with the way there, and publishing it. */
export function PublishCard(props: PublishProps) {
  const { id, state, isPublished, hasDraft, isDirty, problems } = props;
  const errors = problems.filter(({ level }) => level === "error");
  const warnings = problems.filter(({ level }) => level === "warning");
  return (
    <Card as="section" aria-labelledby="publish" className="stack gap-3">
      <h2 id="publish" className={styles.heading}>
        {texts.title}
      </h2>
      <p>{texts.state[state]}</p>
      {!hasDraft && !isDirty && isPublished && <p>{texts.nothing}</p>}
      {isPublished && hasDraft && <p>{texts.changes}</p>}
      <Problems {...props} title={texts.errors} problems={errors} />
      <Problems {...props} title={texts.warnings} problems={warnings} />
      {hasDraft && <PublishButton {...props} isReady={errors.length === 0} />}
      {isPublished && hasDraft && (
        <div>
          <LinkButton to={`${stimulusAddress(id)}/discard`} variant="quiet" size="sm" preventScrollReset>
            {texts.discard}
          </LinkButton>
        </div>
      )}
    </Card>
  );
}

function PublishButton({ state, isDirty, isReady, basedOn }: PublishProps & { isReady: boolean }) {
  const navigation = useNavigation();
  const isBusy = navigation.state === "submitting" && navigation.formData?.get("intent") === PUBLISH;
  if (!isReady) return null;
  if (state === "withdrawn") return <p className={styles.quiet}>{texts.bringBackFirst}</p>;
  if (isDirty) return <p className={styles.quiet}>{texts.saveFirst}</p>;
  return (
    <Form method="post" preventScrollReset className="stack gap-3">
      <p>{texts.ready}</p>
      <input type="hidden" name={BASED_ON} value={basedOn} />
      <div>
        <Button name="intent" value={PUBLISH} busy={isBusy} busyLabel={texts.busy}>
          {texts.button}
        </Button>
      </div>
    </Form>
  );
}

function Problems({ title, problems, ...props }: PublishProps & { title: string }) {
  if (problems.length === 0) return null;
  return (
    <div className="stack gap-1">
      <h3 className={styles.sub}>{title}</h3>
      <ul className={styles.problems}>
        {problems.map(({ at, message }) => (
          <li key={`${at} ${message}`}>
            <ProblemLink at={at} message={message} {...props} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The way to where it can be put right: a question, the next one that is missing, or a place in the record. */
function ProblemLink({
  at,
  message,
  id,
  questionIds,
  onGo,
}: Pick<PublishProps, "id" | "questionIds" | "onGo"> & Pick<Problem, "at" | "message">) {
  const [part, index] = at.split(".");
  if (part === "questions") {
    return <Link to={questionAddress(id, questionIds[Number(index)] ?? NEW)}>{message}</Link>;
  }
  return (
    <button type="button" className={styles.problem} onClick={() => onGo(at)}>
      {message}
    </button>
  );
}
