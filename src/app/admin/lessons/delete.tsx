import { adminTexts } from "../../../content/en/admin.ts";
import { parseId } from "../../../core/id.ts";
import { keepForm } from "../../form-reply.ts";
import { deleteFromShelf, loadDeletionPlan } from "../subjects/shelf-deletion.server.ts";
import { ShelfDeletionDialog } from "../subjects/shelf-deletion-dialog.tsx";
import type { Route } from "./+types/delete";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  return loadDeletionPlan(context, request, targetOf(params));
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return deleteFromShelf(context, request, targetOf(params));
}

export async function clientAction(args: Route.ClientActionArgs) {
  return keepForm(args, adminTexts.notDone);
}

export default function LessonDelete({ loaderData, actionData }: Route.ComponentProps) {
  return <ShelfDeletionDialog kind="lesson" plan={loaderData} error={actionData?.message} />;
}

function targetOf(params: { lessonId: string }) {
  const lessonId = parseId<"lesson">(params.lessonId);
  return lessonId && { lessonId };
}
