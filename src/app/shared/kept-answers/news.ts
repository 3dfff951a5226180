/** What came of answers that this device had kept, until somebody has read it. Every page has this: it stays small. */
import { useSyncExternalStore } from "react";
import type { SavedReply } from "../../student/attempts/state/sitting.ts";

/** How many answers: were sent, gave way to newer ones, arrived too late to count, arrived too late to be kept. */
export type KeptNews = Readonly<Record<"sent" | "overtaken" | "late" | "lost", number>>;

const NO_NEWS: KeptNews = { sent: 0, overtaken: 0, late: 0, lost: 0 };

let news = NO_NEWS;
const listeners = new Set<() => void>();

function set(next: KeptNews): void {
  news = next;
  for (const listener of listeners) listener();
}

/** Adds to what is to be said. */
export function tellNews(more: KeptNews): void {
  if (!hasNews(more)) return;
  const { sent, overtaken, late, lost } = news;
  set({
    sent: sent + more.sent,
    overtaken: overtaken + more.overtaken,
    late: late + more.late,
    lost: lost + more.lost,
  });
}

/** What there is to say of these replies of the server. */
export function newsOf(replies: ReadonlyArray<SavedReply>): KeptNews {
  const count = (which: (reply: SavedReply) => boolean) => replies.filter(which).length;
  return {
    sent: count(({ kind }) => kind === "saved"),
    overtaken: count(({ kind }) => kind === "stale"),
    late: count((reply) => reply.kind === "late" && reply.isKept),
    lost: count((reply) => reply.kind === "refused" || (reply.kind === "late" && !reply.isKept)),
  };
}

/** It was read. */
export function forgetNews(): void {
  set(NO_NEWS);
}

/** True when there is something to say. */
export function hasNews(some: KeptNews): boolean {
  return Object.values(some).some((count) => count > 0);
}

/** What is to be said now. */
export function keptNews(): KeptNews {
  return news;
}

/** The same for a component. */
export function useKeptNews(): KeptNews {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    keptNews,
    () => NO_NEWS,
  );
}
