import { Form, useNavigation } from "react-router";
import { securityTexts } from "../../../../content/en/security.ts";
import { studentPageTexts } from "../../../../content/en/student-page.ts";
import { studentTexts } from "../../../../content/en/students.ts";
import type { StudentStatus } from "../../../../modules/students/rules.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Badge } from "../../../../ui/badge.tsx";
import { Button, LinkButton } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { classes } from "../../../../ui/classes.ts";
import type { Elements } from "../../../../ui/elements.ts";
import { ProgressBar } from "../../../../ui/progress-bar.tsx";
import { describeReply, type ReplyOf } from "../../../form-reply.ts";
import { useHasMailServer } from "../../../shared/frame/use-has-mail-server.ts";
import { useListReturn } from "../../shared/list-return.ts";
import styles from "../show.module.css";
import type { actOnStudent } from "./actions.server.ts";
import type { StudentPageData } from "./data.server.ts";
import { type StudentForm, studentAddress } from "./reply.ts";

const texts = studentPageTexts.facts;
const actionTexts = studentPageTexts.actions;
const factorTexts = securityTexts.student;

type Props = {
  page: Pick<StudentPageData, "student" | "record" | "lessons">;
  reply: ReplyOf<typeof actOnStudent> | undefined;
};

/** Who the student is, and what can be done with the account. */
export function Overview({ page, reply }: Props) {
  const { student, record, lessons } = page;
  const notice = describeDone(reply, useHasMailServer());
  return (
    <Card as="section" padding="lg" className={classes("stack gap-4", styles.card)} aria-label={record.name}>
      {notice && <Alert tone={notice.isDone ? "success" : "error"}>{notice.message}</Alert>}
      {student.runningTests > 0 && <Alert tone="info">{texts.running(student.runningTests)}</Alert>}
      <dl className={styles.facts}>
        <div>
          <dt>{texts.email}</dt>
          <dd>
            <span>{record.email}</span> <Standing standing={student.standing} />
          </dd>
          {student.standing === "invited" && (
            <dd className={styles.muted}>{student.invited ? texts.invitedOn(student.invited) : texts.notInvited}</dd>
          )}
        </div>
        <div>
          <dt>{texts.course}</dt>
          <dd>{record.course}</dd>
        </div>
        <div>
          <dt>{texts.status}</dt>
          <dd>
            <Badge tone={student.status === "Active" ? "success" : "neutral"}>
              {studentTexts.statuses[student.status]}
            </Badge>
          </dd>
        </div>
        <div>
          <dt>{texts.joined}</dt>
          <dd>{student.joined}</dd>
        </div>
        <div>
          <dt>{texts.lastActive}</dt>
          <dd>{student.lastActive ?? texts.never}</dd>
        </div>
        <div>
          <dt>{texts.extraTime}</dt>
          <dd>{texts.extraTimeOf(record.extraTimePercent)}</dd>
        </div>
        {student.standing !== "invited" && (
          <div>
            <dt>{factorTexts.label}</dt>
            <dd>{student.secondFactor ? factorTexts.on(student.secondFactor) : factorTexts.off}</dd>
          </div>
        )}
        <div className={styles.wide}>
          <dt>{texts.progress}</dt>
          <dd>
            <div className={styles.progress}>
              <span>{texts.progressText(student.progress)}</span>
              <ProgressBar
                label={texts.progress}
                value={student.progress}
                max={100}
                text={texts.progressText(student.progress)}
              />
              <span className={styles.muted}>{texts.progressOf(lessons.completed, lessons.lessons)}</span>
            </div>
          </dd>
        </div>
      </dl>
      <Actions page={page} />
    </Card>
  );
}

/** What became of a press of one of the buttons. */
function describeDone(reply: Props["reply"], hasMailServer: boolean) {
  if (!reply || reply.form === "record" || reply.form === "note") return null;
  const { gone, notDone, tooMany } = studentPageTexts.problems;
  const changed = ({ standing }: { standing: StudentStatus }) =>
    actionTexts.statusChanged(studentTexts.statuses[standing]);
  const { message } = describeReply(reply, notDone, {
    changed,
    same: changed,
    stale: (now) => ("standing" in now ? changed(now) : {}),
    invited: hasMailServer ? actionTexts.invited : actionTexts.invitedKept,
    "has-account": actionTexts.hasAccount,
    "too-soon": ({ minutes }) => actionTexts.tooSoon(minutes),
    mailed: ({ email }) => (hasMailServer ? actionTexts.resetMailed : actionTexts.resetKept)(email),
    limited: ({ minutes }) => tooMany(minutes),
    "no-account": actionTexts.noAccount,
    // Shown at its own form.
    "email-taken": {},
    gone,
  });
  return { message, isDone: DONE.includes(reply.code) };
}

const DONE: ReadonlyArray<string> = ["changed", "same", "stale", "invited", "mailed"];

function Standing({ standing }: Pick<StudentPageData["student"], "standing">) {
  switch (standing) {
    case "verified":
      return <Badge tone="success">{texts.verified}</Badge>;
    case "not-verified":
      return <Badge tone="warning">{texts.notVerified}</Badge>;
    case "invited":
      return <Badge tone="warning">{texts.invited}</Badge>;
    default:
      return standing satisfies never;
  }
}

function Actions({ page }: Pick<Props, "page">) {
  const { student } = page;
  const address = studentAddress(student.id);
  const carry = useListReturn();
  const other = student.status === "Active" ? "Inactive" : "Active";
  return (
    <div className={styles.actions}>
      <PostButton form="status" label={other === "Active" ? actionTexts.activate : actionTexts.deactivate}>
        <input type="hidden" name="status" value={other} />
        <input type="hidden" name="shown" value={student.status} />
      </PostButton>
      {student.standing === "invited" ? (
        <PostButton form="invitation" label={actionTexts.resendInvitation} />
      ) : (
        <>
          <PostButton form="password" label={actionTexts.resetPassword} />
          <LinkButton to={carry(`${address}/sign-out`)} variant="secondary" icon="logout" preventScrollReset>
            {actionTexts.signOut}
          </LinkButton>
          {student.secondFactor && (
            <LinkButton to={carry(`${address}/second-factor`)} variant="secondary" preventScrollReset>
              {factorTexts.switchOff}
            </LinkButton>
          )}
        </>
      )}
    </div>
  );
}

/** A form of one button. */
function PostButton({ form, label, children }: { form: StudentForm; label: string; children?: Elements }) {
  const { state, formAction } = useNavigation();
  const action = useListReturn()(`?form=${form}`);
  const isBusy = state !== "idle" && (formAction?.endsWith(action) ?? false);
  return (
    <Form method="post" action={action} preventScrollReset>
      {children}
      <Button
        type="submit"
        variant="secondary"
        busy={isBusy}
        busyLabel={actionTexts.busy}
        icon={form === "status" ? "user" : "mail"}
      >
        {label}
      </Button>
    </Form>
  );
}
