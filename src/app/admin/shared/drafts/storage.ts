/**
 * What this device remembers of forms that were filled in and not saved, so that a closed tab or an ended session loses
 * nothing. One entry for each open form: two tabs do not overwrite each other. An entry goes when what it holds is saved
 * or discarded, and at log-out.
 */
import { z } from "zod/mini";
import { DRAFT_MARK, deviceOwner, STORAGE_PREFIX } from "../../../shared/device-storage.ts";

/** Of one kind, more than anyone has open; the oldest go. */
const DRAFTS_MAX = 20;

/** What is written in one kind of form. */
export type DraftKind<Written extends object> = {
  /** Its place in the storage. */
  name: "question" | "lesson" | "post" | "record";
  /** Reads what was stored as JSON, maybe by an earlier version of the product; null when it is none. */
  parse: (stored: unknown) => Written | null;
  /** True when there is something to lose. */
  isChanged: (written: Written, initial: Written) => boolean;
  /** What it is known by, as rich text. */
  textOf: (written: Written) => string;
  /** `old` as it is put into a form that holds `now`, which knows what `old` does not. */
  restore: (old: Written, now: Written) => Written;
};

/** Which form a draft belongs to: the signed-in user's, for one entity or, without an id, for a new one. */
export type DraftKey = { userId: string; entityId: string | null };

export type StoredDraft<Written> = { id: string; at: Date; written: Written };

const Entry = z.looseObject({ at: z.number() });

/** Deletes the user's oldest drafts of the kind beyond the limit. */
export function trimDrafts<Written extends object>(kind: DraftKind<Written>, { userId }: DraftKey): void {
  inStorage((storage) => {
    const own = entriesBelow(storage, `${prefixOf(kind)}${userId}:`);
    for (const { key } of own.slice(DRAFTS_MAX)) storage.removeItem(key);
  });
}

/**
 * Stores a draft in place of what was stored under this id, unless its user has logged out in another tab. Storage may be full or
 * forbidden: the page goes on.
 */
export function storeDraft<Written extends object>(
  kind: DraftKind<Written>,
  key: DraftKey,
  { id, at, written }: StoredDraft<Written>,
): void {
  inStorage((storage) => {
    if (deviceOwner() !== key.userId) return;
    storage.setItem(keyOf(kind, key, id), JSON.stringify({ ...written, at: at.getTime() }));
  });
}

/** The drafts of a form, newest first. */
export function readDrafts<Written extends object>(kind: DraftKind<Written>, key: DraftKey): StoredDraft<Written>[] {
  const prefix = keyOf(kind, key, "");
  const found = inStorage((storage) => entriesBelow(storage, prefix)) ?? [];
  return found.flatMap(({ key, entry }) => {
    const written = entry && kind.parse(entry);
    return written ? [{ id: key.slice(prefix.length), at: new Date(entry.at), written }] : [];
  });
}

/** Deletes the draft with this id. */
export function deleteDraft(id: string): void {
  inStorage((storage) => {
    for (const { key } of entriesBelow(storage, STORAGE_PREFIX)) {
      if (key.includes(DRAFT_MARK) && key.endsWith(`:${id}`)) storage.removeItem(key);
    }
  });
}

function prefixOf({ name }: Pick<DraftKind<object>, "name">): string {
  return `${STORAGE_PREFIX}${name}${DRAFT_MARK}`;
}

function keyOf(kind: Pick<DraftKind<object>, "name">, { userId, entityId }: DraftKey, id: string): string {
  return `${prefixOf(kind)}${userId}:${entityId ?? "new"}:${id}`;
}

function entriesBelow(storage: Storage, prefix: string) {
  return Object.keys(storage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => ({ key, entry: entryOf(storage.getItem(key)) }))
    .sort((one, other) => (other.entry?.at ?? 0) - (one.entry?.at ?? 0));
}

function entryOf(text: string | null): z.infer<typeof Entry> | null {
  try {
    return Entry.parse(JSON.parse(text ?? ""));
  } catch {
    return null;
  }
}

function inStorage<Result>(run: (storage: Storage) => Result): Result | null {
  try {
    return run(localStorage);
  } catch {
    return null;
  }
}
