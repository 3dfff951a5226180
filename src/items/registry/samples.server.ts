/** One worked example of each item type. On the server only: samples hold solutions. */
import type { Sample } from "../contract.ts";
import { multiSelectSample } from "../types/multi-select/sample.server.ts";
import { textSample } from "../types/text/sample.server.ts";
import type { Answers, Contents, ItemType, Solutions } from "./models.ts";

type Samples = { [T in ItemType]: Sample<Contents[T], Solutions[T], Answers[T]> };

const samples: Samples = {
  text: textSample,
  "multi-select": multiSelectSample,
};

/** The worked example of a type. */
export function sampleOf<T extends ItemType>(type: T): Samples[T] {
  return samples[type];
}
