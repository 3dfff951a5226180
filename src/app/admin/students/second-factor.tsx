/** Asks before a student's second factor is switched off. */
import { securityTexts } from "../../../content/en/security.ts";
import { idOf } from "../../../core/id.ts";
import { switchOffStudentsSecondFactor } from "../../../modules/students/commands/switch-off-students-second-factor.server.ts";
import { findStudentRecord } from "../../../modules/students/queries/find-student-record.server.ts";
import { nowContext, servicesContext } from "../../context.ts";
import { pressAction } from "../../form-action.server.ts";
import { requireAdmin } from "../../guards.server.ts";
import { ListConfirm } from "../shared/list-confirm.tsx";
import type { Route } from "./+types/second-factor";
import { studentAddress, toList, toStudent } from "./show/reply.ts";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = securityTexts.student;

export async function loader({ context, params }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const { db } = context.get(servicesContext);
  const found = await findStudentRecord(db, admin, idOf(params.studentId), context.get(nowContext));
  if (!found) throw new Response(null, { status: 404 });
  return { name: found.name };
}

export async function action({ context, params, url }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const studentId = idOf<"student">(params.studentId);
  return pressAction(context, ({ accounts, now }) => switchOffStudentsSecondFactor(accounts, admin, studentId, now), {
    "switched-off": toStudent(url, params.studentId, "student-factor-off"),
    off: toStudent(url, params.studentId, "student-factor-was-off"),
    gone: toList(url, "student-gone"),
  });
}

export default function StudentSecondFactor({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <ListConfirm
      title={texts.title}
      message={texts.message(loaderData.name)}
      reply={actionData}
      confirmLabel={texts.confirm}
      intent="switch-off"
      list={studentAddress(params.studentId)}
    />
  );
}
