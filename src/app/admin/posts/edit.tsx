/** 'Edit Post': the same form for a post that is there. */

import { replace } from "react-router";
import { blogAuthoringTexts } from "../../../content/en/blog-authoring.ts";
import { idOf } from "../../../core/id.ts";
import { findPostToEdit, listCategories } from "../../../modules/blog/queries/find-post-to-edit.server.ts";
import { shownAuthor } from "../../../modules/blog/rules.ts";
import { loadSite } from "../../../modules/site/queries/load-site.server.ts";
import { nowContext, servicesContext } from "../../context.ts";
import { requireAdmin } from "../../guards.server.ts";
import { withDone } from "../shared/done.ts";
import { RouteDialog, useListAddress } from "../shared/route-dialog.tsx";
import type { Route } from "./+types/edit";
import { fieldsOfPost } from "./fields.ts";
import { PostForm } from "./form.tsx";
import { savePostForm } from "./save-form.server.ts";

export { sendDraft as clientAction } from "../shared/drafts/use-draft.ts";

const texts = blogAuthoringTexts.form;
const LIST = "/admin/blog";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const { db, timeZone } = context.get(servicesContext);
  const post = await findPostToEdit(db, admin, idOf(params.postId));
  if (!post) throw replace(withDone(LIST, new URL(request.url).search, "post-gone"));
  const { id, slug, updatedAt, publishedAt } = post;
  const { instituteName } = await loadSite(db);
  const author = shownAuthor(post.author, instituteName);
  return {
    initial: fieldsOfPost({ ...post, author }, timeZone),
    edited: {
      id,
      slug,
      basedOn: updatedAt.toISOString(),
      wasPublic: publishedAt !== null && publishedAt <= context.get(nowContext),
    },
    categories: await listCategories(db, admin),
    draftOwner: { userId: admin.userId, timeZone },
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return savePostForm(context, request, idOf(params.postId));
}

export default function PostEdit({ loaderData, actionData }: Route.ComponentProps) {
  const closeTo = useListAddress(LIST);
  return (
    <RouteDialog title={texts.editTitle} closeTo={closeTo} size="lg">
      {/* Another post at the same route is another form. */}
      <PostForm key={loaderData.edited.id} reply={actionData} closeTo={closeTo} {...loaderData} />
    </RouteDialog>
  );
}
