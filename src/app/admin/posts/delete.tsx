/** Asks before a post is deleted. */

import { replace } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { blogAuthoringTexts } from "../../../content/en/blog-authoring.ts";
import { idOf } from "../../../core/id.ts";
import { deletePost } from "../../../modules/blog/commands/delete-post.server.ts";
import { findPostToEdit } from "../../../modules/blog/queries/find-post-to-edit.server.ts";
import { servicesContext } from "../../context.ts";
import { pressAction } from "../../form-action.server.ts";
import { say } from "../../form-reply.ts";
import { requireAdmin } from "../../guards.server.ts";
import { withDone } from "../shared/done.ts";
import { RouteConfirm, useListAddress } from "../shared/route-dialog.tsx";
import type { Route } from "./+types/delete";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = blogAuthoringTexts.deletion;
const LIST = "/admin/blog";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const post = await findPostToEdit(context.get(servicesContext).db, admin, idOf(params.postId));
  if (!post) throw replace(withDone(LIST, url.search, "post-gone"));
  return { title: post.title };
}

export async function action({ context, params, url }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  return pressAction(context, ({ db, now }) => deletePost(db, admin, idOf(params.postId), now), {
    deleted: replace(withDone(LIST, url.search, "post-deleted")),
    "not-found": replace(withDone(LIST, url.search, "post-gone")),
  });
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
      error={say(actionData, adminTexts.notDone).message}
      confirmLabel={texts.confirm}
      intent="delete"
      closeTo={useListAddress(LIST)}
    />
  );
}
