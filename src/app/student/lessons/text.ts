/** GET /dashboard/lessons/:lessonId: a lesson's text, for opening it in place. */
import { parseId } from "../../../core/id.ts";
import { findLesson } from "../../../modules/subjects/queries/find-lesson.server.ts";
import { servicesContext } from "../../context.ts";
import { requireStudent } from "../../guards.server.ts";
import type { Route } from "./+types/text";

export async function loader({ context, params }: Route.LoaderArgs) {
  const student = requireStudent(context);
  const { db } = context.get(servicesContext);
  const lessonId = parseId<"lesson">(params.lessonId);
  const lesson = lessonId ? await findLesson(db, student, lessonId) : null;
  if (!lesson) return new Response(null, { status: 404 });
  return Response.json({ content: lesson.content });
}
