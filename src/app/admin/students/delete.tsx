/** Asks before a student is deleted, and says what goes with the student. */
import { replace } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { attemptTexts } from "../../../content/en/attempts.ts";
import { studentPageTexts } from "../../../content/en/student-page.ts";
import { idOf } from "../../../core/id.ts";
import { deleteStudent } from "../../../modules/students/commands/delete-student.server.ts";
import {
  findStudentDeletion,
  type StudentDeletion,
} from "../../../modules/students/queries/find-student-deletion.server.ts";
import { nowContext, servicesContext } from "../../context.ts";
import { pressAction } from "../../form-action.server.ts";
import { describeReply } from "../../form-reply.ts";
import { requireAdmin } from "../../guards.server.ts";
import { ListConfirm } from "../shared/list-confirm.tsx";
import type { Route } from "./+types/delete";
import { studentAddress, toList } from "./show/reply.ts";
import styles from "./show.module.css";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = studentPageTexts.deletion;

export async function loader({ context, params }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const { db } = context.get(servicesContext);
  const deletion = await findStudentDeletion(db, admin, idOf(params.studentId), context.get(nowContext));
  if (!deletion) throw new Response(null, { status: 404 });
  if (deletion === "own-account") throw replace(studentAddress(params.studentId));
  return deletion;
}

export async function action({ context, params, url }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  return pressAction(context, ({ db, now }) => deleteStudent(db, admin, idOf(params.studentId), now), {
    deleted: toList(url, "student-deleted"),
    gone: toList(url, "student-gone"),
    "own-account": 400,
  });
}

export default function StudentDelete({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <ListConfirm
      title={texts.title(loaderData.name)}
      message={<WhatIsDeleted deletion={loaderData} />}
      error={describeReply(actionData, adminTexts.notDone, { "own-account": texts.ownAccount }).message}
      confirmLabel={texts.confirm}
      list={studentAddress(params.studentId)}
    />
  );
}

function WhatIsDeleted({ deletion }: { deletion: StudentDeletion }) {
  const { email, hasAccount, results, notes, certificates, running } = deletion;
  return (
    <>
      <p>{texts.intro(email)}</p>
      <ul className={styles.goes}>
        {hasAccount && <li>{texts.account}</li>}
        {running.length > 0 && <li>{texts.running(running.map((test) => attemptTexts.titleOf(test)))}</li>}
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
