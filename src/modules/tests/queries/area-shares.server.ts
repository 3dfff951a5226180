import { ADAPTIVE_PRESETS } from "../../adaptive/nclex.ts";
import { PRESETS } from "../presets/presets.ts";

/** The areas of the test plan of a course's exam with their shares in percent; none where none is published. */
export function areaSharesOf(course: string): ReadonlyArray<{ area: string; share: number }> {
  const preset = PRESETS.find(({ courses }) => courses.includes(course));
  return ADAPTIVE_PRESETS.find(({ id }) => id === preset?.id)?.plan.areas ?? [];
}
