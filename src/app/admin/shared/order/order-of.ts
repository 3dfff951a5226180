/** The order of things that stand in one draft, as the window of ordering wants it. */
import type { ListOrder } from "../../../../modules/subjects/queries/find-order.server.ts";

type Named = { id: string; name: string };

/** An order of these, which another change of the test makes stale. */
export function orderOf(things: ReadonlyArray<Named>, updatedAt: Date): ListOrder {
  const byName = things.toSorted((one, other) => (sortedAs(one.name) < sortedAs(other.name) ? -1 : 1));
  const places = new Map(byName.map(({ id }, index) => [id, index + 1]));
  return {
    items: things.map((thing) => ({ ...thing, positionByName: places.get(thing.id) ?? 0 })),
    version: updatedAt.toISOString(),
  };
}

/** "Section 2" before "Section 10". */
function sortedAs(name: string): string {
  return name.toLowerCase().replace(/\d+/g, (digits) => digits.padStart(9, "0"));
}
