import { useEffect, useRef, useState } from "react";
import { newId } from "../../../../core/id.ts";
import { type FormToSend, sendFormThen } from "../../../form-reply.ts";
import {
  type DraftKey,
  type DraftKind,
  deleteDraft,
  readDrafts,
  type StoredDraft,
  storeDraft,
  trimDrafts,
} from "./storage.ts";

/** Often enough that a crash costs a word, not so often that typing feels it. */
const STORE_AFTER_MS = 300;

/** Drafts that were saved meanwhile: a form that is about to close must not store them again. */
const saved = new Set<string>();

/** The field that tells the action which stored draft to delete once it is saved. */
export const DRAFT_FIELD = "draft";

/** The `clientAction` of a form with drafts: once it is saved its draft is deleted. */
export function sendDraft(form: FormToSend) {
  return sendFormThen(form, (fields) => {
    const draftId = fields.get(DRAFT_FIELD);
    if (typeof draftId !== "string") return;
    saved.add(draftId);
    deleteDraft(draftId);
  });
}

/**
 * What is written in a form, from `start` on. This device stores it as long as it differs from `initial`, and offers what was
 * stored before and never saved; nothing of that is put in by itself. Both are read once.
 */
export function useDraft<Written extends object>(
  kind: DraftKind<Written>,
  key: DraftKey,
  initial: Written,
  start: Written = initial,
) {
  const [first] = useState(initial);
  const [written, write] = useState(start);
  const [beginning, setBeginning] = useState({ written: start, number: 0 });
  const isChanged = (other: Written) => kind.isChanged(other, first);
  const { takeOver, ...stored } = useStoredDraft(kind, key, { written, isChanged });
  const restore = (old: StoredDraft<Written>) => {
    takeOver(old);
    const restored = kind.restore(old.written, written);
    write(restored);
    setBeginning({ written: restored, number: beginning.number + 1 });
  };
  return {
    ...stored,
    written,
    write,
    restore,
    /** What its fields begin with. */
    start: beginning.written,
    /** Another key after something else was put in: editors and uncontrolled fields read what they begin with once. */
    key: beginning.number,
    isDirty: isChanged(written),
    textOf: kind.textOf,
  };
}

/** What stands in the form, and whether something like it is worth storing: it differs from what the form began with. */
type Now<Written> = { written: Written; isChanged: (written: Written) => boolean };

/** `written` is the same object until something else is written. */
function useStoredDraft<Written extends object>(
  kind: DraftKind<Written>,
  { userId, entityId }: DraftKey,
  now: Now<Written>,
) {
  const [id] = useState(() => newId<"draft">());
  const [offered, setOffered] = useState<ReadonlyArray<StoredDraft<Written>>>([]);
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });

  useEffect(() => {
    const here = { userId, entityId };
    trimDrafts(kind, here);
    setOffered(readDrafts(kind, here).filter(({ written }) => latest.current.isChanged(written)));
    const storeNow = () => storeIfChanged(kind, here, id, latest.current);
    const storeWhenHidden = () => {
      if (document.visibilityState === "hidden") storeNow();
    };
    addEventListener("pagehide", storeNow);
    document.addEventListener("visibilitychange", storeWhenHidden);
    return () => {
      removeEventListener("pagehide", storeNow);
      document.removeEventListener("visibilitychange", storeWhenHidden);
      storeNow();
    };
  }, [kind, userId, entityId, id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written decides when to store it.
  useEffect(() => {
    const timer = setTimeout(() => storeIfChanged(kind, { userId, entityId }, id, latest.current), STORE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [kind, userId, entityId, id, now.written]);

  /** For what was discarded. */
  const drop = (stored: StoredDraft<Written>) => {
    deleteDraft(stored.id);
    setOffered((before) => before.filter((other) => other !== stored));
  };
  /** For what was just put into the form: from now on it is stored under the id of this form. */
  const takeOver = (stored: StoredDraft<Written>) => {
    storeDraft(kind, { userId, entityId }, { ...stored, id });
    drop(stored);
  };
  return { id, offered, drop, takeOver };
}

function storeIfChanged<Written extends object>(
  kind: DraftKind<Written>,
  key: DraftKey,
  id: string,
  { written, isChanged }: Now<Written>,
): void {
  if (saved.has(id)) return;
  if (isChanged(written)) storeDraft(kind, key, { id, at: new Date(), written });
  else deleteDraft(id);
}
