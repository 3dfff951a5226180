/** The exam plans of a course. */
import { findArea } from "../exam-plans.ts";
import { PRESETS } from "../presets/presets.ts";
import { adaptivePlanOf } from "../test-version.ts";

/** Ids of the exam plans that the presets of a course, by its title, draw from: those of the exam that its students prepare for. */
export function planIdsOfCourse(course: string): ReadonlySet<string> {
  const codes = PRESETS.filter(({ courses }) => courses.includes(course)).flatMap(({ version }) => [
    ...version.sections.flatMap(({ source }) =>
      source.kind === "drawn" ? source.rules.flatMap(({ from }) => from.areas ?? []) : [],
    ),
    ...(adaptivePlanOf(version)?.areas.map(({ area }) => area) ?? []),
  ]);
  return new Set(codes.flatMap((code) => findArea(code)?.plan.id ?? []));
}
