/** One worked example of each item type. On the server only: samples hold solutions. */
import type { Sample } from "../contract.ts";
import type { Answers, Contents, ItemType, Solutions } from "./models.ts";
import * as serverParts from "./server-parts-of-type.server.ts";

type Samples = { [T in ItemType]: { sample: Sample<Contents[T], Solutions[T], Answers[T]> } };

const samples: Samples = serverParts;

/** The worked example of a type. */
export function sampleOf<T extends ItemType>(type: T): Samples[T]["sample"] {
  return samples[type].sample;
}
