/** A post as visitors will see it, in the frame of the public pages, with a bar that says that they do not yet. */

import { Link, replace } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { blogAuthoringTexts } from "../../../content/en/blog-authoring.ts";
import { parseId } from "../../../core/id.ts";
import { classes } from "../../../ui/classes.ts";
import { Icon } from "../../../ui/icon.tsx";
import { servicesContext } from "../../context.ts";
import { dayWriter } from "../../dates.server.ts";
import { requireAdmin } from "../../guards.server.ts";
import { blogContextOf, readPostPreview } from "../../shared/blog/data.server.ts";
import { WholePost } from "../../shared/blog/post.tsx";
import { withDone } from "../shared/done.ts";
import { DoneNotice } from "../shared/done-notice.tsx";
import type { Route } from "./+types/preview";
import styles from "./preview.module.css";

const texts = blogAuthoringTexts.previewPage;
const LIST = "/admin/blog";

export async function loader({ context, params }: Route.LoaderArgs) {
  requireAdmin(context);
  const postId = parseId<"blog-post">(params.postId);
  const preview = postId && (await readPostPreview(blogContextOf(context), postId));
  if (!preview) throw replace(withDone(LIST, "", "post-gone"));
  const { publishedAt, ...shown } = preview;
  const { timeZone } = context.get(servicesContext);
  return { ...shown, postId, time: dayWriter(timeZone)(publishedAt).long };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: adminTexts.pageTitle(texts.title(loaderData?.post.title ?? "")) },
    { name: "robots", content: "noindex" },
  ];
}

export default function PostPreview({ loaderData }: Route.ComponentProps) {
  const { state, time, postId, post, related } = loaderData;
  return (
    <>
      <section aria-label={texts.bar} className={styles.bar}>
        <div className={classes("stack gap-2", styles.inner)}>
          <DoneNotice />
          <div className={styles.line}>
            <p className={styles.status}>
              <strong className={styles.what}>
                <Icon name={state === "published" ? "eye" : "eye-off"} />
                <span>{state === "published" ? texts.bar : texts.notPublic}</span>
              </strong>
              <span>{sentenceOf(state, time)}</span>
            </p>
            <p className={styles.ways}>
              <Link to={`${LIST}/${postId}/edit`}>{texts.edit}</Link>
              <Link to={LIST}>{texts.list}</Link>
            </p>
          </div>
        </div>
      </section>
      <WholePost post={post} related={related} />
    </>
  );
}

function sentenceOf(state: Route.ComponentProps["loaderData"]["state"], time: string): string {
  switch (state) {
    case "draft":
      return texts.draft;
    case "scheduled":
      return texts.scheduled(time);
    case "published":
      return texts.published;
    default:
      return state satisfies never;
  }
}
