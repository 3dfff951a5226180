/** GET /admin/questions/suggest-id: a Question ID that no question has now. */
import { suggestQuestionId } from "../../../modules/questions/queries/suggest-question-id.server.ts";
import { nowContext, servicesContext } from "../../context.ts";
import { requireAdmin } from "../../guards.server.ts";
import type { Route } from "./+types/suggest-id";

export async function loader({ context, request }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const params = new URL(request.url).searchParams;
  const id = await suggestQuestionId(
    context.get(servicesContext).db,
    admin,
    {
      subjectId: params.get("subjectId") ?? "",
      lessonId: params.get("lessonId") ?? "",
      type: params.get("type") ?? "",
    },
    context.get(nowContext),
  );
  return Response.json({ id });
}
