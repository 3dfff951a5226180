/** The page's talk with the server about a running attempt: every reply is parsed, every failure has a name. */
import { z } from "zod";

const SavedReply = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("saved"), position: z.number(), revision: z.number() }),
  z.object({ kind: z.literal("stale"), position: z.number(), revision: z.number(), answer: z.unknown() }),
  z.object({ kind: z.literal("late"), position: z.number(), isKept: z.boolean().default(true) }),
  z.object({ kind: z.literal("refused"), position: z.number() }),
]);
/** What the server says of one answer it was sent. */
export type SavedReply = z.infer<typeof SavedReply>;

const ServerAnswer = z.object({
  position: z.number(),
  answer: z.unknown(),
  revision: z.number(),
  flagged: z.boolean(),
});
/** What the server knows of one answer. */
export type ServerAnswer = z.infer<typeof ServerAnswer>;

const SaveReply = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("received"), saved: z.array(SavedReply), now: z.number() }),
  z.object({ kind: z.literal("closed"), now: z.number() }),
]);

const StateReply = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("open"),
    now: z.number(),
    places: z.array(ServerAnswer),
  }),
  z.object({ kind: z.literal("over"), now: z.number() }),
]);

const FlagReply = z.object({ kind: z.enum(["saved", "closed"]), isKept: z.boolean().default(false) });

const SubmitReply = z.object({ kind: z.enum(["submitted", "already-submitted", "expired", "closed"]) });

/**
 * No reply that can be used: the network or the server, a sign-in that ended, or a request that the server does not take and
 * will not take another time.
 */
export type Failure = { kind: "offline" } | { kind: "signed-out" } | { kind: "refused" };

export type OutgoingAnswer = { position: number; basedOn: number; answer: unknown; ageMs: number };

/** Longer than a slow network needs; after it the answers are sent again. */
const TIMEOUT_MS = 20_000;
/** Malformed, of the wrong method, too large. */
const REFUSED: ReadonlyArray<number> = [400, 405, 413];

/**
 * Sends answers; `sentAt` is the server's time now, if this device knows it. `keepalive` lets the request outlive the page.
 */
export async function sendAnswers(
  attemptId: string,
  answers: { saves: ReadonlyArray<OutgoingAnswer>; sentAt?: number },
  keepalive: boolean,
): Promise<{ kind: "received"; saved: SavedReply[]; now: number } | { kind: "closed"; now: number } | Failure> {
  return ask(`/attempts/${attemptId}/save`, SaveReply, answers, keepalive);
}

/** Sends a flag. */
export async function sendFlag(
  attemptId: string,
  position: number,
  flagged: boolean,
): Promise<z.infer<typeof FlagReply> | Failure> {
  return ask(`/attempts/${attemptId}/flag`, FlagReply, { position, flagged }, true);
}

/** Asks what the server has, and what its time is. */
export async function askState(
  attemptId: string,
): Promise<
  | { kind: "open"; now: number; places: ServerAnswer[] }
  | { kind: "over"; now: number }
  | Exclude<Failure, { kind: "refused" }>
> {
  const reply = await ask(`/attempts/${attemptId}/state`, StateReply, null, false);
  // It carries nothing that could be refused: somebody in between did not let it pass.
  return reply.kind === "refused" ? { kind: "offline" } : reply;
}

/** Submits the attempt. */
export async function sendSubmission(attemptId: string): Promise<z.infer<typeof SubmitReply> | Failure> {
  return ask(`/attempts/${attemptId}/submit`, SubmitReply, {}, false);
}

async function ask<Schema extends z.ZodType>(
  address: string,
  schema: Schema,
  body: object | null,
  keepalive: boolean,
): Promise<z.output<Schema> | Failure> {
  try {
    const response = await fetch(address, {
      ...(body ? { method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json" } } : {}),
      keepalive,
      credentials: "same-origin",
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 401 || response.status === 403 || response.type === "opaqueredirect") {
      return { kind: "signed-out" };
    }
    if (REFUSED.includes(response.status)) return { kind: "refused" };
    if (!response.ok) return { kind: "offline" };
    return schema.parse(await response.json());
  } catch {
    return { kind: "offline" };
  }
}
