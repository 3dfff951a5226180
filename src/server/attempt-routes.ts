/**
 * The JSON requests of a running test's page. They are most of the product's requests and need no screen, so they are
 * answered before React Router, which would match every route of the product each time.
 */
import type { Hono } from "hono";
import type { Services } from "../app/context.ts";
import { nameRoute } from "../core/current-request.server.ts";
import { type FieldErrors, fieldErrors } from "../core/forms.ts";
import { type Id, parseId } from "../core/id.ts";
import type { Db } from "../db/client.ts";
import { findViewer } from "../modules/accounts/queries/find-viewer.server.ts";
import type { Student } from "../modules/accounts/viewer.ts";
import { findFollowing, openWithNext } from "../modules/attempts/commands/ask-next.server.ts";
import { recordSectionAct } from "../modules/attempts/commands/record-section-act.server.ts";
import { flagQuestion, saveAnswers } from "../modules/attempts/commands/save-answers.server.ts";
import { saveMarkup } from "../modules/attempts/commands/save-markup.server.ts";
import { submitAttempt } from "../modules/attempts/commands/submit-attempt.server.ts";
import { type AttemptLimits, countAttemptRequest } from "../modules/attempts/limits.server.ts";
import { findExplained } from "../modules/attempts/queries/find-explained.server.ts";
import { findOpenAttempt, findSentLater } from "../modules/attempts/queries/open-attempt.server.ts";
import {
  AnswerSaves,
  Flag,
  type FlagReply,
  type MarkupReply,
  MarkupSave,
  type SaveReply,
  SectionAct,
  type SectionReply,
  type StateReply,
  type SubmitReply,
  SubmitRequest,
  type TimeReply,
} from "../modules/attempts/save-protocol.ts";
import { clientAddress } from "./client-address.ts";
import { type Meter, noopMeter } from "./metrics.ts";
import type { RequestVariables } from "./security.ts";

/** A student's request about one attempt; the id is null if the address has none. */
type AttemptRequest = {
  db: Db;
  meter: Meter;
  student: Student;
  attemptId: Id<"attempt"> | null;
  now: Date;
  body: unknown;
};
type Reply = { status: 200 | 400 | 401 | 403 | 405 | 429; json: object | null };

type AttemptRoute = { method: "GET" | "POST"; pattern: string; answer(request: AttemptRequest): Promise<Reply> };

/** All are for students only: the guard runs before each of them. */
export const attemptRoutes: ReadonlyArray<AttemptRoute> = [
  { method: "GET", pattern: "/attempts/:attemptId/time", answer: time },
  { method: "POST", pattern: "/attempts/:attemptId/save", answer: save },
  { method: "POST", pattern: "/attempts/:attemptId/flag", answer: flag },
  { method: "POST", pattern: "/attempts/:attemptId/markup", answer: markUp },
  { method: "POST", pattern: "/attempts/:attemptId/section", answer: actOnSection },
  { method: "GET", pattern: "/attempts/:attemptId/state", answer: state },
  { method: "POST", pattern: "/attempts/:attemptId/submit", answer: submit },
];

/** Serves the addresses of a running test. Must be registered after the checks of origin and size. */
export function serveAttempts(
  app: Hono<RequestVariables>,
  { accounts, db }: Pick<Services, "accounts" | "db">,
  limits: AttemptLimits,
  meter: Meter = noopMeter,
): void {
  for (const { method, pattern, answer } of attemptRoutes) {
    app.all(pattern, async (c) => {
      nameRoute(pattern);
      const sent = method === "POST" && c.req.method === method ? await c.req.raw.text().catch(() => null) : "";
      // The client disconnected: there is nothing to answer.
      if (sent === null) return replyWith({ status: 400, json: null }, []);
      // Judged only when the whole body is here: a body held back may have been written after solutions were shown elsewhere.
      const now = new Date();
      const { viewer, setCookies } = await findViewer(accounts, c.req.raw.headers, now);
      if (viewer?.kind !== "student") return replyWith({ status: viewer ? 403 : 401, json: null }, setCookies);
      if (c.req.method !== method) return replyWith({ status: 405, json: null }, setCookies);
      const flow = countAttemptRequest(limits, viewer, clientAddress());
      if (flow.kind === "limited") return replyWith({ status: 429, json: flow }, setCookies, flow.seconds);
      const attemptId = parseId<"attempt">(c.req.param("attemptId"));
      return replyWith(await answer({ db, meter, student: viewer, attemptId, now, body: parseBody(sent) }), setCookies);
    });
  }
}

/** The server's time and nothing else: a device asks for it before it sends what it did without network. */
async function time({ now }: AttemptRequest): Promise<Reply> {
  return { status: 200, json: { now: now.getTime() } satisfies TimeReply };
}

/**
 * Saves answers with what was done beside them. After acts it says what counts of them; when a question was left, the next one of an
 * adaptive test, and the solution where each answer is explained.
 */
async function save({ db, meter, student, attemptId, now, body }: AttemptRequest): Promise<Reply> {
  const parsed = AnswerSaves.safeParse(body);
  if (!parsed.success) return malformed(fieldErrors(parsed.error));
  const result = attemptId
    ? await saveAnswers(db, student, attemptId, parsed.data.saves, now, parsed.data)
    : { kind: "closed" as const };
  if (result.kind === "impossible") return malformed(result.errors);
  if (result.kind === "closed") meter.answersSaved("closed", parsed.data.saves.length);
  else for (const { kind } of result.saved) meter.answersSaved(kind, 1);
  const { acts = [], left = [] } = parsed.data;
  if (attemptId === null || result.kind === "closed" || acts.length + left.length === 0) {
    return { status: 200, json: { ...result, now: now.getTime() } satisfies SaveReply };
  }
  const following =
    acts.length > 0
      ? ((await findAfterActs(db, student, attemptId, now)) ?? { isOver: true })
      : await findFollowing(db, student, attemptId, now);
  const positions = left.map(({ position }) => position);
  const explained = positions.length > 0 ? await findExplained(db, student, attemptId, positions, now) : null;
  const also = { ...following, ...(explained && { explained }) };
  return { status: 200, json: { ...result, ...also, now: now.getTime() } satisfies SaveReply };
}

/** Part of the reply to acts on sections that tells the page the new state; null once the attempt is over. */
async function findAfterActs(db: Db, student: Student, attemptId: Id<"attempt">, now: Date) {
  const found = await findOpenAttempt(db, student, attemptId, now);
  if (found.kind !== "open") return null;
  const { events, extra } = found.attempt;
  return { events, extra, ...(await findSentLater(db, student, found.attempt)) };
}

/** Marks a question to come back to, or unmarks it. */
async function flag({ db, student, attemptId, now, body }: AttemptRequest): Promise<Reply> {
  const parsed = Flag.safeParse(body);
  if (!parsed.success) return malformed(fieldErrors(parsed.error));
  const result = attemptId
    ? await flagQuestion(db, student, attemptId, parsed.data, now)
    : { kind: "closed" as const, isKept: false };
  if (result.kind === "impossible") return malformed(result.errors);
  return { status: 200, json: result satisfies FlagReply };
}

/** Keeps what was made on a question with the tools of the test. */
async function markUp({ db, student, attemptId, now, body }: AttemptRequest): Promise<Reply> {
  const parsed = MarkupSave.safeParse(body);
  if (!parsed.success) return malformed(fieldErrors(parsed.error));
  const result = attemptId ? await saveMarkup(db, student, attemptId, parsed.data, now) : { kind: "unknown" as const };
  return { status: 200, json: result satisfies MarkupReply };
}

/** Closes a section, or ends the break after it. */
async function actOnSection({ db, student, attemptId, now, body }: AttemptRequest): Promise<Reply> {
  const parsed = SectionAct.safeParse(body);
  if (!parsed.success) return malformed(fieldErrors(parsed.error));
  const result = attemptId
    ? await recordSectionAct(db, student, attemptId, parsed.data, now)
    : { kind: "closed" as const };
  if (result.kind === "impossible") return malformed(result.errors);
  const after = attemptId && result.kind === "accepted" ? await findAfterActs(db, student, attemptId, now) : null;
  const reply: SectionReply = after
    ? { kind: "accepted", ...after, now: now.getTime() }
    : { kind: "closed", now: now.getTime() };
  return { status: 200, json: reply };
}

/** The server's time, and its copy of every answer. Never a solution. */
async function state({ db, student, attemptId, now }: AttemptRequest): Promise<Reply> {
  const found = attemptId ? await openWithNext(db, student, attemptId, now) : null;
  if (found?.kind !== "open") return { status: 200, json: { kind: "over", now: now.getTime() } satisfies StateReply };
  const places = found.attempt.questions.map(({ position, item, revision, flagged, isFinal, confidence, made }) => ({
    position,
    answer: item.answer,
    revision,
    flagged,
    isFinal,
    confidence,
    made,
  }));
  const { events, extra } = found.attempt;
  const later = await findSentLater(db, student, found.attempt);
  const open = { kind: "open" as const, places, events, extra, ...later, now: now.getTime() };
  return { status: 200, json: open satisfies StateReply };
}

/** Submits the attempt. Idempotent. */
async function submit({ db, meter, student, attemptId, now, body }: AttemptRequest): Promise<Reply> {
  const result = attemptId ? await submitAttempt(db, student, attemptId, now, SubmitRequest.parse(body)) : null;
  const kind = result?.kind ?? "closed";
  meter.submitted(kind);
  return { status: 200, json: { kind } satisfies SubmitReply };
}

function malformed(errors: FieldErrors): Reply {
  return { status: 400, json: { kind: "malformed", errors } };
}

/** The body as JSON; undefined, which no schema accepts, if it is not JSON. */
function parseBody(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function replyWith({ status, json }: Reply, setCookies: ReadonlyArray<string>, retryAfter?: number): Response {
  const body = Buffer.from(JSON.stringify(json));
  const headers = new Headers({
    "Content-Type": "application/json",
    "Cache-Control": "private, no-store",
    // Set so that small replies are not compressed, which cost more than the rest of a save.
    "Content-Length": String(body.length),
  });
  if (retryAfter !== undefined) headers.set("Retry-After", String(retryAfter));
  for (const cookie of setCookies) headers.append("Set-Cookie", cookie);
  return new Response(body, { status, headers });
}
