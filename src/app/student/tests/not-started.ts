import { dashboardTexts } from "../../../content/en/dashboard.ts";
import { instituteTexts } from "../../../content/en/institute-tests.ts";
import { recipeTexts } from "../../../content/en/recipes.ts";
import { OPEN_ATTEMPTS_MAX } from "../../../modules/attempts/rules.ts";
import { describeReply, type ReplyOf } from "../../form-reply.ts";
import type { start, startCustom, startExam, startFromReview, startInstitute } from "./actions.server.ts";
import type { start as startSaved } from "./saved/actions.server.ts";

const texts = dashboardTexts.tests;

/** Why no test was started; `gone` says what is missing. */
export function describeNotStarted(
  reply: ReplyOf<typeof start | typeof startCustom | typeof startExam | typeof startFromReview> | undefined,
  gone: string,
): string | undefined {
  const { message, errors = {} } = describeReply(reply, texts.notStarted, { ...common(), "no-questions": gone });
  return reply?.code === "invalid" ? (errors.lessonIds ?? errors.count ?? errors.minutes ?? texts.malformed) : message;
}

/** Why a test of the institute was not started. */
export function describeInstituteNotStarted(reply: ReplyOf<typeof startInstitute> | undefined): string | undefined {
  const { refused } = instituteTexts.page;
  const { message } = describeReply(reply, texts.notStarted, {
    ...common(),
    ...{ "not-open": refused.notOpen, closed: refused.closed, "attempts-used": refused.used },
    ...{ "no-questions": refused.gap, "not-offered": refused.gone },
  });
  return reply?.code === "invalid" ? texts.malformed : message;
}

/** Why a saved test was not started. */
export function describeRecipeNotStarted(reply: ReplyOf<typeof startSaved> | undefined): string | undefined {
  const { noQuestions, gone } = recipeTexts.problems;
  const words = { ...common(), "no-questions": noQuestions, "not-offered": gone };
  const { message } = describeReply(reply, texts.notStarted, words);
  return reply?.code === "invalid" ? texts.malformed : message;
}

const common = () => ({
  inactive: texts.inactive,
  "too-many-open": texts.tooManyOpen(OPEN_ATTEMPTS_MAX),
  limited: ({ minutes }: { minutes: number }) => texts.tooManyStarts(minutes),
});
