/** POST /sample-test/check: scores an answer to a question of the sample test and explains it. JSON in, JSON out. */
import { SampleAnswer, scoreSampleAnswer } from "../../../modules/questions/queries/sample-test.server.ts";
import type { TryResult } from "../../../modules/questions/queries/try-answer.server.ts";
import type { RouteHandle } from "../../route-handle.ts";
import type { Route } from "./+types/check";
import { takeSampleCheck } from "./limits.server.ts";

export const handle = { body: "answer" } satisfies RouteHandle;

export async function action({ context, request }: Route.ActionArgs) {
  const taken = await takeSampleCheck(context);
  if (taken.kind === "limited") {
    return new Response(null, { status: 429, headers: { "Retry-After": String(taken.minutes * 60) } });
  }
  const body: unknown = await request.json().catch(() => null);
  const parsed = SampleAnswer.safeParse(body);
  const result: TryResult = parsed.success ? scoreSampleAnswer(parsed.data) : { kind: "unreadable" };
  const status = result.kind === "unreadable" ? 400 : 200;
  return Response.json(result, { status, headers: { "Cache-Control": "no-store" } });
}

/** GET is not supported. */
export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}
