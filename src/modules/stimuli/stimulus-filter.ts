/** The filter of the list of case studies, trends and passages, as its address has it. */

import { type Id, parseId } from "../../core/id.ts";
import { oneLine } from "../../core/plain-text.ts";
import { STIMULUS_KINDS, type StimulusKind } from "./rules.ts";

export const STIMULUS_STATES = ["draft", "published", "withdrawn"] as const;
export type StimulusState = (typeof STIMULUS_STATES)[number];

/** What is null or empty leaves none out. */
export type StimulusFilter = {
  search: string;
  kind: StimulusKind | null;
  state: StimulusState | null;
  subjectId: Id<"subject"> | null;
  lessonId: Id<"lesson"> | null;
};

export const STIMULUS_FILTER_NAMES = {
  search: "q",
  kind: "kind",
  state: "status",
  subjectId: "subject",
  lessonId: "lesson",
} as const satisfies Record<keyof StimulusFilter, string>;

const SEARCH_MAX = 200;

/** The filter in an address. What makes no sense leaves none out; a lesson counts only with its subject. */
export function stimulusFilterIn(params: URLSearchParams): StimulusFilter {
  const read = (name: keyof StimulusFilter) => params.get(STIMULUS_FILTER_NAMES[name]) ?? "";
  const subjectId = parseId<"subject">(read("subjectId"));
  return {
    search: oneLine(read("search")).slice(0, SEARCH_MAX),
    kind: STIMULUS_KINDS.find((kind) => kind === read("kind")) ?? null,
    state: STIMULUS_STATES.find((state) => state === read("state")) ?? null,
    subjectId,
    lessonId: subjectId && parseId<"lesson">(read("lessonId")),
  };
}

/** The same as the part of an address: "" or "?…". */
export function addressOfStimulusFilter(filter: StimulusFilter): string {
  const params = new URLSearchParams();
  for (const name of ["search", "kind", "state", "subjectId", "lessonId"] as const) {
    const value = filter[name];
    if (value) params.set(STIMULUS_FILTER_NAMES[name], value);
  }
  return params.size > 0 ? `?${params}` : "";
}

/** What a stimulus is to tests. */
export function stateOfStimulus(stimulus: { isPublished: boolean; isWithdrawn: boolean }): StimulusState {
  if (stimulus.isWithdrawn) return "withdrawn";
  return stimulus.isPublished ? "published" : "draft";
}
