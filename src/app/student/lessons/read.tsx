/** /lessons/:lessonId: a lesson to read and mark as complete, with links to its neighbours. */

import { randomBytes } from "node:crypto";
import { data, Link, redirect } from "react-router";
import { dashboardTexts } from "../../../content/en/dashboard.ts";
import { learningTexts } from "../../../content/en/learning.ts";
import { parseForm } from "../../../core/forms.ts";
import { parseId } from "../../../core/id.ts";
import { readingMinutes } from "../../../modules/blog/rules.ts";
import { completeLesson, uncompleteLesson } from "../../../modules/learning/commands/mark-lesson.server.ts";
import { LessonMark as LessonMarkForm } from "../../../modules/learning/forms.ts";
import { findCourseProgress } from "../../../modules/learning/queries/course-progress.server.ts";
import { findLessonPage, type LessonLink } from "../../../modules/learning/queries/find-lesson-page.server.ts";
import { Badge } from "../../../ui/badge.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { servicesContext } from "../../context.ts";
import { dateWriter } from "../../dates.server.ts";
import { type Given, pressAction, readForm } from "../../form-action.server.ts";
import { describeReply } from "../../form-reply.ts";
import { requireStudent } from "../../guards.server.ts";
import { LessonText } from "../../shared/lesson-text.tsx";
import { WhileLoading } from "../shared/while-loading.tsx";
import type { Route } from "./+types/read";
import { practiceOf } from "./list.tsx";
import { LessonMark } from "./mark.tsx";
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
  return {
    lesson,
    completedOn: completedAt && dateWriter(timeZone)(completedAt).text,
    minutes: readingMinutes(lesson.content),
    progress,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const student = requireStudent(context);
  const parsed = parseForm(LessonMarkForm, await readForm(request));
  const lessonId = parseId<"lesson">(params.lessonId);
  if (parsed.kind === "invalid" || !lessonId) throw data(null, { status: lessonId ? 400 : 404 });
  const run = ({ db, timeZone, now }: Given) =>
    parsed.data.mark === "complete"
      ? completeLesson(db, student, lessonId, { now, timeZone, randomBytes })
      : uncompleteLesson(db, student, lessonId);
  return pressAction(context, run, { marked: redirect(`/lessons/${lessonId}`), gone: 400 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData?.lesson.title ?? dashboardTexts.subjects.title;
  return [{ title: dashboardTexts.pageTitle(title) }, { name: "robots", content: "noindex" }];
}

export default function LessonPage({ loaderData, actionData }: Route.ComponentProps) {
  const { lesson, completedOn, minutes, progress } = loaderData;
  const { subject } = lesson;
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
                {texts.minutes(minutes)}
              </span>
              {completedOn !== null && <Badge tone="success">{texts.completed}</Badge>}
            </span>
          }
        />
        <LessonText html={lesson.content} />
        <div className={styles.end}>
          {lesson.questionCount > 0 && (
            <LinkButton to={practiceOf(lesson.id)} variant="secondary" icon="list">
              {texts.practise(lesson.questionCount)}
            </LinkButton>
          )}
          <LessonMark
            key={lesson.id}
            subject={subject}
            completedOn={completedOn}
            progress={progress}
            message={describeReply(actionData, texts.notSaved, { gone: texts.notSaved(texts.gone) }).message}
          />
          <Neighbours previous={lesson.previous} next={lesson.next} />
        </div>
      </article>
    </WhileLoading>
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
            <span className={styles.side}>{texts.previous}</span> {previous.title}
          </span>
        </Link>
      )}
      {next && (
        <Link to={`/lessons/${next.id}`} rel="next" className={styles.neighbour} data-side="next">
          <span className={styles.words}>
            <span className={styles.side}>{texts.next}</span> {next.title}
          </span>
          <Icon name="arrow-right" />
        </Link>
      )}
    </nav>
  );
}
