/** What the public frame passes to the pages inside it. */
import type { RouterContextProvider } from "react-router";
import { listCourses } from "../../../modules/accounts/queries/list-courses.server.ts";
import { homeOf } from "../../../modules/accounts/rules.ts";
import { loadSite } from "../../../modules/site/queries/load-site.server.ts";
import { firstSite } from "../../../modules/site/rules.ts";
import { logContext, servicesContext, viewerContext } from "../../context.ts";

export type ShellData = Awaited<ReturnType<typeof readShell>>["shell"];

/**
 * The institute and the viewer. `isWhole` is false when the database did not answer: then the settings are those of a new
 * installation, and the page must not be cached.
 */
export async function readShell(context: Readonly<RouterContextProvider>) {
  const { db, publicUrl } = context.get(servicesContext);
  const viewer = context.get(viewerContext);
  const orLog = (what: string) => (error: unknown) => {
    context.get(logContext).error({ err: error }, what);
    return null;
  };
  const [site, courses] = await Promise.all([
    loadSite(db).catch(orLog("the settings of the site could not be read, the first ones are shown")),
    viewer?.kind === "student"
      ? listCourses(db, viewer).catch(orLog("the courses of a student could not be read, the current one is shown"))
      : null,
  ]);
  const shell = {
    publicUrl,
    site: site ?? firstSite,
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
  return { shell, isWhole: site !== null };
}
