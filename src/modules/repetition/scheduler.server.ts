/**
 * When a question is asked again, by FSRS-6 with its default parameters (`ts-fsrs`): trained ones gain little, and any schedule that spaces
 * repetitions works. The rating follows from points and confidence; students do not rate themselves.
 */
import { type Card as FsrsCard, fsrs, type Grade, Rating, State } from "ts-fsrs";
import { addDays } from "../../core/days.ts";
import type { Card } from "./card.ts";
import {
  type CountedAnswer,
  daysToExam,
  isLearned,
  LONGEST_WAIT_DAYS,
  needsRepetition,
  retentionFor,
} from "./rules.ts";

/** `dueOn` is null for a question that is not to be asked again. */
export type Schedule = { card: Card; dueOn: string | null };

/**
 * The schedule of a question after one more answer, or null for one that needs none. The first answer of a day counts: what was just
 * explained is not known by heart. `before` is null for a question that never was in.
 */
export function scheduleAfter(
  before: Schedule | null,
  answer: CountedAnswer & { isFlagged: boolean },
  examOn: string | null,
): Schedule | null {
  if (before && answer.day <= before.card.reviewedOn) return before;
  const isIn = before !== null && before.dueOn !== null;
  if (!isIn && !needsRepetition(answer) && !answer.isFlagged) return before;
  const days = daysToExam(answer.day, examOn);
  const { card, interval } = repeat(before?.card ?? null, answer, retentionFor(days));
  if (isLearned(card, days)) return { card, dueOn: null };
  const longest = days === null ? LONGEST_WAIT_DAYS : Math.min(LONGEST_WAIT_DAYS, days - 1);
  return { card, dueOn: addDays(answer.day, Math.max(1, Math.min(interval, longest))) };
}

/** Full marks are good, by guessing hard; half of the points and more are hard; everything else is forgotten. How long it took does not count. */
function gradeOf({ earned, max, confidence }: CountedAnswer): Grade {
  if (earned >= max) return confidence === "guess" ? Rating.Hard : Rating.Good;
  return earned * 2 >= max ? Rating.Hard : Rating.Again;
}

/** The card after the answer, and the days until the chance to know it has fallen to the retention. */
export function repeat(
  before: Card | null,
  answer: CountedAnswer,
  retention: number,
): { card: Card; interval: number } {
  const grade = gradeOf(answer);
  const { card } = schedulerFor(retention).next(fsrsCardOf(before, answer.day), midnight(answer.day), grade);
  const { stability, difficulty, reps, lapses, scheduled_days: interval } = card;
  const rightDays = grade === Rating.Good ? (before?.rightDays ?? 0) + 1 : 0;
  return { card: { stability, difficulty, reps, lapses, reviewedOn: answer.day, rightDays }, interval };
}

/** FSRS counts days between moments: each day is its midnight of UTC. */
function midnight(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

function fsrsCardOf(card: Card | null, day: string): FsrsCard {
  const unused = { elapsed_days: 0, scheduled_days: 0, learning_steps: 0 };
  if (!card) {
    return { due: midnight(day), stability: 0, difficulty: 0, reps: 0, lapses: 0, state: State.New, ...unused };
  }
  const { stability, difficulty, reps, lapses, reviewedOn } = card;
  const at = midnight(reviewedOn);
  return { due: at, last_review: at, stability, difficulty, reps, lapses, state: State.Review, ...unused };
}

const schedulers = new Map<number, ReturnType<typeof fsrs>>();

function schedulerFor(retention: number): ReturnType<typeof fsrs> {
  const known = schedulers.get(retention);
  if (known) return known;
  const rules = { enable_short_term: false, enable_fuzz: false, maximum_interval: LONGEST_WAIT_DAYS };
  const made = fsrs({ request_retention: retention, ...rules });
  schedulers.set(retention, made);
  return made;
}

/** The chance to know a question so many days after it was answered. */
export function chanceToKnow(stability: number, days: number): number {
  return schedulerFor(retentionFor(null)).forgetting_curve(days, stability);
}
