/** A test as its student sees it after submission, for reading only. */
import { data } from "react-router";
import { adminTexts } from "../../content/en/admin.ts";
import { attemptTexts } from "../../content/en/attempts.ts";
import { studentPageTexts } from "../../content/en/student-page.ts";
import { parseId } from "../../core/id.ts";
import { listRescoresOfStudentsAttempt } from "../../modules/attempts/queries/rescores.server.ts";
import { findReviewOfStudent } from "../../modules/attempts/queries/review.server.ts";
import { recordView } from "../../modules/audit/commands/record-view.server.ts";
import { findStudentRecord } from "../../modules/students/queries/find-student-record.server.ts";
import { EmptyState } from "../../ui/page/empty-state.tsx";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import { nowContext, servicesContext } from "../context.ts";
import { dayWriter } from "../dates.server.ts";
import { requireAdmin } from "../guards.server.ts";
import { ExpiredAttempt, ReviewedAttempt } from "../reviewed-attempt.tsx";
import type { Route } from "./+types/student-review";
import { MissingPage } from "./student-page/missing-page.tsx";
import { studentAddress } from "./student-page/student-reply.ts";

const texts = studentPageTexts.review;

export async function loader({ context, params }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const { db, timeZone } = context.get(servicesContext);
  const [studentId, attemptId] = [parseId<"student">(params.studentId), parseId<"attempt">(params.attemptId)];
  if (!studentId || !attemptId) throw data(null, { status: 404 });
  const [student, found, rescores] = await Promise.all([
    findStudentRecord(db, studentId, context.get(nowContext)),
    findReviewOfStudent(db, admin, studentId, attemptId),
    listRescoresOfStudentsAttempt(db, admin, studentId, attemptId),
  ]);
  if (!student || found.kind === "unknown") throw data(null, { status: 404 });
  await recordView(db, admin, { what: "attempt.seen", studentId }, context.get(nowContext));
  const { name } = student;
  const write = dayWriter(timeZone);
  switch (found.kind) {
    case "review":
      return {
        ...found,
        name,
        day: write(found.review.completedAt).long,
        rescores: rescores.map(({ at, ...rescore }) => ({ ...rescore, day: write(at).long })),
      };
    case "expired":
      return { ...found, name };
    case "open":
      return { ...found, name };
    default:
      return found satisfies never;
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? attemptTexts.review.title(loaderData.name) : studentPageTexts.notFound.reviewTitle;
  return [{ title: adminTexts.pageTitle(title) }];
}

export default function StudentReview({ loaderData, params }: Route.ComponentProps) {
  const back = { to: studentAddress(params.studentId), label: texts.back };
  switch (loaderData.kind) {
    case "review":
      return (
        <ReviewedAttempt
          review={loaderData.review}
          rescores={loaderData.rescores}
          text={texts.of(loaderData.name, loaderData.day)}
          back={back}
          nothingInFilter={texts.nothingInFilter}
        />
      );
    case "expired":
      return (
        <ExpiredAttempt
          practiceTestNumber={loaderData.practiceTestNumber}
          late={loaderData.late}
          text={texts.expiredText}
          back={back}
        />
      );
    case "open":
      return (
        <>
          <PageHeading title={loaderData.name} back={back} />
          <EmptyState icon="clock" title={texts.runningTitle} text={texts.runningText} />
        </>
      );
    default:
      return loaderData satisfies never;
  }
}

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  const { reviewTitle, reviewText } = studentPageTexts.notFound;
  const back = { to: studentAddress(params.studentId ?? ""), label: texts.back };
  return <MissingPage error={error} title={reviewTitle} text={reviewText} back={back} />;
}
