/** 'Edit Lesson': its title, its subject and what it says. */
import { useState } from "react";
import { data, redirect } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { errorTexts } from "../../../content/en/errors.ts";
import { subjectTexts } from "../../../content/en/subjects.ts";
import { type FieldErrors, parseForm } from "../../../core/forms.ts";
import { parseId } from "../../../core/id.ts";
import { sanitizeRichText } from "../../../core/rich-text.server.ts";
import { editLesson } from "../../../modules/subjects/commands/edit-lesson.server.ts";
import { ContainerForm, type LessonInput } from "../../../modules/subjects/forms.ts";
import { findLesson, type Lesson } from "../../../modules/subjects/queries/find-lesson.server.ts";
import { listSubjectNames } from "../../../modules/subjects/queries/list-places.server.ts";
import { Alert } from "../../../ui/alert.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { RichText } from "../../../ui/rich-text.tsx";
import { nowContext, servicesContext } from "../../context.ts";
import { orFault, readFormWithFiles, refuse } from "../../form-reply.server.ts";
import { type FormReply, keepForm } from "../../form-reply.ts";
import { requireAdmin } from "../../guards.server.ts";
import { withDone } from "../shared/done.ts";
import { forgetWhenSaved } from "../shared/drafts/use-kept.ts";
import { SignedOutNotice } from "../shared/signed-out-notice.tsx";
import { SHELF, searchOfSubject } from "../subjects/list-address.ts";
import type { Route } from "./+types/edit";
import { lessonFieldsOf } from "./draft.ts";
import styles from "./form.module.css";
import { BASED_ON, LessonForm } from "./form.tsx";

const texts = subjectTexts.editLesson;

/** What somebody else saved meanwhile: the content as it is by now, when it is another. */
type StaleReply = FormReply & { contentNow: string | null };

export async function loader({ context, params }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const { db, timeZone } = context.get(servicesContext);
  const lessonId = parseId<"lesson">(params.lessonId);
  const [lesson, subjects] = await Promise.all([
    lessonId && findLesson(db, admin, lessonId),
    listSubjectNames(db, admin),
  ]);
  if (!lesson) throw redirect(withDone(SHELF, "", "gone"));
  const { id, subjectId, title, content, questionCount, updatedAt } = lesson;
  return {
    lesson: { id, subjectId, title, content, questionCount, updatedAt: updatedAt.toISOString() },
    list: SHELF + searchOfSubject(subjectId),
    subjects,
    keptFor: { userId: admin.userId, timeZone },
  };
}

export function meta() {
  return [{ title: adminTexts.pageTitle(texts.title) }];
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const lessonId = parseId<"lesson">(params.lessonId);
  if (!lessonId) throw redirect(withDone(SHELF, "", "gone"));
  const fields = lessonFieldsOf(await readFormWithFiles(request));
  const form = parseForm(ContainerForm, fields);
  if (form.kind === "invalid") return refuse(400, form);
  const services = context.get(servicesContext);
  const edit = { lessonId, basedOn: new Date(String(fields.get(BASED_ON))), input: form.data };
  const result = await orFault(context, () => editLesson(services, admin, edit, context.get(nowContext)));
  const { values } = form;
  switch (result?.kind) {
    case "saved":
      throw redirect(withDone(SHELF, searchOfSubject(form.data.subjectId), "lesson-saved"));
    case "stale": {
      const typed = { ...form.data, content: sanitizeRichText(form.data.content) };
      const reply: StaleReply = {
        // Saving once more, now that this was said, is meant to replace what is there.
        values: { ...values, [BASED_ON]: result.lesson.updatedAt.toISOString() },
        errors: sayNow(result.lesson, typed),
        message: texts.stale,
        contentNow: result.lesson.content === typed.content ? null : result.lesson.content,
      };
      return data(reply, { status: 400 });
    }
    case "invalid":
      return refuse(400, { values, errors: result.errors });
    case "not-found":
      // The page stays: what was written can still be copied out of it.
      return refuse(400, { values, message: texts.gone });
    case undefined:
      return refuse(500, { values, message: texts.failed(errorTexts.reasons.fault) });
    default:
      return result satisfies never;
  }
}

export async function clientAction(args: Route.ClientActionArgs) {
  return forgetWhenSaved(args.request, ["lesson-saved"], () => keepForm(args, texts.failed));
}

export default function LessonEdit({ params, ...page }: Route.ComponentProps) {
  // Another lesson at the same route is another form.
  return <EditPage key={params.lessonId} {...page} />;
}

function EditPage({ loaderData, actionData }: Omit<Route.ComponentProps, "params">) {
  const [{ lesson, list }] = useState(loaderData);
  return (
    <>
      <PageHeading
        title={texts.title}
        text={texts.questions(lesson.questionCount)}
        back={{ to: list, label: texts.back }}
      />
      <LessonForm
        lesson={lesson}
        subjects={loaderData.subjects}
        keptFor={loaderData.keptFor}
        reply={actionData}
        notice={<Notice reply={actionData} />}
        list={list}
      />
    </>
  );
}

function Notice({ reply }: { reply: FormReply | StaleReply | undefined }) {
  if (reply?.message === texts.failed(errorTexts.reasons.signedOut)) return <SignedOutNotice next={SHELF} />;
  if (!reply || !("contentNow" in reply) || reply.contentNow === null) return null;
  return (
    <Alert tone="warning">
      <details className={styles.now}>
        <summary>{texts.contentNow}</summary>
        <div className={styles.nowText}>
          <RichText html={reply.contentNow} />
        </div>
      </details>
    </Alert>
  );
}

/** At each field that differs what stands there by now. */
function sayNow(now: Lesson, typed: LessonInput): FieldErrors {
  const { byNow } = subjectTexts;
  return {
    ...(now.title === typed.title ? {} : { title: byNow.text(now.title) }),
    ...(now.subjectId === typed.subjectId ? {} : { subjectId: byNow.text(now.subjectName) }),
    ...(now.content === typed.content ? {} : { content: byNow.content }),
  };
}
