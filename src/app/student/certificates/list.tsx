/** /certificates: a student's certificates, and what is missing for the next. */

import { randomBytes } from "node:crypto";
import { redirect } from "react-router";
import { certificateTexts } from "../../../content/en/certificates.ts";
import { dashboardTexts } from "../../../content/en/dashboard.ts";
import { claimCertificate } from "../../../modules/certificates/commands/issue-certificate.server.ts";
import { listCertificates } from "../../../modules/certificates/queries/list-certificates.server.ts";
import { findStudyLeft, type StudyLeft as LeftToDo } from "../../../modules/certificates/queries/study-left.server.ts";
import { findCourseProgress } from "../../../modules/learning/queries/course-progress.server.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { classes } from "../../../ui/classes.ts";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { servicesContext } from "../../context.ts";
import { dateWriter, dayOfCalendarWriter } from "../../dates.server.ts";
import { type Given, pressAction } from "../../form-action.server.ts";
import { describeReply } from "../../form-reply.ts";
import { requireStudent } from "../../guards.server.ts";
import { pageNumberIn } from "../../shared/page-number.ts";
import { CourseProgressBar } from "../shared/course-progress.tsx";
import type { Route } from "./+types/list";
import styles from "./list.module.css";
import { StudyLeft } from "./study-left.tsx";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = certificateTexts.list;

export async function loader({ context, request }: Route.LoaderArgs) {
  const student = requireStudent(context);
  const { db, timeZone } = context.get(servicesContext);
  const [certificates, progress] = await Promise.all([
    listCertificates(db, student, student.studentId),
    findCourseProgress(db, student),
  ]);
  const page = pageNumberIn(new URL(request.url).searchParams);
  const left = progress.certificate ? null : await findStudyLeft(db, student, { timeZone, page });
  const write = dateWriter(timeZone);
  const writeDay = dayOfCalendarWriter();
  return {
    // The reason for a revocation is only for the institute.
    certificates: certificates.map(({ number, course, issuedAt, revokedAt }) => ({
      number,
      course,
      issuedOn: write(issuedAt).text,
      revokedOn: revokedAt && write(revokedAt).text,
    })),
    progress,
    left: left && {
      ...left,
      lessons: left.lessons.map(({ carriedOn, ...lesson }) => ({
        ...lesson,
        carriedOn: carriedOn && writeDay(carriedOn),
      })),
    },
  };
}

export async function action({ context }: Route.ActionArgs) {
  const student = requireStudent(context);
  const run = ({ db, timeZone, now }: Given) => claimCertificate(db, student, { now, timeZone, randomBytes });
  return pressAction(context, run, {
    issued: redirect("/certificates"),
    had: redirect("/certificates"),
    "not-completed": 400,
    "not-studied": 400,
  });
}

export function meta() {
  return [{ title: dashboardTexts.pageTitle(texts.title) }, { name: "robots", content: "noindex" }];
}

export default function Certificates({ loaderData, actionData }: Route.ComponentProps) {
  const { certificates, progress, left } = loaderData;
  const { message } = describeReply(actionData, texts.notClaimed, {
    "not-completed": texts.notClaimed(texts.notCompleted),
    "not-studied": texts.notClaimed(texts.notStudied),
  });
  return (
    <div className={styles.page}>
      <PageHeading title={texts.title} text={texts.text} back={{ to: "/dashboard", label: texts.back }} />
      <div className="stack gap-5">
        {certificates.length > 0 && (
          <ul className="stack gap-4" aria-label={texts.own}>
            {certificates.map((certificate) => (
              <OwnCertificate key={certificate.number} certificate={certificate} />
            ))}
          </ul>
        )}
        {left && (
          <Card as="section" padding="lg" aria-labelledby="next" className={classes("stack gap-4", styles.next)}>
            <h2 id="next">{texts.next(progress.course)}</h2>
            {progress.lessons > 0 && <CourseProgressBar progress={progress} />}
            <RemainingSteps course={progress.course} left={left} message={message} />
          </Card>
        )}
      </div>
    </div>
  );
}

function OwnCertificate({
  certificate: { number, course, issuedOn, revokedOn },
}: {
  certificate: Route.ComponentProps["loaderData"]["certificates"][number];
}) {
  return (
    <Card as="li" padding="lg" className="cluster between gap-4">
      <div className={classes("stack gap-1", styles.words)}>
        <h2 className={styles.course}>
          <span>{course}</span> {revokedOn !== null && <Badge tone="danger">{texts.revoked}</Badge>}
        </h2>
        <p>{revokedOn === null ? texts.issued(issuedOn) : texts.revokedOn(revokedOn)}</p>
        <p className={styles.number}>
          {texts.number} <span>{number}</span>
        </p>
      </div>
      {revokedOn === null && (
        <LinkButton to={`/certificates/${number}`} variant="secondary">
          {texts.show}
          <VisuallyHidden>{` ${texts.showOf(course)}`}</VisuallyHidden>
        </LinkButton>
      )}
    </Card>
  );
}

function RemainingSteps({ course, left, message }: { course: string; left: LeftToDo; message: string | undefined }) {
  if (left.standing.lessons === 0) return <p>{texts.noLessons(course)}</p>;
  if (!left.standing.isDue) return <StudyLeft left={left} message={message} />;
  return (
    <FormFrame message={message}>
      <p>{texts.due(course)}</p>
      <Button type="submit" busyLabel={texts.claiming} className={styles.claim}>
        {texts.claim}
      </Button>
    </FormFrame>
  );
}
