/** By which words tests know the solution of a sample when they meet it. */
import { plainText } from "../core/html.ts";
import type { ItemType } from "../items/registry/models.ts";
import { sampleOf } from "../items/registry/samples.server.ts";

/**
 * The first words of the sample's rationale, which are nowhere else: a test that finds them in a network answer has caught a
 * solution on its way to someone who is still answering.
 */
export function secretOf(type: ItemType): string {
  return plainText(sampleOf(type).solution.rationale).slice(0, 30);
}
