import { adminTexts } from "../../../content/en/admin.ts";
import { idOf } from "../../../core/id.ts";
import { say } from "../../form-reply.ts";
import { deleteFromShelf, loadDeletionPlan } from "../subjects/shelf-deletion.server.ts";
import { ShelfDeletionDialog } from "../subjects/shelf-deletion-dialog.tsx";
import type { Route } from "./+types/delete";

export { sendForm as clientAction } from "../../form-reply.ts";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  return loadDeletionPlan(context, request, { lessonId: idOf(params.lessonId) });
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return deleteFromShelf(context, request, { lessonId: idOf(params.lessonId) });
}

export default function LessonDelete({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ShelfDeletionDialog
      kind="lesson"
      plan={loaderData}
      error={say(actionData, adminTexts.notDone, { "holds-answers": {} }).message}
    />
  );
}
