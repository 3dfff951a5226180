/** What the public frame passes to the pages inside it. */
import type { RouterContextProvider } from "react-router";
import { signUpCourseTitles } from "../../../content/courses.ts";
import { listCourses } from "../../../modules/accounts/queries/list-courses.server.ts";
import { homeOf } from "../../../modules/accounts/rules.ts";
import { findCourseContent } from "../../../modules/progress/queries/course-lessons.server.ts";
import { loadSite } from "../../../modules/site/queries/load-site.server.ts";
import { firstSite } from "../../../modules/site/rules.ts";
import { logContext, servicesContext, viewerContext } from "../../context.ts";

export type ShellData = Awaited<ReturnType<typeof readShell>>["shell"];

/**
 * The institute and the viewer. `isWhole` is false when the database did not answer: then the settings are those of a new
 * installation, and the page must not be cached.
 */
export async function readShell(context: Readonly<RouterContextProvider>) {
  const { db, publicUrl, transport } = context.get(servicesContext);
  const viewer = context.get(viewerContext);
  const orLog = (what: string) => (error: unknown) => {
    context.get(logContext).error({ err: error }, what);
    return null;
  };
  const [site, content, courses] = await Promise.all([
    loadSite(db).catch(orLog("the settings of the site could not be read, the first ones are shown")),
    // Only visitors sign up.
    viewer
      ? null
      : findCourseContent(db, signUpCourseTitles).catch(
          orLog("what the courses have could not be read, nothing is said of it"),
        ),
    viewer?.kind === "student"
      ? listCourses(db, viewer).catch(orLog("the courses of a student could not be read, the current one is shown"))
      : null,
  ]);
  const shell = {
    publicUrl,
    hasMailServer: transport.hasServer,
    site: site ?? firstSite,
    /** Courses without lessons or without practice tests; empty for a signed-in user, and if the database did not answer. */
    notReady: [...(content ?? [])].flatMap(([course, has]) =>
      has.hasLessons && has.hasTests ? [] : [{ course, ...has }],
    ),
    viewer: viewer && {
      kind: viewer.kind,
      name: viewer.name,
      /** The title of a student's current course; null for the administrator. */
      course: viewer.kind === "student" ? viewer.course : null,
      /** The titles of all courses that a student is enrolled in. */
      courses: viewer.kind === "student" ? (courses ?? [viewer.course]) : [],
      home: homeOf(viewer),
    },
  };
  return { shell, isWhole: site !== null && (viewer !== null || content !== null) };
}
