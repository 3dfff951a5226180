/**
 * Sends what this device keeps of tests that are not open on this page: given without network, and left. The same requests
 * as those of a running test, with the same ages; the tabs of a device take turns.
 */
import { LATE_ANSWERS_HOURS } from "../../../modules/attempts/rules.ts";
import {
  copyToWorker,
  forgetAttempt,
  keptAttempts,
  recallAnswer,
  recallClock,
  rememberAnswer,
  unsentAnswers,
  unsentFlags,
} from "../../student/attempts/state/answer-memory.ts";
import { inTurn, sendUnsent, type UnsentAnswer } from "../../student/attempts/state/answer-traffic.ts";
import { askState, sendFlag } from "../../student/attempts/state/requests.ts";
import type { SavedReply } from "../../student/attempts/state/sitting.ts";
import { newsOf, tellNews } from "./news.ts";

/** What is younger is on its way already: its page sends it within a second, and sent it when it was left. */
export const YOUNG_MS = 5_000;

/** What keeps answers here: they are young, there is no network, or nobody is signed in. */
export type Rest = "none" | "young" | "offline" | "signed-out";

/** What the server did not take since this page was loaded, of tests that still run: their pages show it. It would not take it now. */
const refused = new Set<string>();
const refusedKey = (attemptId: string, { position, madeAt }: Pick<UnsentAnswer, "position" | "madeAt">) =>
  `${attemptId}:${position}:${madeAt}`;

function answersToSend(attemptId: string): UnsentAnswer[] {
  return unsentAnswers(attemptId).filter((answer) => !refused.has(refusedKey(attemptId, answer)));
}

/** Sends all that is kept, but for the attempt whose page is open, and tells what came of it. */
export async function sendKept(open: string | null): Promise<Rest> {
  let rest: Rest = "none";
  for (const attemptId of keptAttempts()) {
    // What stopped one would stop them all.
    if (attemptId === open || rest === "offline" || rest === "signed-out") continue;
    const left = await inTurn(attemptId, () => sendAttempt(attemptId));
    if (left !== "none") rest = left;
  }
  return rest;
}

async function sendAttempt(attemptId: string): Promise<Rest> {
  const unsent = answersToSend(attemptId);
  if (unsent.length === 0 && unsentFlags(attemptId).length === 0) {
    forgetIfLongOver(attemptId, Date.now());
    return "none";
  }
  const asked = performance.now();
  const state = await askState(attemptId);
  if (state.kind === "offline" || state.kind === "signed-out") return state.kind;
  const time = state.now + (performance.now() - asked) / 2;
  if (unsent.length === 0) {
    const flags = await sendFlags(attemptId);
    if (state.kind === "over") {
      if (unsentFlags(attemptId).length === 0) forgetAttempt(attemptId);
      else forgetIfLongOver(attemptId, time);
    }
    return flags;
  }
  const due = unsent.filter(({ madeAt }) => time - madeAt >= YOUNG_MS);
  if (due.length === 0) return "young";

  const reply = await sendUnsent(attemptId, due, { time, isSure: true });
  switch (reply.kind) {
    case "offline":
    case "signed-out":
      return reply.kind;
    case "closed":
      // Of somebody else who used this device, or of nobody any more.
      forgetIfLongOver(attemptId, reply.now);
      return "none";
    case "received": {
      const isLeft = ({ kind }: SavedReply) => kind === "refused" && state.kind === "open";
      for (const saved of reply.saved) {
        const answer = due.find(({ position }) => position === saved.position);
        if (answer && isLeft(saved)) refused.add(refusedKey(attemptId, answer));
        else acknowledge(attemptId, due, saved);
      }
      tellNews(newsOf(reply.saved.filter((saved) => !isLeft(saved))));
      const flags = await sendFlags(attemptId);
      if (state.kind === "over" && flags === "none" && unsentAnswers(attemptId).length === 0) forgetAttempt(attemptId);
      copyToWorker(attemptId);
      return answersToSend(attemptId).length === 0 ? flags : "young";
    }
    default:
      return reply satisfies never;
  }
}

/** The server has it, or will not have it: either way this device need not send it again, unless it changed meanwhile. */
function acknowledge(attemptId: string, sent: ReadonlyArray<UnsentAnswer>, saved: SavedReply): void {
  const { position } = saved;
  const remembered = recallAnswer(attemptId, position);
  const madeAt = sent.find((answer) => answer.position === position)?.madeAt;
  if (!remembered || remembered.unsentSince !== madeAt) return;
  const known = "revision" in saved ? { revision: saved.revision } : {};
  const newer = saved.kind === "stale" ? { answer: saved.answer } : {};
  rememberAnswer(attemptId, position, { ...remembered, ...known, ...newer, unsentSince: null });
}

async function sendFlags(attemptId: string): Promise<Rest> {
  for (const { position, flagged } of unsentFlags(attemptId)) {
    const reply = await sendFlag(attemptId, position, flagged);
    if (reply.kind === "offline" || reply.kind === "signed-out") return reply.kind;
    const remembered = recallAnswer(attemptId, position);
    const isSettled = reply.kind !== "closed" || reply.isKept;
    if (isSettled && remembered?.flagged === flagged) {
      rememberAnswer(attemptId, position, { ...remembered, isFlagUnsent: false });
    }
  }
  return "none";
}

/** Once the server takes nothing of it any more, as far as this device knows when it closed. */
function forgetIfLongOver(attemptId: string, time: number): void {
  const closesAt = recallClock(attemptId)?.closesAt;
  if (closesAt !== undefined && time > closesAt + LATE_ANSWERS_HOURS * 3_600_000) forgetAttempt(attemptId);
}
