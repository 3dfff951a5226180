/** The rules of placing tokens in slots. Placed tokens are a list of ids without gaps; a slot is an index in it. */

/** The result; `full` changes nothing. */
export type Placing =
  | { kind: "placed"; ids: string[] }
  | { kind: "replaced"; ids: string[]; other: string }
  | { kind: "removed"; ids: string[] }
  | { kind: "full" };

/** Puts a token into the next free slot, or takes it back. If there is only one slot, the new token replaces the old. */
export function pressToken(ids: ReadonlyArray<string>, id: string, slots: number): Placing {
  if (ids.includes(id)) return removeToken(ids, id);
  const [only] = ids;
  if (slots === 1 && only !== undefined) return { kind: "replaced", ids: [id], other: only };
  return ids.length < slots ? { kind: "placed", ids: [...ids, id] } : { kind: "full" };
}

/** Puts a token into a given slot, whose token is taken out. A token already placed keeps its slot. */
export function dropToken(ids: ReadonlyArray<string>, id: string, slot: number, slots: number): Placing {
  if (ids.includes(id)) return { kind: "placed", ids: [...ids] };
  const other = ids[slot];
  return other === undefined ? pressToken(ids, id, slots) : { kind: "replaced", ids: ids.with(slot, id), other };
}

/** Empties the slot of a token; the ones after it move up. */
export function removeToken(ids: ReadonlyArray<string>, id: string): Placing {
  return { kind: "removed", ids: ids.filter((other) => other !== id) };
}
