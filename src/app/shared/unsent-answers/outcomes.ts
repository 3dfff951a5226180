/** What happened to the answers stored on this device, until the student has read it. Every page loads this: keep it small. */
import { useSyncExternalStore } from "react";
import type { SavedAnswer } from "../../../modules/attempts/save-protocol.ts";

/** How many answers were sent, gave way to newer ones, arrived too late to count, or arrived too late to be stored. */
export type SendOutcomes = Readonly<Record<"sent" | "overtaken" | "late" | "lost", number>>;

const NO_OUTCOMES: SendOutcomes = { sent: 0, overtaken: 0, late: 0, lost: 0 };

let outcomes = NO_OUTCOMES;
const listeners = new Set<() => void>();

function set(next: SendOutcomes): void {
  outcomes = next;
  for (const listener of listeners) listener();
}

/** Adds to what is to be shown. */
export function addOutcomes(more: SendOutcomes): void {
  if (!hasOutcomes(more)) return;
  const { sent, overtaken, late, lost } = outcomes;
  set({
    sent: sent + more.sent,
    overtaken: overtaken + more.overtaken,
    late: late + more.late,
    lost: lost + more.lost,
  });
}

/** How these replies of the server are counted. */
export function outcomesOf(replies: ReadonlyArray<SavedAnswer>): SendOutcomes {
  const count = (which: (reply: SavedAnswer) => boolean) => replies.filter(which).length;
  return {
    sent: count(({ kind }) => kind === "saved"),
    overtaken: count(({ kind }) => kind === "stale"),
    late: count((reply) => reply.kind === "late" && reply.isKept),
    lost: count((reply) => reply.kind === "refused" || (reply.kind === "late" && !reply.isKept)),
  };
}

/** Marks it as read. */
export function clearOutcomes(): void {
  set(NO_OUTCOMES);
}

/** True if there is something to show. */
export function hasOutcomes(some: SendOutcomes): boolean {
  return Object.values(some).some((count) => count > 0);
}

/** What is to be shown now. */
export function currentOutcomes(): SendOutcomes {
  return outcomes;
}

/** The same for a component. */
export function useOutcomes(): SendOutcomes {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    currentOutcomes,
    () => NO_OUTCOMES,
  );
}
