/** POST /admin/questions/similar: questions that ask nearly the same as one that is being written. JSON in, JSON out. */
import { z } from "zod/mini";
import { parseQuestionBody, type QuestionBody } from "../../../items/registry/models.ts";
import { findSimilarQuestions } from "../../../modules/questions/queries/find-similar-questions.server.ts";
import { servicesContext } from "../../context.ts";
import { requireAdmin } from "../../guards.server.ts";
import type { Route } from "./+types/similar";

const Written = z.object({ type: z.string(), content: z.unknown(), solution: z.unknown() });

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const body = bodyOf(await request.json().catch(() => null));
  return Response.json({
    similar: body ? await findSimilarQuestions(context.get(servicesContext).db, admin, body) : [],
  });
}

/** Null for what is no question yet, such as one whose text is too long. */
function bodyOf(written: unknown): QuestionBody | null {
  try {
    return parseQuestionBody(Written.parse(written));
  } catch {
    return null;
  }
}
