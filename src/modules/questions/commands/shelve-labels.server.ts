/** Finding categories and difficulties by name, and making what is missing: what an import needs. */
import { importTexts } from "../../../content/en/questions.ts";
import { type Id, newId } from "../../../core/id.ts";
import { foldedCase } from "../../../core/plain-text.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { questionLabels } from "../../../db/schema.ts";
import { ImportFileError } from "../import/read-text.server.ts";
import { LABELS_MAX, type LabelKind } from "../rules.ts";

type NewLabel = { id: Id<"label">; kind: LabelKind; name: string; position: number };

/** Labels by kind and name, capitals aside; those that were made up, and how many of them are stored. */
export type LabelShelf = {
  ids: Map<string, Id<"label">>;
  counts: Map<LabelKind, { labels: number; lastPosition: number }>;
  made: NewLabel[];
  stored: number;
};

/** The labels as they are. */
export async function loadLabelShelf(db: Db | Tx): Promise<LabelShelf> {
  const rows = await db.select().from(questionLabels);
  const shelf: LabelShelf = { ids: new Map(), counts: new Map(), made: [], stored: 0 };
  for (const { id, kind, name, position } of rows) {
    shelf.ids.set(keyOf(kind, name), id);
    const { labels, lastPosition } = countsOf(shelf, kind);
    shelf.counts.set(kind, { labels: labels + 1, lastPosition: Math.max(lastPosition, position) });
  }
  return shelf;
}

/** The label of that name; one that is missing is made up, to be stored by `storeNewLabels`. Throws ImportFileError. */
export function findOrMakeLabel(shelf: LabelShelf, kind: LabelKind, name: string): Id<"label"> {
  const key = keyOf(kind, name);
  const there = shelf.ids.get(key);
  if (there) return there;
  const { labels, lastPosition } = countsOf(shelf, kind);
  if (labels >= LABELS_MAX) throw new ImportFileError(importTexts.file.tooManyLabels(LABELS_MAX));
  const id = newId<"label">();
  shelf.ids.set(key, id);
  shelf.counts.set(kind, { labels: labels + 1, lastPosition: lastPosition + 1 });
  shelf.made.push({ id, kind, name, position: lastPosition + 1 });
  return id;
}

/** Stores what was made up since the last time. */
export async function storeNewLabels(tx: Tx, shelf: LabelShelf): Promise<void> {
  const fresh = shelf.made.slice(shelf.stored);
  if (fresh.length > 0) await tx.insert(questionLabels).values(fresh);
  shelf.stored = shelf.made.length;
}

function countsOf(shelf: LabelShelf, kind: LabelKind) {
  return shelf.counts.get(kind) ?? { labels: 0, lastPosition: 0 };
}

function keyOf(kind: LabelKind, name: string): string {
  return `${kind} ${foldedCase(name)}`;
}
