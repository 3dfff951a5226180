/**
 * What types with gaps in their question text share: brackets mark their places, in order; a placeholder stands in each while it
 * is empty.
 */
import { byRow, entryOf } from "./by-row.ts";

type ByGap = Readonly<Record<string, string>>;

/**
 * What belongs in each gap when `given` is what was put there. In interchangeable gaps every right one may stand in any of them:
 * those that do stay, and each of the other gaps wants one that is missing, its own if it can.
 */
export function rightIn(
  gaps: ReadonlyArray<{ id: string }>,
  correct: ByGap,
  interchangeable: ReadonlyArray<string>,
  given: ByGap,
): Record<string, string> {
  const group = gaps.map(({ id }) => id).filter((id) => interchangeable.includes(id));
  const right = group.flatMap((id) => entryOf(correct, id) ?? []);
  const isKept = (id: string) => right.includes(entryOf(given, id) ?? "");
  const missing = right.filter((choice) => !group.some((id) => entryOf(given, id) === choice));
  const open = group.filter((id) => !isKept(id));
  const wantsOwn = (id: string) => missing.includes(entryOf(correct, id) ?? "");
  const others = missing.filter((choice) => !open.some((id) => entryOf(correct, id) === choice));
  const wantOthers = open.filter((id) => !wantsOwn(id));
  return byRow(gaps, (id) => {
    if (!group.includes(id) || (open.includes(id) && wantsOwn(id))) return entryOf(correct, id);
    return isKept(id) ? entryOf(given, id) : others[wantOthers.indexOf(id)];
  });
}
