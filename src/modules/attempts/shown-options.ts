/** In which order an attempt shows the options of a question (P57). */
import { modelOf, type OpenItem, withArrangedOptions } from "../../items/registry/models.ts";
import type { TestVersion } from "../tests/test-version.ts";

/** The version of the test and the seed decide it. */
export type Shown = { version: Pick<TestVersion, "sections">; seed: number };

/**
 * The question as the attempt shows it, at its place there: where its section mixes options, or their
 * order is what it asks for, the attempt's seed decides.
 */
export function asShown<Item extends OpenItem>(
  item: Item,
  { version, seed }: Shown,
  { section, position }: { section: number; position: number },
): Item {
  const { shuffle } = version.sections[section - 1] ?? {};
  const isArranged = shuffle === "questions-and-options" || modelOf(item.type).isAlwaysArranged;
  return isArranged ? withArrangedOptions(item, `${seed} ${position}`) : item;
}
