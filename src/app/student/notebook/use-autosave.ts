/** A note that saves itself: a moment after the last key, when its field is left, and when the page is. */
import { type RefObject, useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { NOTE_MAX } from "../../../modules/notebook/rules.ts";
import type { ReplyOf } from "../../form-reply.ts";
import { field } from "./address.ts";
import type { keepNote } from "./keep-actions.server.ts";

const PAUSE_MS = 1_000;

type Timer = ReturnType<typeof setTimeout>;

/** The form of the text that is not saved yet; null for none. */
function take(unsaved: RefObject<string | null>, timer: RefObject<Timer | undefined>) {
  clearTimeout(timer.current);
  const text = unsaved.current;
  if (text === null || text.length > NOTE_MAX) return null;
  unsaved.current = null;
  return { [field.intent]: "note", [field.text]: text };
}

/** `action` is the page of what the note is about. A text that is too long waits until it is shorter. */
export function useAutosave(action: string) {
  const fetcher = useFetcher<ReplyOf<typeof keepNote>>();
  const { submit, data, state } = fetcher;
  const unsaved = useRef<string | null>(null);
  const sent = useRef<string | null>(null);
  const timer = useRef<Timer>(undefined);
  const save = () => {
    const values = take(unsaved, timer);
    if (!values) return;
    sent.current = values[field.text] ?? null;
    void submit(values, { method: "post", action });
  };

  useEffect(() => {
    if (state !== "idle" || !data || data.code === "saved" || data.code === "removed") return;
    // It is sent again with the next key, or when the page is left.
    unsaved.current ??= sent.current;
  }, [state, data]);

  useEffect(() => {
    const sendOnTheWay = () => {
      const values = take(unsaved, timer);
      if (values) navigator.sendBeacon(action, new URLSearchParams(values));
    };
    window.addEventListener("pagehide", sendOnTheWay);
    return () => {
      window.removeEventListener("pagehide", sendOnTheWay);
      sendOnTheWay();
    };
  }, [action]);

  return {
    reply: state === "idle" ? data : undefined,
    change(text: string) {
      unsaved.current = text;
      clearTimeout(timer.current);
      timer.current = setTimeout(save, PAUSE_MS);
    },
    save,
    /** The form sends the text itself. */
    forget() {
      clearTimeout(timer.current);
      unsaved.current = null;
    },
  };
}
