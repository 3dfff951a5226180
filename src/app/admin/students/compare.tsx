/** Two results of a student of one test, beside each other. */
import { data } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { comparisonTexts as texts } from "../../../content/en/comparison.ts";
import { studentPageTexts } from "../../../content/en/student-page.ts";
import { parseId } from "../../../core/id.ts";
import { compareAttemptsOfStudent } from "../../../modules/attempts/queries/compare-attempts.server.ts";
import { recordView } from "../../../modules/audit/commands/record-view.server.ts";
import { findStudentRecord } from "../../../modules/students/queries/find-student-record.server.ts";
import { nowContext, servicesContext } from "../../context.ts";
import { requireAdmin } from "../../guards.server.ts";
import { ComparedAttempts } from "../../shared/comparison/view.tsx";
import { writeComparison } from "../../shared/comparison/write.server.ts";
import { choosingAddress } from "../../shared/results/history.ts";
import { useListReturn } from "../shared/list-return.ts";
import type { Route } from "./+types/compare";
import { MissingPage } from "./show/missing-page.tsx";
import { studentAddress } from "./show/reply.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const { db, timeZone } = context.get(servicesContext);
  const now = context.get(nowContext);
  const studentId = parseId<"student">(params.studentId);
  const [one, other] = [parseId<"attempt">(params.attemptId), parseId<"attempt">(params.otherId)];
  if (!studentId || !one || !other) throw data(null, { status: 404 });
  const [student, comparison] = await Promise.all([
    findStudentRecord(db, admin, studentId, now),
    compareAttemptsOfStudent(db, admin, studentId, [one, other], now),
  ]);
  if (!student || !comparison) throw data(null, { status: 404 });
  await recordView(db, admin, { what: "attempt.seen", studentId }, now);
  return { name: student.name, comparison: writeComparison(comparison, timeZone) };
}

/** What stands in the page's place has a title of its own. */
export function meta({ loaderData, error }: Route.MetaArgs) {
  return error || !loaderData
    ? []
    : [{ title: adminTexts.pageTitle(texts.ofStudent(loaderData.name, loaderData.comparison.title)) }];
}

export default function CompareStudentsAttempts({ loaderData, params }: Route.ComponentProps) {
  const { name, comparison } = loaderData;
  const carry = useListReturn();
  const address = studentAddress(params.studentId);
  return (
    <ComparedAttempts
      comparison={comparison}
      name={name}
      back={{ to: carry(address), label: studentPageTexts.review.back }}
      all={`${carry(`${address}?${new URLSearchParams({ test: comparison.takenTest })}`)}#results`}
      choosing={(attemptId) => `${carry(`${address}${choosingAddress(attemptId)}`)}#results`}
      reviewOf={(attemptId) => carry(`${address}/attempts/${attemptId}`)}
    />
  );
}

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  const { reviewTitle, reviewText } = studentPageTexts.notFound;
  const back = { to: useListReturn()(studentAddress(params.studentId ?? "")), label: studentPageTexts.review.back };
  return <MissingPage error={error} title={reviewTitle} text={reviewText} back={back} />;
}
