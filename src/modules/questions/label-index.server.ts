/** Finding categories and difficulties by name, and adding what is missing: what an import needs. */
import { type Id, newId } from "../../core/id.ts";
import { foldedCase } from "../../core/plain-text.ts";
import type { Db, Tx } from "../../db/client.ts";
import { questionLabels } from "../../db/schema.ts";
import { ImportFileError } from "./import/read-text.server.ts";
import { LABELS_MAX, type LabelKind } from "./rules.ts";

type NewLabel = { id: Id<"label">; kind: LabelKind; name: string; position: number };

/** Labels by kind and name, capitals aside; those that were added, and how many of them are stored. */
export type LabelIndex = {
  ids: Map<string, Id<"label">>;
  counts: Map<LabelKind, { labels: number; lastPosition: number }>;
  added: NewLabel[];
  stored: number;
};

/** The labels as they are. */
export async function loadLabelIndex(db: Db | Tx): Promise<LabelIndex> {
  const rows = await db.select().from(questionLabels);
  const index: LabelIndex = { ids: new Map(), counts: new Map(), added: [], stored: 0 };
  for (const { id, kind, name, position } of rows) {
    index.ids.set(keyOf(kind, name), id);
    const { labels, lastPosition } = countsOf(index, kind);
    index.counts.set(kind, { labels: labels + 1, lastPosition: Math.max(lastPosition, position) });
  }
  return index;
}

/** The label of that name; one that is missing is added, to be stored by `storeNewLabels`. Throws ImportFileError. */
export function findOrAddLabel(index: LabelIndex, kind: LabelKind, name: string): Id<"label"> {
  const key = keyOf(kind, name);
  const there = index.ids.get(key);
  if (there) return there;
  const { labels, lastPosition } = countsOf(index, kind);
  if (labels >= LABELS_MAX) throw new ImportFileError("tooManyLabels", LABELS_MAX);
  const id = newId<"label">();
  index.ids.set(key, id);
  index.counts.set(kind, { labels: labels + 1, lastPosition: lastPosition + 1 });
  index.added.push({ id, kind, name, position: lastPosition + 1 });
  return id;
}

/** Stores what was added since the last time. */
export async function storeNewLabels(tx: Tx, index: LabelIndex): Promise<void> {
  const fresh = index.added.slice(index.stored);
  if (fresh.length > 0) await tx.insert(questionLabels).values(fresh);
  index.stored = index.added.length;
}

function countsOf(index: LabelIndex, kind: LabelKind) {
  return index.counts.get(kind) ?? { labels: 0, lastPosition: 0 };
}

function keyOf(kind: LabelKind, name: string): string {
  return `${kind} ${foldedCase(name)}`;
}
