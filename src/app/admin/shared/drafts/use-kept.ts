import { useEffect, useRef, useState } from "react";
import { newId } from "../../../../core/id.ts";
import { type FormToSend, sendFormThen } from "../../../form-reply.ts";
import {
  type DraftKey,
  type DraftKind,
  forgetDraft,
  type KeptDraft,
  keepDraft,
  openDraftMemory,
  recallDrafts,
} from "./memory.ts";

/** Often enough that a crash costs a word, not so often that typing feels it. */
const KEEP_AFTER_MS = 300;

/** Drafts that were saved meanwhile: a form that is about to close must not keep them once more. */
const saved = new Set<string>();

/** The field that tells the action which kept draft goes when it is saved. */
export const DRAFT_FIELD = "draft";

/** The `clientAction` of a form with drafts: once it is saved nothing is kept any more. */
export function sendDraft(form: FormToSend) {
  return sendFormThen(form, (fields) => {
    const draftId = fields.get(DRAFT_FIELD);
    if (typeof draftId !== "string") return;
    saved.add(draftId);
    forgetDraft(draftId);
  });
}

/** What stands in the form, and whether something like it is worth keeping: it differs from what the form began with. */
type Now<Written> = { written: Written; isChanged: (written: Written) => boolean };

/**
 * Keeps what is written on this device as long as it is changed, and gives what was kept before and never saved. Nothing
 * of that is put in by itself. `written` is the same object until something else is written.
 */
export function useKeptDraft<Written extends object>(
  kind: DraftKind<Written>,
  { userId, thingId }: DraftKey,
  now: Now<Written>,
) {
  const [id] = useState(() => newId<"draft">());
  const [offered, setOffered] = useState<ReadonlyArray<KeptDraft<Written>>>([]);
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });

  useEffect(() => {
    const here = { userId, thingId };
    openDraftMemory(kind, here);
    setOffered(recallDrafts(kind, here).filter(({ written }) => latest.current.isChanged(written)));
    const keepNow = () => keep(kind, here, id, latest.current);
    const keepWhenHidden = () => {
      if (document.visibilityState === "hidden") keepNow();
    };
    addEventListener("pagehide", keepNow);
    document.addEventListener("visibilitychange", keepWhenHidden);
    return () => {
      removeEventListener("pagehide", keepNow);
      document.removeEventListener("visibilitychange", keepWhenHidden);
      keepNow();
    };
  }, [kind, userId, thingId, id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written decides when to keep it.
  useEffect(() => {
    const timer = setTimeout(() => keep(kind, { userId, thingId }, id, latest.current), KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [kind, userId, thingId, id, now.written]);

  /** For what was discarded. */
  const drop = (kept: KeptDraft<Written>) => {
    forgetDraft(kept.id);
    setOffered((before) => before.filter((other) => other !== kept));
  };
  /** For what was just put into the form: from now on it is kept under this form's own name. */
  const takeOver = (kept: KeptDraft<Written>) => {
    keepDraft(kind, { userId, thingId }, { ...kept, id });
    drop(kept);
  };
  return { id, offered, drop, takeOver };
}

function keep<Written extends object>(
  kind: DraftKind<Written>,
  key: DraftKey,
  id: string,
  { written, isChanged }: Now<Written>,
): void {
  if (saved.has(id)) return;
  if (isChanged(written)) keepDraft(kind, key, { id, at: new Date(), written });
  else forgetDraft(id);
}
