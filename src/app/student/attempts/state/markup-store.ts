/**
 * What the student makes on the questions with the tools of the test: on the page, on the device, and sent to the server. Apart from
 * the answers, so that nothing of it can hold them up (record 57). Of several tabs and devices the one that made the latest wins.
 */
import { isUnmarked, Markup, NO_MARKUP } from "../../../../modules/attempts/markup.ts";
import type { OpenQuestion } from "../../../../modules/attempts/queries/open-attempt.server.ts";
import type { StoredMarkup } from "../../../../modules/attempts/save-protocol.ts";
import { type LocalMarkup, readMarkup, storeMarkup, unsentMarkups } from "../../../shared/attempts/answer-storage.ts";
import { sendMarkup } from "../../../shared/attempts/requests.ts";
import type { AttemptClock } from "./clock.ts";

/** After the last change: a note is not sent letter by letter. */
const SEND_DELAY_MS = 1_500;
const RETRY_MS = 10_000;

type Made = ReadonlyArray<Pick<OpenQuestion, "position" | "made">>;

export type MarkupStore = ReturnType<typeof openMarkupStore>;

type Attempt = {
  /** False once the attempt is over and nothing may be stored any more. */
  isAlive: () => boolean;
  /** False while an answer has to reach the server first. */
  mayBeSent: () => boolean;
};

/** Holds what the server sent. */
export function openMarkupStore(attemptId: string, served: Made, clock: AttemptClock, { isAlive, mayBeSent }: Attempt) {
  const known = new Map<number, LocalMarkup>();
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = true;
  let sending: Promise<void> | null = null;
  take(served);

  function put(position: number, made: LocalMarkup): void {
    known.set(position, made);
    for (const listener of listeners) listener();
  }

  /** Adopts what is newer than what is here. */
  function take(places: Made): void {
    for (const { position, made } of places) {
      if (made && made.madeAt > (known.get(position)?.madeAt ?? 0)) put(position, { ...made, isUnsent: false });
    }
  }

  function restoreOne(position: number): void {
    const stored = readMarkup(attemptId, position);
    const here = known.get(position);
    if (stored && (!here || stored.madeAt > here.madeAt || (stored.madeAt === here.madeAt && !stored.isUnsent))) {
      put(position, stored);
    }
  }

  function sendLater(delay: number): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void send(), delay);
  }

  function send(): Promise<void> {
    sending ??= sendAll().finally(() => {
      sending = null;
    });
    return sending;
  }

  async function sendAll(): Promise<void> {
    clearTimeout(timer);
    // What another page of the device could not send goes, too.
    for (const { position } of unsentMarkups(attemptId)) restoreOne(position);
    for (const [position, made] of known) {
      if (!made.isUnsent) continue;
      const isSettled = mayBeSent() && clock.isSure() && (await settle(position, made));
      if (!isSettled) return sendLater(RETRY_MS);
    }
    if ([...known.values()].some(({ isUnsent }) => isUnsent)) sendLater(SEND_DELAY_MS);
  }

  /** Sends it. False if it has to be sent again: the server was not reached, or somebody else is signed in here. */
  async function settle(position: number, { markup, madeAt }: LocalMarkup): Promise<boolean> {
    const ageMs = Math.max(0, Math.round(clock.now() - madeAt));
    const reply = await sendMarkup(attemptId, { position, markup, ageMs });
    switch (reply.kind) {
      case "offline":
      case "signed-out":
      case "unknown":
        return false;
      case "newer":
        keep(position, reply, false);
        return true;
      case "saved":
      case "refused":
        // Unless it was changed during its request.
        if (known.get(position)?.markup === markup) keep(position, { markup, madeAt }, false);
        return true;
      default:
        return reply satisfies never;
    }
  }

  function keep(position: number, { markup, madeAt }: StoredMarkup, isUnsent: boolean): void {
    if (!isAlive()) return;
    storeMarkup(attemptId, position, { markup, madeAt, isUnsent });
    put(position, { markup, madeAt, isUnsent });
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: (position: number): Markup => known.get(position)?.markup ?? NO_MARKUP,
    /** Changes what was made on a question. False, and nothing is changed, if it would be more than can be kept. */
    change(position: number, changed: Partial<Markup>): boolean {
      const parsed = Markup.safeParse({ ...(known.get(position)?.markup ?? NO_MARKUP), ...changed });
      if (!parsed.success) return false;
      const madeAt = Math.max(clock.now(), (known.get(position)?.madeAt ?? 0) + 1);
      keep(position, { markup: isUnmarked(parsed.data) ? NO_MARKUP : parsed.data, madeAt }, true);
      sendLater(SEND_DELAY_MS);
      return true;
    },
    /** Takes over what the server says that other tabs and devices made. */
    take,
    /** The same of what another tab has stored. */
    restoreOne,
    send,
    /** From then on what is unsent is sent. */
    start(positions: ReadonlyArray<number>): void {
      isStopped = false;
      for (const position of positions) restoreOne(position);
      sendLater(SEND_DELAY_MS);
    },
    /** What is unsent stays on the device. */
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
