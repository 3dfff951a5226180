/** Asks what is to become of the selected questions, and does it. It closes when it is done; a failure is said in it. */
import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { z } from "zod";
import { bankTexts } from "../../../../content/en/question-bank.ts";
import { questionTexts } from "../../../../content/en/questions.ts";
import { requestJson } from "../../../../core/request-json.ts";
import { type BankChange, CHANGED_MAX } from "../../../../modules/questions/bank-change.ts";
import { type ChosenQuestions, textOfChosen } from "../../../../modules/questions/chosen-questions.ts";
import type { LabelKind } from "../../../../modules/questions/rules.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button } from "../../../../ui/button.tsx";
import { ConfirmDialog } from "../../../../ui/dialog.tsx";
import { SelectField } from "../../../../ui/fields.tsx";
import { Spinner } from "../../../../ui/spinner.tsx";
import { type ReplyOf, say } from "../../../form-reply.ts";
import { ChangeForm } from "../../shared/bulk/change-form.tsx";
import { LIST } from "../list-address.ts";
import type { change } from "./actions.server.ts";
import type { Choices } from "./filters.tsx";

const texts = bankTexts.change;

export type ChangeKind = BankChange["kind"];

type Props = {
  chosen: ChosenQuestions;
  /** As it is said; the server counts again. */
  count: number;
  onClose: () => void;
  onChanged: () => void;
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
  const [isMissing, setIsMissing] = useState(false);
  const change = useChange(props);
  const options = (kind: LabelKind) => [
    { value: LEAVE, label: texts.leave },
    { value: "", label: texts.none },
    ...labels.filter((label) => label.kind === kind).map(({ id, name }) => ({ value: id, label: name })),
  ];
  const isNothing = categoryId === LEAVE && difficultyId === LEAVE;
  const send = () => {
    setIsMissing(isNothing);
    if (isNothing) return;
    change.send({
      kind: "tag",
      ...(categoryId === LEAVE ? {} : { categoryId: categoryId || null }),
      ...(difficultyId === LEAVE ? {} : { difficultyId: difficultyId || null }),
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
    </ChangeForm>
  );
}

function StatusDialog({ kind, ...props }: Props & { kind: "withdraw" | "bring-back" }) {
  const change = useChange(props);
  const isWithdrawing = kind === "withdraw";
  return (
    <ConfirmDialog
      open
      title={isWithdrawing ? texts.withdraw(props.count) : texts.bringBack(props.count)}
      message={
        <div className="stack gap-4">
          {change.message && <Alert tone="error">{change.message}</Alert>}
          <p>{isWithdrawing ? texts.withdrawText : texts.bringBackText}</p>
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

/** What every form of a change has. */
function framed({ message, isBusy }: ReturnType<typeof useChange>, { count, onClose }: Props) {
  return { message, isBusy, onClose, confirmLabel: texts.confirm(count) };
}

/** The values of a change as a form holds them: the server makes ids of them. */
type Wanted = { kind: ChangeKind; lessonId?: string; categoryId?: string | null; difficultyId?: string | null };

function useChange({ chosen, onChanged }: Props) {
  const fetcher = useFetcher<ReplyOf<typeof change>>();
  const reply = fetcher.state === "idle" ? fetcher.data : undefined;
  const isDone = reply?.code === "changed";
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is done.
  useEffect(() => {
    if (isDone) onChanged();
  }, [isDone]);
  return {
    isBusy: fetcher.state !== "idle" || isDone,
    message: say(reply, texts.failed, {
      changed: {},
      nothing: texts.nothing,
      "too-many": texts.tooMany(CHANGED_MAX),
      "target-gone": texts.targetGone,
      unreadable: texts.unreadable,
    }).message,
    send: (change: Wanted) =>
      void fetcher.submit(
        { intent: "change", chosen: textOfChosen(chosen), change: JSON.stringify(change) },
        { method: "post", action: LIST },
      ),
  };
}
