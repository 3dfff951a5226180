/** POST /admin/questions/try: what an answer to a question that is being written would earn. JSON in, JSON out. */
import { TriedAnswer, type TryResult, tryAnswer } from "../../../modules/questions/queries/try-answer.server.ts";
import { requireAdmin } from "../../guards.server.ts";
import type { Route } from "./+types/try";

export async function action({ context, request }: Route.ActionArgs) {
  requireAdmin(context);
  const body: unknown = await request.json().catch(() => null);
  const tried = TriedAnswer.safeParse(body);
  const result: TryResult = tried.success ? tryAnswer(tried.data) : { kind: "unreadable" };
  return Response.json(result);
}
