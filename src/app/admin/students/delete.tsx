/** Asks before a student is deleted, and says what goes with the student. */
import { replace } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { attemptTexts } from "../../../content/en/attempts.ts";
import { errorTexts } from "../../../content/en/errors.ts";
import { studentPageTexts } from "../../../content/en/student-page.ts";
import { parseId } from "../../../core/id.ts";
import { deleteStudent } from "../../../modules/students/commands/delete-student.server.ts";
import {
  findStudentDeletion,
  type StudentDeletion,
} from "../../../modules/students/queries/find-student-deletion.server.ts";
import { nowContext, servicesContext } from "../../context.ts";
import { orFault, refuse } from "../../form-reply.server.ts";
import { keepForm } from "../../form-reply.ts";
import { requireAdmin } from "../../guards.server.ts";
import { RouteConfirm, useListAddress } from "../shared/route-dialog.tsx";
import type { Route } from "./+types/delete";
import { studentAddress, toList } from "./show/reply.ts";
import styles from "./show.module.css";

const texts = studentPageTexts.deletion;

export async function loader({ context, params }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const { db } = context.get(servicesContext);
  const studentId = parseId<"student">(params.studentId);
  const deletion = studentId && (await findStudentDeletion(db, admin, studentId, context.get(nowContext)));
  if (!deletion) throw new Response(null, { status: 404 });
  if (deletion === "own-account") throw replace(studentAddress(params.studentId));
  return deletion;
}

export async function action({ context, params, url }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const { db } = context.get(servicesContext);
  const studentId = parseId<"student">(params.studentId);
  const run = async () =>
    studentId ? deleteStudent(db, admin, studentId, context.get(nowContext)) : { kind: "gone" as const };
  const result = await orFault(context, run);
  switch (result?.kind) {
    case "deleted":
      throw toList(url, "student-deleted");
    case "gone":
      throw toList(url, "student-gone");
    case "own-account":
      return refuse(400, { values: {}, message: texts.ownAccount });
    case undefined:
      return refuse(500, { values: {}, message: adminTexts.notDone(errorTexts.reasons.fault) });
    default:
      return result satisfies never;
  }
}

export async function clientAction(args: Route.ClientActionArgs) {
  return keepForm(args, adminTexts.notDone);
}

export default function StudentDelete({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <RouteConfirm
      title={texts.title(loaderData.name)}
      message={<WhatGoes deletion={loaderData} />}
      error={actionData?.message}
      confirmLabel={texts.confirm}
      intent="delete"
      closeTo={useListAddress(studentAddress(params.studentId))}
    />
  );
}

function WhatGoes({ deletion }: { deletion: StudentDeletion }) {
  const { email, hasAccount, results, notes, certificates, running } = deletion;
  return (
    <>
      <p>{texts.intro(email)}</p>
      <ul className={styles.goes}>
        {hasAccount && <li>{texts.account}</li>}
        {running.length > 0 && <li>{texts.running(running.map((number) => attemptTexts.titleOf(number)))}</li>}
        {results > 0 && <li>{texts.results(results)}</li>}
        <li>{texts.lessons}</li>
        {notes > 0 && <li>{texts.notes(notes)}</li>}
        {certificates > 0 && <li>{texts.certificates(certificates)}</li>}
        {hasAccount && <li>{texts.messages}</li>}
      </ul>
      <p>{texts.kept}</p>
    </>
  );
}
