/** Asks before a student is signed out on all devices. */
import { adminTexts } from "../../../content/en/admin.ts";
import { errorTexts } from "../../../content/en/errors.ts";
import { studentPageTexts } from "../../../content/en/student-page.ts";
import { parseId } from "../../../core/id.ts";
import { signOutEverywhere } from "../../../modules/students/commands/sign-out-everywhere.server.ts";
import { findStudentRecord } from "../../../modules/students/queries/find-student-record.server.ts";
import { nowContext, servicesContext } from "../../context.ts";
import { orFault, refuse } from "../../form-reply.server.ts";
import { keepForm } from "../../form-reply.ts";
import { requireAdmin } from "../../guards.server.ts";
import { RouteConfirm, useListAddress } from "../shared/route-dialog.tsx";
import type { Route } from "./+types/sign-out";
import { studentAddress, toList, toStudent } from "./show/reply.ts";

const texts = studentPageTexts.signOut;

export async function loader({ context, params }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const { db } = context.get(servicesContext);
  const studentId = parseId<"student">(params.studentId);
  const found = studentId && (await findStudentRecord(db, admin, studentId, context.get(nowContext)));
  if (!found) throw new Response(null, { status: 404 });
  return { name: found.name, sessions: found.openSessions };
}

export async function action({ context, params, url }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const { db } = context.get(servicesContext);
  const studentId = parseId<"student">(params.studentId);
  const run = async () =>
    studentId ? signOutEverywhere(db, admin, studentId, context.get(nowContext)) : { kind: "gone" as const };
  const result = await orFault(context, run);
  switch (result?.kind) {
    case "signed-out":
      throw toStudent(url, params.studentId, "student-signed-out", result.sessions);
    case "no-account":
      return refuse(400, { values: {}, message: studentPageTexts.actions.noAccount });
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

export default function StudentSignOut({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <RouteConfirm
      title={texts.title}
      message={texts.message(loaderData.name, loaderData.sessions)}
      error={actionData?.message}
      confirmLabel={texts.confirm}
      intent="sign-out"
      closeTo={useListAddress(studentAddress(params.studentId))}
    />
  );
}
