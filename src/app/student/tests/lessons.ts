/** GET /dashboard/subjects/:subjectId/lessons: the lessons that a custom test can use, with their numbers of questions. */
import { parseId } from "../../../core/id.ts";
import { listTestableLessons } from "../../../modules/progress/queries/subjects-with-progress.server.ts";
import { servicesContext } from "../../context.ts";
import { requireStudent } from "../../guards.server.ts";
import type { Route } from "./+types/lessons";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { course } = requireStudent(context);
  const { db } = context.get(servicesContext);
  const subjectId = parseId<"subject">(params.subjectId);
  const lessons = subjectId ? await listTestableLessons(db, course, subjectId) : [];
  if (lessons.length === 0) return new Response(null, { status: 404 });
  return Response.json({ lessons }, { headers: { "Cache-Control": "no-store" } });
}
