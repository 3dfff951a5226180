import { adminTexts } from "../../../content/en/admin.ts";
import { parseId } from "../../../core/id.ts";
import { keepForm } from "../../form-reply.ts";
import type { Route } from "./+types/delete";
import { deleteFromShelf, loadDeletionPlan } from "./shelf-deletion.server.ts";
import { ShelfDeletionDialog } from "./shelf-deletion-dialog.tsx";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  return loadDeletionPlan(context, request, targetOf(params));
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return deleteFromShelf(context, request, targetOf(params));
}

export async function clientAction(args: Route.ClientActionArgs) {
  return keepForm(args, adminTexts.notDone);
}

export default function SubjectDelete({ loaderData, actionData }: Route.ComponentProps) {
  return <ShelfDeletionDialog kind="subject" plan={loaderData} error={actionData?.message} />;
}

function targetOf(params: { subjectId: string }) {
  const subjectId = parseId<"subject">(params.subjectId);
  return subjectId && { subjectId };
}
