/** A test as its student sees it after submission, for reading only. */
import { data } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { reviewTexts } from "../../../content/en/review.ts";
import { studentPageTexts } from "../../../content/en/student-page.ts";
import { parseId } from "../../../core/id.ts";
import { findReviewOfStudent } from "../../../modules/attempts/queries/review.server.ts";
import { recordView } from "../../../modules/audit/commands/record-view.server.ts";
import { findStudentRecord } from "../../../modules/students/queries/find-student-record.server.ts";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { nowContext, servicesContext } from "../../context.ts";
import { dayWriter } from "../../dates.server.ts";
import { requireAdmin } from "../../guards.server.ts";
import { ExpiredAttempt, ReviewedAttempt } from "../../shared/review/attempt.tsx";
import { CompareLink } from "../../shared/review/compare-link.tsx";
import { showLateAnswer, showReview } from "../../shared/review/load.server.ts";
import { useListReturn } from "../shared/list-return.ts";
import type { Route } from "./+types/review";
import { MissingPage } from "./show/missing-page.tsx";
import { studentAddress } from "./show/reply.ts";

const texts = studentPageTexts.review;

export async function loader({ context, params }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const { db, timeZone } = context.get(servicesContext);
  const [studentId, attemptId] = [parseId<"student">(params.studentId), parseId<"attempt">(params.attemptId)];
  if (!studentId || !attemptId) throw data(null, { status: 404 });
  const now = context.get(nowContext);
  const [student, found] = await Promise.all([
    findStudentRecord(db, admin, studentId, now),
    findReviewOfStudent(db, admin, studentId, attemptId, now),
  ]);
  if (!student || found.kind === "unknown") throw data(null, { status: 404 });
  await recordView(db, admin, { what: "attempt.seen", studentId }, now);
  const { name } = student;
  const write = dayWriter(timeZone);
  switch (found.kind) {
    case "review":
      return {
        kind: found.kind,
        name,
        day: write(found.review.completedAt).long,
        ...showReview(found.review, timeZone),
      };
    case "expired":
      return {
        ...found,
        name,
        late: found.late.map(({ position, ...late }) => ({ position, late: showLateAnswer(late, timeZone) })),
      };
    case "open":
      return { ...found, name };
    default:
      return found satisfies never;
  }
}

/** What stands in the page's place has a title of its own. */
export function meta({ loaderData, error }: Route.MetaArgs) {
  return error || !loaderData ? [] : [{ title: adminTexts.pageTitle(reviewTexts.title(loaderData.name)) }];
}

export default function StudentReview({ loaderData, params }: Route.ComponentProps) {
  const carry = useListReturn();
  const address = studentAddress(params.studentId);
  const back = { to: carry(address), label: texts.back };
  switch (loaderData.kind) {
    case "review":
      return (
        <ReviewedAttempt
          review={loaderData.review}
          rescores={loaderData.rescores}
          text={texts.of(loaderData.name, loaderData.day)}
          back={back}
          reader="admin"
          actions={
            loaderData.other && (
              <CompareLink
                to={carry(`${address}/attempts/${params.attemptId}/compare/${loaderData.other.attemptId}`)}
                {...loaderData.other}
              />
            )
          }
          nothingInFilter={texts.nothingInFilter}
        />
      );
    case "expired":
      return <ExpiredAttempt test={loaderData.test} late={loaderData.late} text={texts.expiredText} back={back} />;
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
  const back = { to: useListReturn()(studentAddress(params.studentId ?? "")), label: texts.back };
  return <MissingPage error={error} title={reviewTitle} text={reviewText} back={back} />;
}
