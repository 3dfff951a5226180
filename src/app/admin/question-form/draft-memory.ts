/**
 * What this device remembers of questions that were written and not saved, so that a closed tab or an ended session loses
 * nothing. One entry for each open form: two tabs do not overwrite each other. An entry goes when its question is saved or
 * discarded, and at log-out.
 */
import { z } from "zod";
import { parseKeptDraft, type QuestionDraft } from "./question-draft.ts";

/** Every name this product uses in the browser's storage begins like this; log-out removes them all. */
const PREFIX = "lamplight:question-draft:";
/** Whose drafts may be kept on this device. It goes at log-out, so that a tab that is still open writes nothing after it. */
const OWNER = "lamplight:question-drafts-of";
/** More than anyone has open; the oldest go. */
const DRAFTS_MAX = 20;

/** Which form a draft belongs to: the signed-in user's, for one question or for a new one. */
export type DraftPlace = { userId: string; questionId: string | null };

export type KeptDraft = {
  id: string;
  at: Date;
  /** The version that was edited; null for a new question. */
  basedOn: number | null;
  /** Where the question stood when it was opened; null for a new question. */
  basedOnPlace: string | null;
  draft: QuestionDraft;
};

const Entry = z.object({
  at: z.number(),
  basedOn: z.number().nullable(),
  basedOnPlace: z.string().nullable().default(null),
  draft: z.unknown(),
});

/** From here on this device keeps what this user writes. */
export function openDraftMemory({ userId }: DraftPlace): void {
  inStorage((storage) => {
    storage.setItem(OWNER, userId);
    const own = entriesBelow(storage, `${PREFIX}${userId}:`);
    for (const { key } of own.slice(DRAFTS_MAX)) storage.removeItem(key);
  });
}

/** Keeps a draft in place of what was kept under this id. Storage may be full or forbidden: the page goes on. */
export function keepDraft(place: DraftPlace, { id, at, ...kept }: KeptDraft): void {
  inStorage((storage) => {
    if (storage.getItem(OWNER) !== place.userId) return;
    storage.setItem(keyOf(place, id), JSON.stringify({ at: at.getTime(), ...kept }));
  });
}

/** What is kept for a form, the newest first. */
export function recallDrafts(place: DraftPlace): KeptDraft[] {
  const found = inStorage((storage) => entriesBelow(storage, keyOf(place, ""))) ?? [];
  return found.flatMap(({ key, entry }) => {
    const draft = entry && parseKeptDraft(entry.draft);
    const id = key.slice(keyOf(place, "").length);
    return draft ? [{ ...entry, id, at: new Date(entry.at), draft }] : [];
  });
}

/** Removes what is kept under this id. */
export function forgetDraft(id: string): void {
  inStorage((storage) => {
    for (const { key } of entriesBelow(storage, PREFIX)) if (key.endsWith(`:${id}`)) storage.removeItem(key);
  });
}

function keyOf({ userId, questionId }: DraftPlace, id: string): string {
  return `${PREFIX}${userId}:${questionId ?? "new"}:${id}`;
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
