/** In which order an attempt shows the options of a question (P57). */
import { type OpenItem, withArrangedOptions } from "../../items/registry/models.ts";
import type { TestVersion } from "../tests/test-version.ts";

/** What decides it; `version` is null for an attempt of before release 0.4.0. */
export type Shown = { version: Pick<TestVersion, "sections"> | null; seed: number };

/** The question as the attempt shows it, at its place there: where its section mixes options, the attempt's seed decides. */
export function asShown<Item extends OpenItem>(
  item: Item,
  { version, seed }: Shown,
  { section, position }: { section: number; position: number },
): Item {
  const { shuffle } = version?.sections[section - 1] ?? {};
  return shuffle === "questions-and-options" ? withArrangedOptions(item, `${seed} ${position}`) : item;
}
