/** Changes the selected questions. Closes when that is done; shows a failure. */
import { type ChangeEvent, useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { z } from "zod/mini";
import { bankTexts } from "../../../../content/en/question-bank.ts";
import { reviewTexts } from "../../../../content/en/question-reviews.ts";
import { questionTexts } from "../../../../content/en/questions.ts";
import { stimulusTexts } from "../../../../content/en/stimuli.ts";
import { taxonomyTexts } from "../../../../content/en/taxonomy.ts";
import { type FieldErrors, fieldErrors } from "../../../../core/forms.ts";
import { requestJson } from "../../../../core/request-json.ts";
import { type AreaChange, type BankChange, CHANGED_MAX } from "../../../../modules/questions/bank-change.ts";
import { RESERVED } from "../../../../modules/questions/bank-filter.ts";
import type { LabelKind } from "../../../../modules/questions/rules.ts";
import { type SelectedQuestions, textOfSelection } from "../../../../modules/questions/selected-questions.ts";
import { Signature } from "../../../../modules/questions/signature.ts";
import { EXAM_PLANS, findArea } from "../../../../modules/tests/exam-plans.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button } from "../../../../ui/button.tsx";
import { ConfirmDialog } from "../../../../ui/dialog.tsx";
import { type OptionGroup, SelectField, TextField } from "../../../../ui/fields.tsx";
import { Spinner } from "../../../../ui/spinner.tsx";
import { describeReply, type ReplyOf } from "../../../form-reply.ts";
import { ChangeForm } from "../../shared/bulk/change-form.tsx";
import { AskingTestsNote } from "../../tests/asking-tests.tsx";
import { labelOptions, stepOptions } from "../label-options.ts";
import { LIST } from "../list-address.ts";
import type { change } from "./actions.server.ts";
import type { Choices } from "./filters.tsx";

const texts = bankTexts.change;
const exams = taxonomyTexts.bank;

export type ChangeKind = BankChange["kind"];

type Props = {
  selection: SelectedQuestions;
  /** As shown; the server counts again. */
  count: number;
  onClose: () => void;
  /** Called with how many stayed as they are because they belong to a stimulus. */
  onChanged: (ofStimuli: number) => void;
};

/** The dialog of one kind of change. */
export function ChangeDialog({
  kind,
  subjects,
  labels,
  ...props
}: Props & { kind: ChangeKind; subjects: Choices["subjects"]; labels: Choices["labels"] }) {
  switch (kind) {
    case "move":
      return <MoveDialog subjects={subjects} {...props} />;
    case "tag":
      return <TagDialog labels={labels} {...props} />;
    case "withdraw":
    case "bring-back":
      return <StatusDialog kind={kind} {...props} />;
    case "sign":
      return <SignDialog {...props} />;
    default:
      return kind satisfies never;
  }
}

function MoveDialog({ subjects, ...props }: Props & { subjects: Choices["subjects"] }) {
  const [subjectId, setSubjectId] = useState("");
  const [lessonId, setLessonId] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const change = useChange(props);
  const loaded = useLessonsOf(subjectId);
  const lessons = loaded.kind === "loaded" ? loaded.lessons : null;
  const send = () => {
    setIsMissing(lessonId === "");
    if (lessonId !== "") change.send({ kind: "move", lessonId });
  };
  return (
    <ChangeForm title={texts.move(props.count)} busyLabel={texts.moving} {...framed(change, props)} onSend={send}>
      <p>{texts.moveText}</p>
      <SelectField
        label={bankTexts.filters.subject}
        name="subjectId"
        placeholder={texts.chooseSubject}
        options={subjects.map(({ id, name }) => ({ value: id, label: name }))}
        value={subjectId}
        error={isMissing && subjectId === "" ? questionTexts.problems.subjectMissing : undefined}
        onChange={(event) => {
          setSubjectId(event.currentTarget.value);
          setLessonId("");
          setIsMissing(false);
        }}
      />
      <SelectField
        label={bankTexts.filters.lesson}
        name="lessonId"
        disabled={!lessons}
        placeholder={subjectId ? texts.chooseLesson : bankTexts.filters.subjectFirst}
        options={(lessons ?? []).map(({ id, title }) => ({ value: id, label: title }))}
        value={lessonId}
        error={isMissing && subjectId !== "" && lessonId === "" ? texts.lessonMissing : undefined}
        onChange={(event) => setLessonId(event.currentTarget.value)}
      />
      {loaded.kind === "loading" && <Spinner label={texts.loading} />}
      {loaded.kind === "failed" && (
        <Alert tone="error">
          <p>{texts.notLoaded}</p>
          <Button variant="secondary" size="sm" onClick={loaded.again}>
            {texts.tryAgain}
          </Button>
        </Alert>
      )}
    </ChangeForm>
  );
}

const LessonChoices = z.object({ lessons: z.array(z.object({ id: z.string(), title: z.string() })) });
type Lessons = z.infer<typeof LessonChoices>["lessons"];

/** The lessons of a subject, asked for when it is chosen. */
function useLessonsOf(subjectId: string) {
  const [found, setFound] = useState<{ subjectId: string; lessons: Lessons | null } | null>(null);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again.
  useEffect(() => {
    if (!subjectId) return;
    let isCurrent = true;
    const address = `/admin/questions/lessons?${new URLSearchParams({ subject: subjectId })}`;
    void requestJson(address, LessonChoices).then((reply) => {
      if (isCurrent) setFound({ subjectId, lessons: reply.kind === "replied" ? reply.value.lessons : null });
    });
    return () => {
      isCurrent = false;
    };
  }, [subjectId, round]);
  if (!subjectId) return { kind: "none" } as const;
  if (found?.subjectId !== subjectId) return { kind: "loading" } as const;
  const again = () => {
    setFound(null);
    setRound(round + 1);
  };
  return found.lessons ? ({ kind: "loaded", lessons: found.lessons } as const) : ({ kind: "failed", again } as const);
}

const LEAVE = "leave";

function TagDialog({ labels, ...props }: Props & { labels: Choices["labels"] }) {
  const [categoryId, setCategoryId] = useState(LEAVE);
  const [difficultyId, setDifficultyId] = useState(LEAVE);
  const [area, setArea] = useState(LEAVE);
  const [step, setStep] = useState(LEAVE);
  const [reserved, setReserved] = useState(LEAVE);
  const [isMissing, setIsMissing] = useState(false);
  const change = useChange(props);
  const options = (kind: LabelKind) => [
    { value: LEAVE, label: texts.leave },
    { value: "", label: texts.none },
    ...labelOptions(labels, kind),
  ];
  const isNothing = [categoryId, difficultyId, area, step, reserved].every((chosen) => chosen === LEAVE);
  const send = () => {
    setIsMissing(isNothing);
    if (isNothing) return;
    change.send({
      kind: "tag",
      ...(categoryId === LEAVE ? {} : { categoryId: categoryId || null }),
      ...(difficultyId === LEAVE ? {} : { difficultyId: difficultyId || null }),
      ...(area === LEAVE ? {} : { area: areaChangeIn(area) }),
      ...(step === LEAVE ? {} : { judgmentStep: step || null }),
      ...(reserved === LEAVE ? {} : { isReserved: reserved === RESERVED }),
    });
  };
  return (
    <ChangeForm title={texts.tag(props.count)} busyLabel={texts.tagging} {...framed(change, props)} onSend={send}>
      <SelectField
        label={bankTexts.filters.category}
        name="categoryId"
        options={options("category")}
        value={categoryId}
        error={isMissing && isNothing ? texts.nothingChosen : undefined}
        onChange={(event) => setCategoryId(event.currentTarget.value)}
      />
      <SelectField
        label={bankTexts.filters.difficulty}
        name="difficultyId"
        options={options("difficulty")}
        value={difficultyId}
        onChange={(event) => setDifficultyId(event.currentTarget.value)}
      />
      <SelectField
        label={exams.area}
        name="area"
        options={[{ value: LEAVE, label: texts.leave }]}
        groups={areaGroups()}
        value={area}
        onChange={(event) => setArea(event.currentTarget.value)}
      />
      <SelectField
        label={exams.step}
        name="judgmentStep"
        options={[{ value: LEAVE, label: texts.leave }, { value: "", label: texts.none }, ...stepOptions()]}
        value={step}
        onChange={(event) => setStep(event.currentTarget.value)}
      />
      <SelectField
        label={exams.who}
        name="isReserved"
        options={[
          { value: LEAVE, label: texts.leave },
          { value: RESERVED, label: exams.reserve },
          { value: "", label: exams.everybody },
        ]}
        value={reserved}
        onChange={(event) => setReserved(event.currentTarget.value)}
      />
    </ChangeForm>
  );
}

/** The areas of each plan, after the choice to have none of it; that is the code of the plan alone. */
function areaGroups(): OptionGroup[] {
  return EXAM_PLANS.map(({ id, title, areas }) => ({
    label: title,
    options: [
      { value: id, label: exams.noneOfPlan(title) },
      ...areas.map(({ code, name }) => ({ value: code, label: name })),
    ],
  }));
}

function areaChangeIn(chosen: string): AreaChange {
  const found = findArea(chosen);
  return found ? { plan: found.plan.id, code: chosen } : { plan: chosen, code: null };
}

function StatusDialog({ kind, ...props }: Props & { kind: "withdraw" | "bring-back" }) {
  const change = useChange(props);
  const isWithdrawing = kind === "withdraw";
  const asking = useAsking(isWithdrawing ? props.selection : null);
  return (
    <ConfirmDialog
      open
      title={isWithdrawing ? texts.withdraw(props.count) : texts.bringBack(props.count)}
      message={
        <div className="stack gap-4">
          {change.message && <Alert tone="error">{change.message}</Alert>}
          <p>{isWithdrawing ? texts.withdrawText : texts.bringBackText}</p>
          {asking && <AskingTestsNote asking={asking} isWithdrawing />}
        </div>
      }
      confirmLabel={isWithdrawing ? bankTexts.selection.withdraw : bankTexts.selection.bringBack}
      variant={isWithdrawing ? "danger" : "primary"}
      busy={change.isBusy}
      onConfirm={() => change.send({ kind })}
      onCancel={props.onClose}
    />
  );
}

function SignDialog(props: Props) {
  const [written, setWritten] = useState({ reviewer: "", qualification: "" });
  const [errors, setErrors] = useState<FieldErrors>({});
  const change = useChange(props);
  const field = (name: keyof Signature) => ({
    label: reviewTexts[name],
    name,
    autoComplete: "off",
    value: written[name],
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => setWritten({ ...written, [name]: event.currentTarget.value }),
  });
  const send = () => {
    const signature = Signature.safeParse(written);
    setErrors(signature.success ? {} : fieldErrors(signature.error));
    if (signature.success) change.send({ kind: "sign", ...signature.data });
  };
  return (
    <ChangeForm
      title={reviewTexts.of(props.count)}
      busyLabel={reviewTexts.signing}
      {...framed(change, props)}
      confirmLabel={reviewTexts.sign}
      onSend={send}
    >
      <p>{reviewTexts.ofText}</p>
      <TextField {...field("reviewer")} />
      <TextField {...field("qualification")} hint={reviewTexts.qualificationHint} />
    </ChangeForm>
  );
}

/** Which tests of the institute name the questions, as soon as it is known; what is only told holds nothing up. */
function useAsking(selection: SelectedQuestions | null) {
  const [asking, setAsking] = useState<z.infer<typeof Asking> | null>(null);
  const chosen = selection && textOfSelection(selection);
  useEffect(() => {
    if (chosen === null) return;
    let isCurrent = true;
    void requestJson("/admin/questions/asking", Asking, { body: new URLSearchParams({ chosen }) }).then((reply) => {
      if (isCurrent && reply.kind === "replied") setAsking(reply.value);
    });
    return () => {
      isCurrent = false;
    };
  }, [chosen]);
  return asking;
}

const Asking = z.object({
  questions: z.number(),
  total: z.number(),
  named: z.array(z.object({ id: z.string(), title: z.string(), isPublished: z.boolean() })),
});

/** What every form of a change has. */
function framed({ message, isBusy }: ReturnType<typeof useChange>, { count, onClose }: Props) {
  return { message, isBusy, onClose, confirmLabel: texts.confirm(count) };
}

/** The values of a change as a form holds them: the server makes ids of them. */
type Wanted = {
  kind: ChangeKind;
  lessonId?: string;
  categoryId?: string | null;
  difficultyId?: string | null;
  area?: AreaChange;
  judgmentStep?: string | null;
  isReserved?: boolean;
  reviewer?: string;
  qualification?: string;
};

function useChange({ selection, onChanged }: Props) {
  const fetcher = useFetcher<ReplyOf<typeof change>>();
  const reply = fetcher.state === "idle" ? fetcher.data : undefined;
  const done = reply?.code === "changed" ? reply : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is done.
  useEffect(() => {
    if (done) onChanged(done.ofStimuli);
  }, [done]);
  return {
    isBusy: fetcher.state !== "idle" || done !== null,
    message: describeReply(reply, texts.failed, {
      changed: {},
      nothing: ({ ofStimuli }) => (ofStimuli > 0 ? texts.failed(stimulusTexts.belongs.left(ofStimuli)) : texts.nothing),
      "too-many": texts.tooMany(CHANGED_MAX),
      "target-gone": texts.targetGone,
      unreadable: texts.unreadable,
    }).message,
    send: (change: Wanted) =>
      void fetcher.submit(
        { intent: "change", chosen: textOfSelection(selection), change: JSON.stringify(change) },
        { method: "post", action: LIST },
      ),
  };
}
