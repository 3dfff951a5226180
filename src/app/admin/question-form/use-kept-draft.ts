import { useEffect, useRef, useState } from "react";
import { newId } from "../../../core/id.ts";
import {
  type DraftPlace,
  forgetDraft,
  type KeptDraft,
  keepDraft,
  openDraftMemory,
  recallDrafts,
} from "./draft-memory.ts";
import { isChanged, type QuestionDraft } from "./question-draft.ts";

/** Often enough that a crash costs a word, not so often that typing feels it. */
const KEEP_AFTER_MS = 300;

/** Drafts that were saved as questions meanwhile: a form that is about to close must not keep them once more. */
const saved = new Set<string>();

/** The field that tells the action which kept draft goes when the question is saved. */
export const DRAFT_FIELD = "draft";

/** For the `clientAction` of the form: once its question is saved, nothing of it is kept any more. */
export async function forgetWhenSaved<Reply>(request: Request, send: () => Promise<Reply>): Promise<Reply> {
  const draftId = (await request.clone().formData()).get(DRAFT_FIELD);
  try {
    return await send();
  } catch (thrown) {
    if (typeof draftId === "string" && isSaved(thrown)) {
      saved.add(draftId);
      forgetDraft(draftId);
    }
    throw thrown;
  }
}

/** A saved question leads to the list, which says so. */
function isSaved(thrown: unknown): boolean {
  const address = thrown instanceof Response ? thrown.headers.get("Location") : null;
  return address !== null && ["question-added", "question-saved"].some((done) => address.includes(`done=${done}`));
}

/** What stands in the form, and what it was when it was opened. */
type Written = Pick<KeptDraft, "draft" | "basedOn" | "basedOnPlace"> & { initial: QuestionDraft };

/**
 * Keeps `draft` on this device as long as it differs from `initial`, and gives what was kept before and never saved.
 * Nothing of that is put in by itself.
 */
export function useKeptDraft(place: DraftPlace, now: Written) {
  const { userId, questionId } = place;
  const [id] = useState(() => newId<"draft">());
  const [offered, setOffered] = useState<ReadonlyArray<KeptDraft>>([]);
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });

  useEffect(() => {
    const here = { userId, questionId };
    openDraftMemory(here);
    setOffered(recallDrafts(here).filter(({ draft }) => isChanged(draft, latest.current.initial)));
    const keepNow = () => keep(here, id, latest.current);
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
  }, [userId, questionId, id]);

  const { draft, basedOn, basedOnPlace, initial } = now;
  useEffect(() => {
    const timer = setTimeout(
      () => keep({ userId, questionId }, id, { draft, basedOn, basedOnPlace, initial }),
      KEEP_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [userId, questionId, id, draft, basedOn, basedOnPlace, initial]);

  /** Also what was just put into the form: from now on it is kept under this form's own name. */
  const drop = (kept: KeptDraft) => {
    forgetDraft(kept.id);
    setOffered((before) => before.filter((other) => other !== kept));
  };
  return { id, offered, drop };
}

function keep(place: DraftPlace, id: string, { initial, ...written }: Written): void {
  if (saved.has(id)) return;
  if (isChanged(written.draft, initial)) keepDraft(place, { id, at: new Date(), ...written });
  else forgetDraft(id);
}
