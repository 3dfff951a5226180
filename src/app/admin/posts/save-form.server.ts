import { type RouterContextProvider, replace } from "react-router";
import type { Id } from "../../../core/id.ts";
import { savePost } from "../../../modules/blog/commands/save-post.server.ts";
import { servicesContext } from "../../context.ts";
import { dayWriter } from "../../dates.server.ts";
import { formAction, readFormWithFiles } from "../../form-action.server.ts";
import { requireAdmin } from "../../guards.server.ts";
import { withDone } from "../shared/done.ts";
import { BASED_ON, postFormIn, THEN, TO_PREVIEW } from "./fields.ts";

const LIST = "/admin/blog";

/** Takes the form of a post, a new one for null. Ends on the list or on the preview, unless there is something to say. */
export async function savePostForm(
  context: Readonly<RouterContextProvider>,
  request: Request,
  postId: Id<"blog-post"> | null,
) {
  const admin = requireAdmin(context);
  const { timeZone } = context.get(servicesContext);
  const fields = await readFormWithFiles(request);
  const form = { schema: postFormIn(timeZone), fields };
  const target = postId
    ? { kind: "existing" as const, postId, basedOn: new Date(String(fields.get(BASED_ON))) }
    : { kind: "new" as const };
  return formAction(context, form, (input, { db, now }) => savePost(db, admin, target, input, now), {
    saved: (result) => {
      const done = postId ? "post-saved" : "post-added";
      const isToPreview = fields.get(THEN) === TO_PREVIEW;
      if (isToPreview) return replace(withDone(`${LIST}/${result.postId}/preview`, "", done));
      // A new post stands at the top of the whole list.
      return replace(withDone(LIST, postId ? new URL(request.url).search : "", done));
    },
    stale: ({ updatedAt }, { values }) => ({
      // After this message, saving again is meant to replace the newer version.
      values: { ...values, [BASED_ON]: updatedAt.toISOString() },
      day: dayWriter(timeZone)(updatedAt).long,
    }),
    "slug-taken": 400,
    // The page stays: what was written can still be copied out of it.
    gone: 400,
  });
}
