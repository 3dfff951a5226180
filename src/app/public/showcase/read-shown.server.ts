/** Whom the public pages present. What the database could not say is null: the page shows nobody, and is not kept. */
import type { RouterContextProvider } from "react-router";
import { findFaculty, findSuccessStories, type Shown } from "../../../modules/showcase/queries/find-shown.server.ts";
import { logContext, servicesContext } from "../../context.ts";
import { dayOfCalendarWriter } from "../../dates.server.ts";

type Context = Readonly<RouterContextProvider>;

/** Who teaches. */
export async function readFaculty(context: Context): Promise<Shown[] | null> {
  return findFaculty(context.get(servicesContext).db).catch(logUnread(context));
}

export type ShownSuccessStories = NonNullable<Awaited<ReturnType<typeof readSuccessStories>>>;

/** What students achieved and say: the first ones of all, or of one course. */
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
