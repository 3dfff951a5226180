/** Scores the start page's question as in the sample test. Nothing is stored. */
import type { RouterContextProvider } from "react-router";
import { scoreSampleAnswer } from "../../../modules/questions/queries/sample-test.server.ts";
import { pressAction, readForm } from "../../form-action.server.ts";
import { takeSampleCheck } from "../sample-test/limits.server.ts";

/** The scored answer with the solution, which the browser has not had until now. */
export async function answerQuestion(context: Readonly<RouterContextProvider>, request: Request) {
  const chosen = (await readForm(request)).get("chosen");
  const run = async () => {
    if (typeof chosen !== "string") return { kind: "none-chosen" } as const;
    const taken = await takeSampleCheck(context);
    if (taken.kind === "limited") return taken;
    const tried = scoreSampleAnswer({ type: "text", answer: { chosen } });
    if (tried.kind !== "scored" || tried.item.type !== "text") return { kind: "unknown" } as const;
    const { correct, rationale } = tried.item.solution;
    return { kind: "scored", chosen, correct, earned: tried.score.earned, rationale } as const;
  };
  return pressAction(context, run, {
    "none-chosen": 400,
    unknown: new Response(null, { status: 400 }),
    scored: ({ chosen, correct, earned, rationale }) => ({ status: 200, chosen, correct, earned, rationale }),
  });
}
