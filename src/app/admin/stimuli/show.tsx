/** One case study, trend or passage as it is written: its record, its questions, what students see at each, and publishing it. */
import { useDeferredValue, useEffect, useRef, useState } from "react";
import { Form, Outlet, redirect, useLocation, useNavigation } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { recordTexts } from "../../../content/en/record.ts";
import { stimulusAuthoringTexts } from "../../../content/en/stimulus-authoring.ts";
import { changeStimulus } from "../../../modules/stimuli/commands/change-stimulus.server.ts";
import { publishStimulus } from "../../../modules/stimuli/commands/publish-stimulus.server.ts";
import { withdrawStimulus } from "../../../modules/stimuli/commands/withdraw-stimulus.server.ts";
import { BASED_ON, BasedOn, RecordForm } from "../../../modules/stimuli/forms.ts";
import { nameOfStimulus } from "../../../modules/stimuli/metadata.ts";
import { problemsOfStimulus } from "../../../modules/stimuli/problems.ts";
import { findStimulusFigures } from "../../../modules/stimuli/queries/stimulus-figures.server.ts";
import { questionCountOfKind, STIMULUS_QUESTIONS_MAX } from "../../../modules/stimuli/rules.ts";
import { stateOfStimulus } from "../../../modules/stimuli/stimulus-filter.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { findControl } from "../../../ui/find-control.ts";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { servicesContext } from "../../context.ts";
import { timeWriter } from "../../dates.server.ts";
import { formAction, pressAction, readFormWithFiles } from "../../form-action.server.ts";
import { describeReply } from "../../form-reply.ts";
import { isDoneIn, withDone } from "../shared/done.ts";
import { DoneNotice } from "../shared/done-notice.tsx";
import { useDraft } from "../shared/drafts/use-draft.ts";
import type { Route } from "./+types/show";
import { LIST, stimulusAddress, versionsAddress } from "./addresses.ts";
import { FiguresCard } from "./show/figures-card.tsx";
import { PUBLISH, PublishCard } from "./show/publish-card.tsx";
import { QuestionsCard } from "./show/questions-card.tsx";
import { RECORD, RecordCard } from "./show/record-card.tsx";
import { describeEmptyTabs, recordDrafts, startingContent, tabOfProblem } from "./show/record-draft.ts";
import { StepPreview } from "./show/step-preview.tsx";
import styles from "./show.module.css";
import { StimulusStateBadge } from "./state-badge.tsx";
import { requireStimulus, staleAnswer } from "./steps.server.ts";

export { sendDraft as clientAction } from "../shared/drafts/use-draft.ts";

const texts = stimulusAuthoringTexts;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { admin, stimulus } = await requireStimulus(context, params.stimulusId);
  const { db, timeZone } = context.get(servicesContext);
  const { id, displayId, kind, title, draft, hasDraft, version, withdrawnAt, updatedAt, isAsked } = stimulus;
  const figures = await findStimulusFigures(db, admin, id);
  return {
    ...{ id, displayId, kind, title, draft, hasDraft, isAsked, timeZone, figures },
    name: nameOfStimulus(stimulus),
    userId: admin.userId,
    isPublished: version !== null,
    state: stateOfStimulus({ isPublished: version !== null, isWithdrawn: withdrawnAt !== null }),
    basedOn: updatedAt.toISOString(),
    saved: timeWriter(timeZone)(updatedAt),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { admin, stimulus } = await requireStimulus(context, params.stimulusId);
  const here = stimulusAddress(stimulus.id);
  const fields = await readFormWithFiles(request);
  const target = { stimulusId: stimulus.id, basedOn: BasedOn.parse(fields.get(BASED_ON)) };
  const gone = redirect(withDone(LIST, "", "gone"));
  switch (fields.get("intent")) {
    case RECORD:
      return formAction(
        context,
        { form: RECORD, schema: RecordForm, fields },
        (content, { db, now }) => changeStimulus(db, admin, target, { kind: "record", content }, now),
        {
          saved: redirect(withDone(here, "", "stimulus-record-saved")),
          // A record brings no question with it.
          "too-many": 400,
          stale: ({ updatedAt }, { values }) => staleAnswer(context, updatedAt, values),
          "not-found": gone,
        },
      );
    case BRING_BACK:
      return pressAction(
        context,
        ({ db, now }) =>
          withdrawStimulus(db, admin, { stimulusId: stimulus.id, basedOn: null, isWithdrawn: false }, now),
        {
          saved: redirect(withDone(here, "", "stimulus-brought-back")),
          stale: redirect(withDone(here, "", "stimulus-stale-gone")),
          "not-found": gone,
        },
        { form: BRING_BACK },
      );
    default:
      return pressAction(
        context,
        ({ db, now }) => publishStimulus(db, admin, target, now),
        {
          published: redirect(withDone(here, "", "stimulus-published")),
          nothing: redirect(here),
          withdrawn: 400,
          incomplete: 400,
          stale: redirect(withDone(here, "", "stimulus-stale-gone")),
          "not-found": gone,
        },
        { form: PUBLISH },
      );
  }
}

const BRING_BACK = "bring-back";

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: adminTexts.pageTitle(loaderData?.name ?? "") }];
}

export default function StimulusPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, kind, name, state, isPublished, hasDraft, saved, basedOn } = loaderData;
  const [tab, setTab] = useState<string | null>(null);
  const [step, setStep] = useState(1);
  const isRecordSaved = isDoneIn(useLocation().search, ["stimulus-record-saved"]);
  const isRecord = actionData?.form === RECORD;
  const messages = describeReply(actionData, isRecord ? texts.record.failed : texts.page.notDone, {
    "too-many": texts.form.tooMany,
    stale: ({ time }) => `${texts.record.stale(time)} ${texts.record.staleHint}`,
    withdrawn: texts.publish.bringBackFirst,
    incomplete: texts.publish.incomplete,
  });
  return (
    <div className="stack gap-6">
      <PageHeading
        title={name}
        text={
          <span className="cluster gap-2">
            <span>{recordTexts.kinds[kind]}</span>
            <StimulusStateBadge state={state} hasChanges={isPublished && hasDraft} />
            <span>{texts.page.asOf(saved)}</span>
          </span>
        }
        back={{ to: LIST, label: texts.page.back }}
      >
        {isPublished && (
          <LinkButton to={versionsAddress(id)} variant="secondary" icon="clock">
            {texts.versions.title}
          </LinkButton>
        )}
        <LinkButton to={`${stimulusAddress(id)}/about`} variant="secondary" icon="edit">
          {texts.page.edit}
        </LinkButton>
      </PageHeading>
      {!isRecordSaved && <DoneNotice />}
      <Outlet />
      {!isRecord && messages.message && <Alert tone="error">{messages.message}</Alert>}
      {/* What was typed before is stored by then. */}
      <Workshop
        key={`${id} ${basedOn}`}
        {...{ loaderData, tab, step, onTab: setTab, onStep: setStep }}
        reply={isRecord ? actionData : undefined}
        messages={isRecord ? messages : {}}
        isSaved={isRecordSaved}
      />
      <FiguresCard figures={loaderData.figures} />
      <More {...loaderData} />
    </div>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

function Workshop(props: {
  loaderData: Loaded;
  tab: string | null;
  onTab: (exhibitId: string) => void;
  step: number;
  onStep: (step: number) => void;
  reply: Parameters<typeof RecordCard>[0]["reply"];
  messages: Parameters<typeof RecordCard>[0]["messages"];
  isSaved: boolean;
}) {
  const { loaderData, tab, onTab, step, onStep, reply, messages, isSaved } = props;
  const { id, kind, draft, userId, timeZone, basedOn } = loaderData;
  const { questions } = draft;
  const initial = { content: startingContent(kind, draft.content), basedOn };
  const stored = useDraft(recordDrafts, { userId, entityId: id }, initial);
  const { content } = stored.written;
  const settled = useDeferredValue(content);
  const most = questionCountOfKind(kind) ?? STIMULUS_QUESTIONS_MAX;
  const count = Math.max(1, questions.length, questionCountOfKind(kind) ?? 0);
  const inside = useRef<HTMLDivElement>(null);
  const [sought, setSought] = useState<{ at: string } | null>(null);
  // Its tab is in view by then.
  useEffect(() => {
    if (sought && inside.current) findControl(inside.current, sought.at)?.focus();
  }, [sought]);
  const go = (at: string) => {
    const tabOf = tabOfProblem(content, at);
    if (tabOf !== null) onTab(tabOf);
    setSought({ at });
  };
  return (
    <>
      <div className={styles.workshop}>
        <div className="stack gap-5">
          <PublishCard
            {...loaderData}
            isDirty={stored.isDirty}
            problems={problemsOfStimulus(kind, { content: settled, questions })}
            questionIds={questions.map(({ questionId }) => questionId)}
            onGo={go}
          />
          <QuestionsCard id={id} kind={kind} questions={questions} />
        </div>
        <div ref={inside}>
          <RecordCard
            {...{ kind, stored, most, tab, onTab, timeZone, reply, messages }}
            notice={isSaved && <DoneNotice more={describeEmptyTabs(kind, draft.content)} />}
          />
        </div>
      </div>
      <StepPreview content={settled} questions={questions} count={count} step={step} onStep={onStep} />
    </>
  );
}

function More({ id, state, isPublished, isAsked }: Loaded) {
  const isBusy = useNavigation().state === "submitting";
  const { more: words } = texts;
  return (
    <Card as="section" aria-labelledby="more" className="stack gap-3">
      <h2 id="more" className={styles.heading}>
        {words.title}
      </h2>
      <div className="cluster gap-3">
        {state === "withdrawn" ? (
          <Form method="post" preventScrollReset>
            <Button variant="secondary" name="intent" value={BRING_BACK} busy={isBusy}>
              {words.bringBack}
            </Button>
          </Form>
        ) : (
          isPublished && (
            <LinkButton to={`${stimulusAddress(id)}/withdraw`} variant="secondary" preventScrollReset>
              {words.withdraw}
            </LinkButton>
          )
        )}
        {!isAsked && (
          <LinkButton to={`${stimulusAddress(id)}/delete`} variant="secondary" icon="trash" preventScrollReset>
            {words.delete}
          </LinkButton>
        )}
      </div>
      {isAsked && <p className={styles.quiet}>{words.asked}</p>}
    </Card>
  );
}
