/** GET /admin/questions/lessons?subject=…: the lessons of a subject, for where questions are moved to. */
import { parseId } from "../../../core/id.ts";
import { listLessonTitles } from "../../../modules/subjects/queries/list-names.server.ts";
import { servicesContext } from "../../context.ts";
import { requireAdmin } from "../../guards.server.ts";
import type { Route } from "./+types/lessons";

export async function loader({ context, request }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const subjectId = parseId<"subject">(new URL(request.url).searchParams.get("subject"));
  return Response.json({
    lessons: subjectId ? await listLessonTitles(context.get(servicesContext).db, admin, subjectId) : [],
  });
}
