/** The question of the start page, answered: scored as in the sample test, and stored nowhere. */
import { data, type RouterContextProvider } from "react-router";
import { errorTexts } from "../../../content/en/errors.ts";
import { homeTexts } from "../../../content/en/home.ts";
import { scoreSampleAnswer } from "../../../modules/questions/queries/sample-test.server.ts";
import { orFault, readForm, refuse } from "../../form-reply.server.ts";
import { takeSampleCheck } from "../sample-test/limits.server.ts";

const texts = homeTexts.question;

/** What came of an answer, with the solution: the first that a browser sees of it. */
export type QuestionResult = { chosen: string; correct: string; earned: number; rationale: string };

/** The result, or why there is none. */
export async function answerQuestion(context: Readonly<RouterContextProvider>, request: Request) {
  const chosen = (await readForm(request)).get("chosen");
  if (typeof chosen !== "string") return refuse(400, { values: {}, message: texts.noneChosen });
  const values = { chosen };
  const taken = await orFault(context, () => takeSampleCheck(context));
  if (!taken) return refuse(500, { values, message: texts.notChecked(errorTexts.reasons.fault) });
  if (taken.kind === "limited") return refuse(429, { values, message: texts.notChecked(errorTexts.reasons.tooOften) });
  const tried = scoreSampleAnswer({ type: "text", answer: { chosen } });
  if (tried.kind !== "scored" || tried.item.type !== "text") throw data(null, { status: 400 });
  const { correct, rationale } = tried.item.solution;
  const result: QuestionResult = { chosen, correct, earned: tried.score.earned, rationale };
  return data(result);
}
