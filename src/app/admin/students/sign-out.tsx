/** Asks before a student is signed out on all devices. */
import { adminTexts } from "../../../content/en/admin.ts";
import { studentPageTexts } from "../../../content/en/student-page.ts";
import { idOf } from "../../../core/id.ts";
import { signOutEverywhere } from "../../../modules/students/commands/sign-out-everywhere.server.ts";
import { findStudentRecord } from "../../../modules/students/queries/find-student-record.server.ts";
import { nowContext, servicesContext } from "../../context.ts";
import { pressAction } from "../../form-action.server.ts";
import { describeReply } from "../../form-reply.ts";
import { requireAdmin } from "../../guards.server.ts";
import { ListConfirm } from "../shared/list-confirm.tsx";
import type { Route } from "./+types/sign-out";
import { studentAddress, toList, toStudent } from "./show/reply.ts";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = studentPageTexts.signOut;

export async function loader({ context, params }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const { db } = context.get(servicesContext);
  const found = await findStudentRecord(db, admin, idOf(params.studentId), context.get(nowContext));
  if (!found) throw new Response(null, { status: 404 });
  return { name: found.name, sessions: found.openSessions };
}

export async function action({ context, params, url }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  return pressAction(context, ({ db, now }) => signOutEverywhere(db, admin, idOf(params.studentId), now), {
    "signed-out": ({ sessions }) => toStudent(url, params.studentId, "student-signed-out", sessions),
    "no-account": 400,
    gone: toList(url, "student-gone"),
  });
}

export default function StudentSignOut({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <ListConfirm
      title={texts.title}
      message={texts.message(loaderData.name, loaderData.sessions)}
      error={
        describeReply(actionData, adminTexts.notDone, { "no-account": studentPageTexts.actions.noAccount }).message
      }
      confirmLabel={texts.confirm}
      intent="sign-out"
      list={studentAddress(params.studentId)}
    />
  );
}
