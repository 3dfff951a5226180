/** Requests about a running attempt: every reply is parsed, every failure has a name. */
import type { z } from "zod/mini";
import { type JsonRequest, requestJson } from "../../../core/request-json.ts";
import {
  type AnswerSaves,
  FlagReply,
  MarkupReply,
  type MarkupSave,
  SaveReply,
  type SectionAct,
  SectionReply,
  StateReply,
  SubmitReply,
  type SubmitRequest,
  TimeReply,
} from "../../../modules/attempts/save-protocol.ts";

/**
 * No usable reply: network or server failure, an expired session, or a request that the server refuses and would refuse again.
 */
export type Failure = { kind: "offline" } | { kind: "signed-out" } | { kind: "refused" };

/** Malformed, wrong method, too large. */
const REFUSED: ReadonlyArray<number> = [400, 405, 413];

/** Sends answers; `sentAt` is the server's time now, if known. `keepalive` lets the request outlive the page. */
export function sendAnswers(attemptId: string, body: AnswerSaves, keepalive: boolean): Promise<SaveReply | Failure> {
  return ask(`/attempts/${attemptId}/save`, SaveReply, { body, keepalive });
}

/** Sends what was done with a section. */
export function sendAct(attemptId: string, body: SectionAct): Promise<SectionReply | Failure> {
  return ask(`/attempts/${attemptId}/section`, SectionReply, { body, keepalive: true });
}

/** Sends a flag. */
export function sendFlag(attemptId: string, position: number, flagged: boolean): Promise<FlagReply | Failure> {
  return ask(`/attempts/${attemptId}/flag`, FlagReply, { body: { position, flagged }, keepalive: true });
}

/** Sends what was made on a question with the tools of the test. */
export function sendMarkup(attemptId: string, body: MarkupSave): Promise<MarkupReply | Failure> {
  return ask(`/attempts/${attemptId}/markup`, MarkupReply, { body, keepalive: true });
}

/** The server's time, or why it is not known. */
export type TimeOrFailure = TimeReply | Exclude<Failure, { kind: "refused" }>;

/** Fetches the server's time alone: its state shows what comes later, so whatever is unsent goes first (record 49). */
export async function fetchTime(attemptId: string): Promise<TimeOrFailure> {
  const reply = await requestJson(`/attempts/${attemptId}/time`, TimeReply);
  if (reply.kind === "replied") return reply.value;
  if (reply.kind === "signed-out") return reply;
  // A server of release 0.8, which runs beside this one during an update.
  return reply.kind === "refused" && reply.status === 404 ? fetchState(attemptId) : { kind: "offline" };
}

/** Fetches the server's state of the attempt, and its time. */
export async function fetchState(attemptId: string): Promise<StateReply | Exclude<Failure, { kind: "refused" }>> {
  const reply = await ask(`/attempts/${attemptId}/state`, StateReply);
  // It has no content to refuse, so an intermediary must have blocked it.
  return reply.kind === "refused" ? { kind: "offline" } : reply;
}

/** Submits the attempt, with the seconds for which each question was in sight. */
export function sendSubmission(attemptId: string, body: SubmitRequest): Promise<SubmitReply | Failure> {
  return ask(`/attempts/${attemptId}/submit`, SubmitReply, { body });
}

async function ask<Value>(
  address: string,
  schema: z.ZodMiniType<Value>,
  request?: JsonRequest,
): Promise<Value | Failure> {
  const reply = await requestJson(address, schema, request);
  if (reply.kind === "replied") return reply.value;
  if (reply.kind === "signed-out") return reply;
  const isRefused = reply.kind === "refused" && REFUSED.includes(reply.status);
  return { kind: isRefused ? "refused" : "offline" };
}
