/** Asks before a post is deleted. */
import { blogAuthoringTexts } from "../../../content/en/blog-authoring.ts";
import { idOf } from "../../../core/id.ts";
import { deletePost } from "../../../modules/blog/commands/delete-post.server.ts";
import { findPostToEdit } from "../../../modules/blog/queries/find-post-to-edit.server.ts";
import { actOnListConfirm, loadListConfirm } from "../shared/list-confirm.server.ts";
import { ListConfirm } from "../shared/list-confirm.tsx";
import type { Route } from "./+types/delete";

export { sendForm as clientAction } from "../../form-reply.ts";

const LIST = "/admin/blog";

export async function loader({ params, ...args }: Route.LoaderArgs) {
  const { title } = await loadListConfirm(args, LIST, "post-gone", ({ db, admin }) =>
    findPostToEdit(db, admin, idOf(params.postId)),
  );
  return { title };
}

export async function action({ params, ...args }: Route.ActionArgs) {
  const done = { deleted: "post-deleted", "not-found": "post-gone" } as const;
  return actOnListConfirm(args, LIST, done, ({ db, admin, now }) => deletePost(db, admin, idOf(params.postId), now));
}

export default function PostDelete({ loaderData, actionData }: Route.ComponentProps) {
  const { title, message, consequence, confirm } = blogAuthoringTexts.deletion;
  const what = (
    <>
      <p>{message}</p>
      <p>{consequence(loaderData.title)}</p>
    </>
  );
  return <ListConfirm title={title} message={what} confirmLabel={confirm} list={LIST} reply={actionData} />;
}
