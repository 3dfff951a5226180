/** Asks before a student's second factor is switched off. */
import { adminTexts } from "../../../content/en/admin.ts";
import { errorTexts } from "../../../content/en/errors.ts";
import { securityTexts } from "../../../content/en/security.ts";
import { parseId } from "../../../core/id.ts";
import { switchOffStudentsSecondFactor } from "../../../modules/students/commands/switch-off-students-second-factor.server.ts";
import { findStudentRecord } from "../../../modules/students/queries/find-student-record.server.ts";
import { nowContext, servicesContext } from "../../context.ts";
import { orFault, refuse } from "../../form-reply.server.ts";
import { keepForm } from "../../form-reply.ts";
import { requireAdmin } from "../../guards.server.ts";
import { RouteConfirm, useListAddress } from "../shared/route-dialog.tsx";
import type { Route } from "./+types/second-factor";
import { studentAddress, toList, toStudent } from "./show/reply.ts";

const texts = securityTexts.student;

export async function loader({ context, params }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const { db } = context.get(servicesContext);
  const studentId = parseId<"student">(params.studentId);
  const found = studentId && (await findStudentRecord(db, admin, studentId, context.get(nowContext)));
  if (!found) throw new Response(null, { status: 404 });
  return { name: found.name };
}

export async function action({ context, params, url }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const { accounts } = context.get(servicesContext);
  const studentId = parseId<"student">(params.studentId);
  const run = async () =>
    studentId
      ? switchOffStudentsSecondFactor(accounts, admin, studentId, context.get(nowContext))
      : { kind: "gone" as const };
  const result = await orFault(context, run);
  switch (result?.kind) {
    case "switched-off":
      throw toStudent(url, params.studentId, "student-factor-off");
    case "off":
      throw toStudent(url, params.studentId, "student-factor-was-off");
    case "gone":
      throw toList(url, "student-gone");
    case undefined:
      return refuse(500, { values: {}, message: adminTexts.notDone(errorTexts.reasons.fault) });
    default:
      return result satisfies never;
  }
}

export async function clientAction(args: Route.ClientActionArgs) {
  return keepForm(args, adminTexts.notDone);
}

export default function StudentSecondFactor({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <RouteConfirm
      title={texts.title}
      message={texts.message(loaderData.name)}
      error={actionData?.message}
      confirmLabel={texts.confirm}
      intent="switch-off"
      closeTo={useListAddress(studentAddress(params.studentId))}
    />
  );
}
