/** A review as the pages show it: dates and times formatted in the institute's time zone. */
import type { AnswerRescore } from "../../../modules/attempts/queries/rescores.server.ts";
import type {
  LateAnswer,
  Review,
  ReviewedQuestion,
  ShownReason,
} from "../../../modules/attempts/queries/review.server.ts";
import { clockWriter, dateWriter, dayWriter, secondWriter } from "../../dates.server.ts";

/** An answer that arrived too late: `given` is null if that time is unknown. */
export type ShownLateAnswer = Pick<LateAnswer, "item"> & { given: string | null; arrived: string };

/** `until` is a time of day, such as "12:40 pm IST". */
export type ShownQuestion =
  | (Omit<Extract<ReviewedQuestion, { kind: "shown" }>, "late"> & { late: ShownLateAnswer | null })
  | (Omit<Extract<ReviewedQuestion, { kind: "withheld" }>, "reason" | "late"> & {
      reason: WithheldBy;
      late: ShownLateAnswer | null;
    });

export type WithheldBy =
  | (Omit<Extract<ShownReason, { kind: "open-elsewhere" }>, "until"> & { until: string | null })
  | Extract<ShownReason, { kind: "unreleased" }>;

export type ShownReview = Omit<Review, "questions" | "changes" | "rescores" | "other"> & {
  questions: ShownQuestion[];
  changes: (Omit<Review["changes"][number], "at"> & { day: string })[];
};

export type ShownRescore = Omit<AnswerRescore, "at"> & { day: string };

/** What the review page needs; `other` is another result of the same test. */
export function showReview({ questions, changes, rescores, other, ...review }: Review, timeZone: string) {
  const writeDay = dayWriter(timeZone);
  const writeTime = clockWriter(timeZone);
  return {
    review: {
      ...review,
      changes: changes.map(({ at, ...change }) => ({ ...change, day: writeDay(at).long })),
      questions: questions.map((question): ShownQuestion => {
        const late = question.late && showLateAnswer(question.late, timeZone);
        if (question.kind === "shown") return { ...question, late };
        const { reason } = question;
        const until = reason.kind === "open-elsewhere" && reason.until ? writeTime(reason.until) : null;
        return { ...question, late, reason: reason.kind === "open-elsewhere" ? { ...reason, until } : reason };
      }),
    },
    rescores: rescores.map(({ at, ...rescore }) => ({ ...rescore, day: writeDay(at).long })),
    other: other && { attemptId: other.attemptId, day: dateWriter(timeZone, "medium")(other.at).text },
  };
}

/** An answer that arrived too late, with its times. */
export function showLateAnswer({ item, givenAt, at }: LateAnswer, timeZone: string): ShownLateAnswer {
  const write = secondWriter(timeZone);
  return { item, given: givenAt && write(givenAt), arrived: write(at) };
}
