import { dashboardTexts } from "../../../content/en/dashboard.ts";
import { OPEN_ATTEMPTS_MAX } from "../../../modules/attempts/rules.ts";
import { describeReply, type ReplyOf } from "../../form-reply.ts";
import type { start, startCustom, startExam } from "./actions.server.ts";

const texts = dashboardTexts.tests;

/** Why no test was started; `gone` says what is missing. */
export function describeNotStarted(
  reply: ReplyOf<typeof start | typeof startCustom | typeof startExam> | undefined,
  gone: string,
): string | undefined {
  const { message, errors = {} } = describeReply(reply, texts.notStarted, {
    inactive: texts.inactive,
    "too-many-open": texts.tooManyOpen(OPEN_ATTEMPTS_MAX),
    "no-questions": gone,
    limited: ({ minutes }) => texts.tooManyStarts(minutes),
  });
  return reply?.code === "invalid" ? (errors.lessonIds ?? errors.count ?? errors.minutes ?? texts.malformed) : message;
}
