/** All lessons of one subject, paginated: linked from the Subjects tab when a subject has more than it shows. */
import { dashboardTexts } from "../../../content/en/dashboard.ts";
import { parseId } from "../../../core/id.ts";
import { findSubjectWithProgress } from "../../../modules/progress/queries/subjects-with-progress.server.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Card } from "../../../ui/card.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { Pager } from "../../../ui/page/pager.tsx";
import { servicesContext } from "../../context.ts";
import { requireStudent } from "../../guards.server.ts";
import { LessonCounts, LessonList } from "../lessons/list.tsx";
import { withStates } from "../lessons/with-states.server.ts";
import { pagePlaceOf, pagesBeside } from "../shared/page-place.ts";
import type { Route } from "./+types/subject";
import styles from "./subject.module.css";

const texts = dashboardTexts.subjects;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const student = requireStudent(context);
  const { db } = context.get(servicesContext);
  const subjectId = parseId<"subject">(params.subjectId);
  const found = subjectId ? await findSubjectWithProgress(db, student, subjectId, pagePlaceOf(request)) : null;
  if (!found) throw new Response(null, { status: 404 });
  const { subject: plain, ...beside } = found;
  const [subject = plain] = await withStates(context, student, [plain]);
  return { subject, ...pagesBeside(beside) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData?.subject.name ?? texts.title;
  return [{ title: dashboardTexts.pageTitle(title) }, { name: "robots", content: "noindex" }];
}

export default function SubjectPage({ loaderData }: Route.ComponentProps) {
  const { subject, previous, next } = loaderData;
  return (
    <>
      <PageHeading
        title={subject.name}
        text={subject.description}
        back={{ to: "/dashboard/subjects", label: texts.back }}
      />
      <div className={styles.facts}>
        <LessonCounts subject={subject} />
        {!subject.isInCourse && <Badge>{texts.notInCourse}</Badge>}
      </div>
      {subject.lessons.length > 0 && (
        <Card padding="none" className={styles.lessons}>
          <LessonList lessons={subject.lessons} isInCourse={subject.isInCourse} />
        </Card>
      )}
      <Pager previous={previous} next={next} label={texts.lessonPages} />
    </>
  );
}
