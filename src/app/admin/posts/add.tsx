/** 'Create New Post'. */
import { blogAuthoringTexts } from "../../../content/en/blog-authoring.ts";
import { listCategories } from "../../../modules/blog/queries/find-post-to-edit.server.ts";
import { servicesContext } from "../../context.ts";
import { requireAdmin } from "../../guards.server.ts";
import { RouteDialog, useListAddress } from "../shared/route-dialog.tsx";
import type { Route } from "./+types/add";
import { BLANK_POST } from "./fields.ts";
import { PostForm } from "./form.tsx";
import { savePostForm } from "./save-form.server.ts";

export { sendDraft as clientAction } from "../shared/drafts/use-draft.ts";

const texts = blogAuthoringTexts.form;

export async function loader({ context }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const { db, timeZone } = context.get(servicesContext);
  return { categories: await listCategories(db, admin), draftOwner: { userId: admin.userId, timeZone } };
}

export async function action({ context, request }: Route.ActionArgs) {
  return savePostForm(context, request, null);
}

export default function PostNew({ loaderData, actionData }: Route.ComponentProps) {
  const closeTo = useListAddress("/admin/blog");
  return (
    <RouteDialog title={texts.createTitle} closeTo={closeTo} size="lg">
      <PostForm initial={BLANK_POST} edited={null} reply={actionData} closeTo={closeTo} {...loaderData} />
    </RouteDialog>
  );
}
