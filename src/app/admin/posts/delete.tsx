/** Asks before a post is deleted. */
import { replace } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { blogAuthoringTexts } from "../../../content/en/blog-authoring.ts";
import { errorTexts } from "../../../content/en/errors.ts";
import { parseId } from "../../../core/id.ts";
import { deletePost } from "../../../modules/blog/commands/delete-post.server.ts";
import { findPostToEdit } from "../../../modules/blog/queries/find-post-to-edit.server.ts";
import { nowContext, servicesContext } from "../../context.ts";
import { orFault, refuse } from "../../form-reply.server.ts";
import { keepForm } from "../../form-reply.ts";
import { requireAdmin } from "../../guards.server.ts";
import { withDone } from "../shared/done.ts";
import { RouteConfirm, useListAddress } from "../shared/route-dialog.tsx";
import type { Route } from "./+types/delete";

const texts = blogAuthoringTexts.deletion;
const LIST = "/admin/blog";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const postId = parseId<"blog-post">(params.postId);
  const post = postId && (await findPostToEdit(context.get(servicesContext).db, admin, postId));
  if (!post) throw replace(withDone(LIST, new URL(request.url).search, "post-gone"));
  return { title: post.title };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const { db } = context.get(servicesContext);
  const postId = parseId<"blog-post">(params.postId);
  const result = await orFault(context, async () =>
    postId ? deletePost(db, admin, postId, context.get(nowContext)) : { kind: "not-found" as const },
  );
  const { search } = new URL(request.url);
  switch (result?.kind) {
    case "deleted":
      throw replace(withDone(LIST, search, "post-deleted"));
    case "not-found":
      throw replace(withDone(LIST, search, "post-gone"));
    case undefined:
      return refuse(500, { values: {}, message: adminTexts.notDone(errorTexts.reasons.fault) });
    default:
      return result satisfies never;
  }
}

export async function clientAction(args: Route.ClientActionArgs) {
  return keepForm(args, adminTexts.notDone);
}

export default function PostDelete({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <RouteConfirm
      title={texts.title}
      message={
        <>
          <p>{texts.message}</p>
          <p>{texts.consequence(loaderData.title)}</p>
        </>
      }
      error={actionData?.message}
      confirmLabel={texts.confirm}
      intent="delete"
      closeTo={useListAddress(LIST)}
    />
  );
}
