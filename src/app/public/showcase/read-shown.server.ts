/** The people on the public pages. Null if the database failed: the page then shows nobody and is not cached. */
import type { RouterContextProvider } from "react-router";
import { findFaculty, findSuccessStories, type Shown } from "../../../modules/showcase/queries/find-shown.server.ts";
import { logContext, servicesContext } from "../../context.ts";
import { dayOfCalendarWriter } from "../../dates.server.ts";

type Context = Readonly<RouterContextProvider>;

/** The teachers. */
export async function readFaculty(context: Context): Promise<Shown[] | null> {
  return findFaculty(context.get(servicesContext).db).catch(logUnread(context));
}

export type ShownSuccessStories = NonNullable<Awaited<ReturnType<typeof readSuccessStories>>>;

/** Results and testimonials of students: the first ones overall, or those of one course. */
export async function readSuccessStories(context: Context, courseId: string | null) {
  const found = await findSuccessStories(context.get(servicesContext).db, courseId).catch(logUnread(context));
  if (!found) return null;
  const writeDay = dayOfCalendarWriter();
  const withDay = (result: Shown) => ({ ...result, day: result.resultOn === null ? "" : writeDay(result.resultOn) });
  return { ...found, results: found.results.map(withDay) };
}

function logUnread(context: Context) {
  return (error: unknown) => {
    context.get(logContext).error({ err: error }, "whom the institute presents could not be read, nobody is shown");
    return null;
  };
}
