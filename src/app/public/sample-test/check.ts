/** POST /sample-test/check: what an answer to a question of the sample test earns, and why. JSON in, JSON out. */
import { placeOf } from "../../../modules/accounts/rules.ts";
import { SampleAnswer, scoreSampleAnswer } from "../../../modules/questions/queries/sample-test.server.ts";
import type { TryResult } from "../../../modules/questions/queries/try-answer.server.ts";
import { clientAddressContext, servicesContext } from "../../context.ts";
import type { Route } from "./+types/check";

export async function action({ context, request }: Route.ActionArgs) {
  const { limits } = context.get(servicesContext).accounts;
  const taken = await limits.take([
    { limit: "sampleCheckFrom", of: [placeOf(context.get(clientAddressContext))] },
    { limit: "sampleChecks", of: [] },
  ]);
  if (taken.kind === "limited") {
    return new Response(null, { status: 429, headers: { "Retry-After": String(taken.minutes * 60) } });
  }
  const body: unknown = await request.json().catch(() => null);
  const asked = SampleAnswer.safeParse(body);
  const result: TryResult = asked.success ? scoreSampleAnswer(asked.data) : { kind: "unreadable" };
  const status = result.kind === "unreadable" ? 400 : 200;
  return Response.json(result, { status, headers: { "Cache-Control": "no-store" } });
}

/** There is nothing to see here. */
export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}
