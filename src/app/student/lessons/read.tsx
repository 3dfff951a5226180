/** /lessons/:lessonId: a lesson to read and mark as complete, with links to its neighbours. */

import { randomBytes } from "node:crypto";
import { useState } from "react";
import { data, Link, redirect } from "react-router";
import { dashboardTexts } from "../../../content/en/dashboard.ts";
import { learningTexts } from "../../../content/en/learning.ts";
import { dayOf } from "../../../core/days.ts";
import { parseForm } from "../../../core/forms.ts";
import { type Id, parseId } from "../../../core/id.ts";
import type { Student } from "../../../modules/accounts/viewer.ts";
import { readingMinutes } from "../../../modules/blog/rules.ts";
import { completeLesson, uncompleteLesson } from "../../../modules/learning/commands/mark-lesson.server.ts";
import { LessonMark as LessonMarkForm } from "../../../modules/learning/forms.ts";
import { findCourseProgress } from "../../../modules/learning/queries/course-progress.server.ts";
import { findLessonPage, type LessonLink } from "../../../modules/learning/queries/find-lesson-page.server.ts";
import { findLessonQuestions } from "../../../modules/learning/queries/lesson-questions.server.ts";
import { findPlaceIn } from "../../../modules/learning/queries/reading-place.server.ts";
import { findKept } from "../../../modules/notebook/queries/find-kept.server.ts";
import { listHighlights } from "../../../modules/notebook/queries/list-highlights.server.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { useHydrated } from "../../../ui/hydrated.ts";
import { Icon } from "../../../ui/icon.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { nowContext, servicesContext } from "../../context.ts";
import { dateWriter } from "../../dates.server.ts";
import { type Given, pressAction, readForm } from "../../form-action.server.ts";
import { describeReply } from "../../form-reply.ts";
import { requireStudent } from "../../guards.server.ts";
import { LessonText } from "../../shared/lesson-text.tsx";
import { field } from "../notebook/address.ts";
import { Highlights } from "../notebook/highlights.tsx";
import { Keep } from "../notebook/keep.tsx";
import { dropBookmark, dropHighlight, highlight, keepBookmark, keepNote } from "../notebook/keep-actions.server.ts";
import { WhileLoading } from "../shared/while-loading.tsx";
import { field as startField } from "../tests/form.ts";
import { StartButton } from "../tests/start-button.tsx";
import type { Route } from "./+types/read";
import { practiceOf } from "./list.tsx";
import { LessonMark } from "./mark.tsx";
import { goToPlace, LESSON_TEXT } from "./place.ts";
import styles from "./read.module.css";
import { useReadingTime } from "./use-reading-time.ts";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = learningTexts.lesson;

export async function loader({ context, params }: Route.LoaderArgs) {
  const student = requireStudent(context);
  const { db, timeZone } = context.get(servicesContext);
  const lessonId = parseId<"lesson">(params.lessonId);
  const [page, progress] = await Promise.all([
    lessonId ? findLessonPage(db, student, lessonId) : null,
    findCourseProgress(db, student),
  ]);
  if (!page) throw new Response(null, { status: 404 });
  const { completedAt, ...lesson } = page;
  const now = context.get(nowContext);
  const [states, place, kept, marked] = await Promise.all([
    findLessonQuestions(db, student, [lesson.id], { today: dayOf(now, timeZone), now }),
    findPlaceIn(db, student, lesson.id),
    findKept(db, student, { lessonId: lesson.id }),
    listHighlights(db, student, lesson.id),
  ]);
  return {
    ...{ lesson, place, kept, marked },
    isActive: student.status === "Active",
    states: states.get(lesson.id) ?? { answered: 0, right: 0, wrong: 0, due: 0 },
    completedOn: completedAt && dateWriter(timeZone)(completedAt).text,
    minutes: readingMinutes(lesson.content),
    progress,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const student = requireStudent(context);
  const fields = await readForm(request);
  const lessonId = parseId<"lesson">(params.lessonId);
  if (lessonId && fields.has(field.intent)) return actOnKept(context, student, lessonId, fields);
  const parsed = parseForm(LessonMarkForm, fields);
  if (parsed.kind === "invalid" || !lessonId) throw data(null, { status: lessonId ? 400 : 404 });
  const run = ({ db, timeZone, now }: Given) =>
    parsed.data.mark === "complete"
      ? completeLesson(db, student, lessonId, { now, timeZone, randomBytes })
      : uncompleteLesson(db, student, lessonId);
  return pressAction(context, run, { marked: redirect(`/lessons/${lessonId}`), gone: 400 }, { form: "mark" });
}

/** What the student keeps of the lesson. */
async function actOnKept(
  context: Route.ActionArgs["context"],
  student: Student,
  lessonId: Id<"lesson">,
  fields: FormData,
) {
  switch (fields.get(field.intent)) {
    case "note":
      return keepNote(context, student, { lessonId }, fields);
    case "bookmark":
      return keepBookmark(context, student, { lessonId }, fields);
    case "unbookmark":
      return dropBookmark(context, student, { lessonId });
    case "highlight":
      return highlight(context, student, lessonId, fields);
    case "unhighlight":
      return dropHighlight(context, student, fields);
    default:
      throw data(null, { status: 400 });
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData?.lesson.title ?? dashboardTexts.subjects.title;
  return [{ title: dashboardTexts.pageTitle(title) }, { name: "robots", content: "noindex" }];
}

export default function LessonPage({ loaderData, actionData }: Route.ComponentProps) {
  const { lesson, completedOn, minutes, progress, states, place, kept, marked, isActive } = loaderData;
  const { subject } = lesson;
  // A request that did not arrive has no name of a form.
  const reply = actionData?.form === "mark" || actionData?.form === undefined ? actionData : undefined;
  const isOfKept = actionData?.form === "note" || actionData?.form === "bookmark";
  useReadingTime(lesson.id);
  return (
    <WhileLoading below="/lessons">
      <article className={styles.page}>
        <PageHeading
          title={lesson.title}
          back={{ to: `/dashboard/subjects/${subject.id}`, label: texts.backTo(subject.name) }}
          text={
            <span className={styles.facts}>
              <span className={styles.minutes}>
                <Icon name="clock" size="sm" />
                <span>{texts.minutes(minutes)}</span>
              </span>
              {completedOn !== null && <Badge tone="success">{texts.completed}</Badge>}
            </span>
          }
        />
        {place && <GoOn key={lesson.id} place={place} />}
        <div id={LESSON_TEXT}>
          <LessonText html={lesson.content} />
        </div>
        <div className={styles.end}>
          <Highlights key={`highlights ${lesson.id}`} marked={marked} action={`/lessons/${lesson.id}`} />
          <details open={isOfKept || undefined} className={styles.yours} key={`kept ${lesson.id}`}>
            <summary>{texts.yours}</summary>
            <Keep kept={kept} action={`/lessons/${lesson.id}`} />
          </details>
          {lesson.questionCount > 0 && subject.isInCourse && (
            <LessonQuestions lesson={lesson} states={states} isActive={isActive} />
          )}
          <LessonMark
            key={lesson.id}
            subject={subject}
            completedOn={completedOn}
            progress={progress}
            message={describeReply(reply, texts.notSaved, { gone: texts.notSaved(texts.gone) }).message}
          />
          <Neighbours previous={lesson.previous} next={lesson.next} />
        </div>
      </article>
    </WhileLoading>
  );
}

function GoOn({ place }: { place: { block: number; words: string } }) {
  const isAlive = useHydrated();
  const [isDone, setIsDone] = useState(false);
  if (!isAlive || isDone) return null;
  const go = () => {
    setIsDone(true);
    goToPlace(place);
  };
  return (
    <Button variant="secondary" size="sm" onClick={go} className={styles.goOn}>
      {texts.goOn(place.words)}
    </Button>
  );
}

/** Those that can be asked alone: what of them is known, and a test of them. */
function LessonQuestions({
  lesson: { id, questionCount },
  states: { answered, right, wrong, due },
  isActive,
}: {
  lesson: { id: string; questionCount: number };
  states: Route.ComponentProps["loaderData"]["states"];
  isActive: boolean;
}) {
  const facts = [
    texts.states(answered, questionCount),
    ...(answered > 0 ? [texts.right(right), texts.wrong(wrong)] : []),
    ...(due > 0 ? [texts.due(due)] : []),
  ];
  // What is new or went wrong comes first; once everything is right, all of it is practised.
  const isAllRight = right >= questionCount;
  return (
    <section aria-label={texts.questions} className="stack gap-3">
      <ProgressBar label={texts.questions} value={right} max={questionCount} text={facts.join(", ")} />
      <p className={styles.states}>{facts.join(" · ")}</p>
      <div className="cluster gap-3">
        {isActive && (
          <StartButton
            intent="start-custom"
            fields={{
              [startField.lessonIds]: id,
              [startField.untimed]: "on",
              [startField.explain]: "on",
              ...(!isAllRight && { [startField.only]: ["unused", "wrong", "partly", "blank"] }),
            }}
            variant="primary"
          >
            {texts.practiseNow}
          </StartButton>
        )}
        <LinkButton to={practiceOf(id)} variant="secondary" icon="list">
          {texts.chooseMore}
        </LinkButton>
      </div>
    </section>
  );
}

function Neighbours({ previous, next }: { previous: LessonLink | null; next: LessonLink | null }) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={texts.neighbours} className={styles.neighbours}>
      {previous && (
        <Link to={`/lessons/${previous.id}`} rel="prev" className={styles.neighbour} data-side="previous">
          <Icon name="arrow-left" />
          <span className={styles.words}>
            <span className={styles.side}>{texts.previous}</span> <span>{previous.title}</span>
          </span>
        </Link>
      )}
      {next && (
        <Link to={`/lessons/${next.id}`} rel="next" className={styles.neighbour} data-side="next">
          <span className={styles.words}>
            <span className={styles.side}>{texts.next}</span> <span>{next.title}</span>
          </span>
          <Icon name="arrow-right" />
        </Link>
      )}
    </nav>
  );
}
