import { type RouterContextProvider, replace } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { blogAuthoringTexts } from "../../../content/en/blog-authoring.ts";
import { errorTexts } from "../../../content/en/errors.ts";
import { parseForm } from "../../../core/forms.ts";
import type { Id } from "../../../core/id.ts";
import { savePost } from "../../../modules/blog/commands/save-post.server.ts";
import { nowContext, servicesContext } from "../../context.ts";
import { dayWriter } from "../../dates.server.ts";
import { orFault, readFormWithFiles, refuse } from "../../form-reply.server.ts";
import { requireAdmin } from "../../guards.server.ts";
import { withDone } from "../shared/done.ts";
import { BASED_ON, postFormIn, THEN, TO_PREVIEW } from "./fields.ts";

const texts = blogAuthoringTexts.form;
const LIST = "/admin/blog";

/** Takes the form of a post, a new one for null. Ends on the list or on the preview, unless there is something to say. */
export async function savePostForm(
  context: Readonly<RouterContextProvider>,
  request: Request,
  postId: Id<"blog-post"> | null,
) {
  const admin = requireAdmin(context);
  const { db, timeZone } = context.get(servicesContext);
  const fields = await readFormWithFiles(request);
  const form = parseForm(postFormIn(timeZone), fields);
  if (form.kind === "invalid") return refuse(400, form);
  const { values } = form;
  const target = postId
    ? { kind: "existing" as const, postId, basedOn: new Date(String(fields.get(BASED_ON))) }
    : { kind: "new" as const };
  const result = await orFault(context, () => savePost(db, admin, target, form.data, context.get(nowContext)));
  switch (result?.kind) {
    case "saved": {
      const done = postId ? "post-saved" : "post-added";
      const isToPreview = fields.get(THEN) === TO_PREVIEW;
      if (isToPreview) throw replace(withDone(`${LIST}/${result.postId}/preview`, "", done));
      // A new post stands at the top of the whole list.
      throw replace(withDone(LIST, postId ? new URL(request.url).search : "", done));
    }
    case "invalid":
      return refuse(400, { values, errors: result.errors });
    case "stale":
      // Saving once more, now that this was said, is meant to replace the newer version.
      return refuse(400, {
        values: { ...values, [BASED_ON]: result.updatedAt.toISOString() },
        message: texts.stale(dayWriter(timeZone)(result.updatedAt).long),
      });
    case "gone":
      // The page stays: what was written can still be copied out of it.
      return refuse(400, { values, message: texts.failed(adminTexts.done["post-gone"]()) });
    case undefined:
      return refuse(500, { values, message: texts.failed(errorTexts.reasons.fault) });
    default:
      return result satisfies never;
  }
}
