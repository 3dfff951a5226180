/** Which previews there are: one for each course and built-in post. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { coursePreview, postPreview } from "../src/app/shared/previews.ts";
import { coursePages } from "../src/content/courses/pages.ts";
import { publicCourses } from "../src/content/courses.ts";
import { projectRoot } from "../src/core/project-root.ts";
import { builtInPosts } from "../src/modules/blog/content/built-in-posts.ts";

export type Preview = { name: string; drawing: string; label: string; title: string };

export const previews: ReadonlyArray<Preview> = [
  ...publicCourses.map(({ id, title }) => ({
    name: path.basename(coursePreview(id).src),
    drawing: path.join(projectRoot(), `src/app/public/pictures/course-${id}.svg`),
    label: coursePages[id].fullName,
    title,
  })),
  ...builtInPosts.map(({ imageUrl, category, title }) => ({
    name: path.basename(postPreview(imageUrl).src),
    drawing: path.join(projectRoot(), "public", imageUrl),
    label: category,
    title,
  })),
];

/** What a preview was made from. It is written into the file, so that one which is out of date is noticed. */
export async function stampOf({ drawing, label, title }: Preview): Promise<string> {
  return createHash("sha256")
    .update(await readFile(drawing))
    .update(`${label}\n${title}`)
    .digest("hex");
}
