import { idOf } from "../../../core/id.ts";
import { deleteSubjectOrLesson, loadDeletionPlan } from "../subjects/deletion.server.ts";
import { DeletionDialog } from "../subjects/deletion-dialog.tsx";
import type { Route } from "./+types/delete";

export { sendForm as clientAction } from "../../form-reply.ts";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  return loadDeletionPlan(context, request, { lessonId: idOf(params.lessonId) });
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return deleteSubjectOrLesson(context, request, { lessonId: idOf(params.lessonId) });
}

export default function LessonDelete({ loaderData, actionData, params }: Route.ComponentProps) {
  return <DeletionDialog target={{ lessonId: idOf(params.lessonId) }} plan={loaderData} reply={actionData} />;
}
