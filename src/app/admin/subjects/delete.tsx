import { idOf } from "../../../core/id.ts";
import type { Route } from "./+types/delete";
import { deleteSubjectOrLesson, loadDeletionPlan } from "./deletion.server.ts";
import { DeletionDialog } from "./deletion-dialog.tsx";

export { sendForm as clientAction } from "../../form-reply.ts";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  return loadDeletionPlan(context, request, { subjectId: idOf(params.subjectId) });
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return deleteSubjectOrLesson(context, request, { subjectId: idOf(params.subjectId) });
}

export default function SubjectDelete({ loaderData, actionData, params }: Route.ComponentProps) {
  return <DeletionDialog target={{ subjectId: idOf(params.subjectId) }} plan={loaderData} reply={actionData} />;
}
