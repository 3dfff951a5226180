/** 'Edit Lesson': its title, its subject and what it says. */

import { useState } from "react";
import { redirect } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { subjectTexts } from "../../../content/en/subjects.ts";
import { type FieldErrors, type FormValues, newerOf } from "../../../core/forms.ts";
import { idOf } from "../../../core/id.ts";
import { sanitizeRichText } from "../../../core/rich-text.server.ts";
import { editLesson } from "../../../modules/subjects/commands/edit-lesson.server.ts";
import { ContainerForm } from "../../../modules/subjects/forms.ts";
import { countStimuliOfLesson } from "../../../modules/subjects/queries/count-stimuli.server.ts";
import { findLesson } from "../../../modules/subjects/queries/find-lesson.server.ts";
import { listSubjectNames } from "../../../modules/subjects/queries/list-names.server.ts";
import { Alert } from "../../../ui/alert.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { RichText } from "../../../ui/rich-text.tsx";
import { servicesContext } from "../../context.ts";
import { formAction, readFormWithFiles } from "../../form-action.server.ts";
import { describeReply } from "../../form-reply.ts";
import { requireAdmin } from "../../guards.server.ts";
import { withDone } from "../shared/done.ts";
import { SignedOutNotice } from "../shared/signed-out-notice.tsx";
import { SUBJECT_LIST, searchOfSubject } from "../subjects/list-address.ts";
import type { Route } from "./+types/edit";
import { lessonFieldsOf } from "./draft.ts";
import styles from "./form.module.css";
import { BASED_ON, LessonForm } from "./form.tsx";

export { sendDraft as clientAction } from "../shared/drafts/use-draft.ts";

const { editLesson: texts, problems } = subjectTexts;

export async function loader({ context, params }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const { db, timeZone } = context.get(servicesContext);
  const lessonId = idOf<"lesson">(params.lessonId);
  const [lesson, subjects, stimuli] = await Promise.all([
    findLesson(db, admin, lessonId),
    listSubjectNames(db, admin),
    countStimuliOfLesson(db, admin, lessonId),
  ]);
  if (!lesson) throw redirect(withDone(SUBJECT_LIST, "", "gone"));
  const { id, subjectId, title, content, questionCount, updatedAt } = lesson;
  return {
    lesson: { id, subjectId, title, content, questionCount, updatedAt: updatedAt.toISOString() },
    list: SUBJECT_LIST + searchOfSubject(subjectId),
    subjects,
    stimuli,
    draftOwner: { userId: admin.userId, timeZone },
  };
}

export function meta() {
  return [{ title: adminTexts.pageTitle(texts.title) }];
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const fields = lessonFieldsOf(await readFormWithFiles(request));
  const edit = { lessonId: idOf<"lesson">(params.lessonId), basedOn: new Date(String(fields.get(BASED_ON))) };
  const form = { schema: ContainerForm, fields };
  return formAction(context, form, (input, given) => editLesson(given, admin, { ...edit, input }, given.now), {
    saved: (_, { input }) => redirect(withDone(SUBJECT_LIST, searchOfSubject(input.subjectId), "lesson-saved")),
    stale: ({ lesson: { title, subjectId, subjectName, content, updatedAt } }, { values, input }) => ({
      // After this message, saving again is meant to replace the stored values.
      values: { ...values, [BASED_ON]: updatedAt.toISOString() },
      now: newerOf({ title, subjectId, content }, { ...input, content: sanitizeRichText(input.content) }),
      subjectName,
    }),
    "subject-gone": 400,
    "content-missing": 400,
    "title-taken": 400,
    // The page stays: what was written can still be copied out of it.
    "not-found": 400,
  });
}

export default function LessonEdit({ params, ...page }: Route.ComponentProps) {
  // Another lesson at the same route is another form.
  return <EditPage key={params.lessonId} {...page} />;
}

function EditPage({ loaderData, actionData }: Omit<Route.ComponentProps, "params">) {
  const [{ lesson, list, stimuli }] = useState(loaderData);
  return (
    <>
      <PageHeading
        title={texts.title}
        text={texts.questions(lesson.questionCount, stimuli)}
        back={{ to: list, label: texts.back }}
      />
      <LessonForm
        lesson={lesson}
        subjects={loaderData.subjects}
        draftOwner={loaderData.draftOwner}
        reply={actionData}
        messages={describeReply(actionData, texts.failed, {
          stale: ({ now, subjectName }) => ({ message: texts.stale, errors: describeCurrent(now, subjectName) }),
          "subject-gone": { errors: { subjectId: problems.subjectGone } },
          "content-missing": { errors: { content: problems.contentMissing } },
          "title-taken": { errors: { title: problems.titleTaken } },
          "not-found": texts.gone,
        })}
        notice={<Notice reply={actionData} />}
        list={list}
      />
    </>
  );
}

function Notice({ reply }: { reply: Route.ComponentProps["actionData"] }) {
  if (reply?.code === "signedOut") return <SignedOutNotice next={SUBJECT_LIST} />;
  if (reply?.code !== "stale" || reply.now.content === undefined) return null;
  return (
    <Alert tone="warning">
      <details className={styles.now}>
        <summary>{texts.contentNow}</summary>
        <div className={styles.nowText}>
          <RichText html={reply.now.content} />
        </div>
      </details>
    </Alert>
  );
}

/** At each field that differs what stands there by now. */
function describeCurrent({ title, subjectId, content }: FormValues, subjectName: string): FieldErrors {
  const { byNow } = subjectTexts;
  return {
    ...(title !== undefined && { title: byNow.text(title) }),
    ...(subjectId !== undefined && { subjectId: byNow.text(subjectName) }),
    ...(content !== undefined && { content: byNow.content }),
  };
}
