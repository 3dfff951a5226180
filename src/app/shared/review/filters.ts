/** Which questions of a review are shown. The address is the state; several filters narrow together. */
import { correctnessOf } from "../../../modules/attempts/rules.ts";
import { averageSeconds, slowAgainst } from "../../../modules/attempts/time-on-question.ts";
import type { ShownQuestion } from "./load.server.ts";

const OUTCOMES = ["right", "partly", "wrong", "unanswered"] as const;
type Outcome = (typeof OUTCOMES)[number];

/** What only the solutions reveal. */
const REVEALING: ReadonlySet<string> = new Set<Outcome>(["right", "partly", "wrong"]);

const CHOICES = ["section", "subject", "area"] as const;
export type Choice = (typeof CHOICES)[number];

/** Null and false let every question through. A section is its number, an area its code. */
export type ReviewFilters = Readonly<Record<Choice, string | null>> & {
  readonly show: Outcome | null;
  readonly flagged: boolean;
  readonly slow: boolean;
};

/** Narrows what the addresses of one page say to filters. */
export function filtersIn(search: URLSearchParams): ReviewFilters {
  return {
    show: OUTCOMES.find((name) => name === search.get("show")) ?? null,
    section: search.get("section") || null,
    subject: search.get("subject") || null,
    area: search.get("area") || null,
    flagged: search.has("flagged"),
    slow: search.has("slow"),
  };
}

/** The query of an address, "?" for no filter. */
export function addressOf({ show, flagged, slow, ...choices }: ReviewFilters): string {
  const search = new URLSearchParams();
  if (show) search.set("show", show);
  for (const name of CHOICES) {
    const value = choices[name];
    if (value) search.set(name, value);
  }
  if (flagged) search.set("flagged", "yes");
  if (slow) search.set("slow", "yes");
  return `?${search}`;
}

/** How many filters are set. */
export function countFilters(filters: ReviewFilters): number {
  return Object.values(filters).filter((value) => value !== null && value !== false).length;
}

/** True for a filter that would tell what is not to be seen yet. */
export function isRevealing({ show }: ReviewFilters): boolean {
  return show !== null && REVEALING.has(show);
}

/** Those that pass all filters. */
export function questionsIn(questions: ReadonlyArray<ShownQuestion>, filters: ReviewFilters): ShownQuestion[] {
  const average = averageSeconds(questions.map(({ time }) => time));
  return questions.filter(
    (question) =>
      (filters.show === null || outcomeOf(question) === filters.show) &&
      (filters.section === null || String(question.section) === filters.section) &&
      (filters.subject === null || question.place.subject === filters.subject) &&
      (filters.area === null || question.place.areas.includes(filters.area)) &&
      (!filters.flagged || question.flagged) &&
      (!filters.slow || slowAgainst(question.time, average) !== null),
  );
}

/** Its verdict; of one whose solution is not shown no more than whether it was answered. */
export function outcomeOf(question: ShownQuestion): Outcome | null {
  if (question.kind === "shown") return correctnessOf(question);
  return question.isAnswered ? null : "unanswered";
}
