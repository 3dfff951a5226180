/** A student's own page: what the institute knows, what it may change, and what the student did. */

import { useCallback, useEffect, useState } from "react";
import { type ShouldRevalidateFunctionArgs, useLocation, useOutlet } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { studentPageTexts } from "../../../content/en/student-page.ts";
import { parseId } from "../../../core/id.ts";
import { recordView } from "../../../modules/audit/commands/record-view.server.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { nowContext, servicesContext } from "../../context.ts";
import { requireAdmin } from "../../guards.server.ts";
import { registerOf } from "../audit/addresses.ts";
import { type Done, isDoneIn } from "../shared/done.ts";
import { DoneNotice } from "../shared/done-notice.tsx";
import { LeaveGuard } from "../shared/leave-guard.tsx";
import { listReturnIn } from "../shared/list-return.ts";
import type { Route } from "./+types/show";
import { actOnStudent } from "./show/actions.server.ts";
import { loadStudentPage } from "./show/data.server.ts";
import { Deletion } from "./show/deletion.tsx";
import { Certificates, Learning } from "./show/learning.tsx";
import { MissingPage } from "./show/missing-page.tsx";
import { NotesCard } from "./show/notes-card.tsx";
import { Overview } from "./show/overview.tsx";
import { RecordCard } from "./show/record-card.tsx";
import { LIST, NEWER_SAVED, studentAddress } from "./show/reply.ts";
import { Figures, Results } from "./show/results.tsx";
import { SignIns } from "./show/sign-ins.tsx";
import styles from "./show.module.css";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = studentPageTexts;
const RECORD_SAVED: ReadonlyArray<Done> = ["student-saved", "student-moved"];
const NOTE_ADDED: ReadonlyArray<Done> = ["note-added"];

/** Not in a loader: the windows over the page show the same student, and can be asked for without the page. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ context, params }) => {
    const admin = requireAdmin(context);
    const studentId = parseId<"student">(params.studentId);
    const { db } = context.get(servicesContext);
    if (studentId) await recordView(db, admin, { what: "student.seen", studentId }, context.get(nowContext));
  },
];

export async function loader({ context, params, url }: Route.LoaderArgs) {
  return loadStudentPage(context, params.studentId, url.searchParams);
}

export async function action(args: Route.ActionArgs) {
  return actOnStudent(args);
}

export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || actionStatus === NEWER_SAVED;
}

/** What stands in the page's place has a title of its own. */
export function meta({ loaderData, error }: Route.MetaArgs) {
  return error || !loaderData ? [] : [{ title: adminTexts.pageTitle(loaderData.record.name) }];
}

export default function StudentPage({ params, ...page }: Route.ComponentProps) {
  // Another student at the same route is another page.
  return <Page key={params.studentId} {...page} />;
}

function Page({ loaderData: page, actionData: reply }: Omit<Route.ComponentProps, "params">) {
  const dialog = useOutlet();
  const back = useBack();
  const recordKey = useKeyAfter(RECORD_SAVED);
  const noteKey = useKeyAfter(NOTE_ADDED);
  const record = useDirty(recordKey);
  const note = useDirty(noteKey);
  return (
    <div className="stack gap-5">
      <PageHeading title={page.record.name} back={back}>
        <LinkButton to={registerOf(page.student.id)} variant="secondary" icon="clock">
          {texts.whoSaw}
        </LinkButton>
      </PageHeading>
      <DoneNotice />
      {dialog}
      <Overview page={page} reply={reply} />
      <Figures page={page} />
      <Results page={page} />
      <Learning page={page} />
      <div className={styles.columns}>
        <RecordCard key={recordKey} page={page} reply={reply} onDirty={record.touch} />
        <NotesCard formKey={noteKey} page={page} reply={reply} onDirty={note.touch} />
      </div>
      <Certificates page={page} />
      <SignIns page={page} />
      <Deletion page={page} />
      {/* A dialog has its own, and there can be only one. */}
      {!dialog && <LeaveGuard isDirty={record.isDirty || note.isDirty} within={studentAddress(page.student.id)} />}
    </div>
  );
}

function useBack() {
  return { to: LIST + (listReturnIn(useLocation().search) ?? ""), label: texts.back };
}

/** Another key after each time one of these was done: the form begins anew then, and at no other time. */
function useKeyAfter(what: ReadonlyArray<Done>): string {
  const { key, search } = useLocation();
  const [last, setLast] = useState("first");
  const isNew = isDoneIn(search, what) && last !== key;
  useEffect(() => {
    if (isNew) setLast(key);
  }, [isNew, key]);
  return isNew ? key : last;
}

/** Whether something was typed since the form began anew. */
function useDirty(formKey: string) {
  const [touched, setTouched] = useState<string | null>(null);
  const touch = useCallback(() => setTouched(formKey), [formKey]);
  return { isDirty: touched === formKey, touch };
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { title, text } = texts.notFound;
  return <MissingPage error={error} title={title} text={text} back={useBack()} />;
}
