/**
 * The protocol between the page of a running test and the server, for both sides. A page may be older than the server, or
 * newer, by an update; `public/service-worker.js` sends the same without a schema.
 */
import { z } from "zod";

/** A device that was offline sends all it kept in one request; no attempt has more questions. */
const SAVES_AT_ONCE = 100;

/** One answer: its position, the save of it that it is based on, and how many milliseconds before sending it was given. */
const AnswerSave = z.strictObject({
  position: z.int().min(1).max(SAVES_AT_ONCE),
  basedOn: z.int().min(0).max(1_000_000),
  answer: z.unknown(),
  ageMs: z.number().min(0).max(Number.MAX_SAFE_INTEGER),
});
export type AnswerSave = z.infer<typeof AnswerSave>;

export const AnswerSaves = z.strictObject({
  saves: z
    .array(AnswerSave)
    .min(1)
    .max(SAVES_AT_ONCE)
    .refine(
      (saves) => new Set(saves.map(({ position }) => position)).size === saves.length,
      "A position is named twice.",
    ),
  /** When the page sent this, by the server's time as the page knows it. Pages from before this was asked do not say. */
  sentAt: z.number().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
});
export type AnswerSaves = z.infer<typeof AnswerSaves>;

const SavedAnswer = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("saved"), position: z.number(), revision: z.number() }),
  /** The answer from another tab or device is newer; nothing was overwritten. */
  z.object({ kind: z.literal("stale"), position: z.number(), revision: z.number(), answer: z.unknown() }),
  /** Not scored. Kept for the review, unless solutions were shown before it arrived, or the attempt closed too long ago. */
  z.object({ kind: z.literal("late"), position: z.number(), isKept: z.boolean().default(true) }),
  /** Not an answer that this question allows. */
  z.object({ kind: z.literal("refused"), position: z.number() }),
]);
export type SavedAnswer = z.infer<typeof SavedAnswer>;

/** `now` is the server's time, here and below. */
export const SaveReply = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("received"), saved: z.array(SavedAnswer), now: z.number() }),
  z.object({ kind: z.literal("closed"), now: z.number() }),
]);
export type SaveReply = z.infer<typeof SaveReply>;

export const Flag = z.strictObject({ position: z.int32().min(1), flagged: z.boolean() });
export type Flag = z.infer<typeof Flag>;

export const FlagReply = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("saved") }),
  z.object({ kind: z.literal("closed"), isKept: z.boolean().default(false) }),
]);
export type FlagReply = z.infer<typeof FlagReply>;

const ServerAnswer = z.object({
  position: z.number(),
  answer: z.unknown(),
  revision: z.number(),
  flagged: z.boolean(),
});
export type ServerAnswer = z.infer<typeof ServerAnswer>;

export const StateReply = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("open"), now: z.number(), places: z.array(ServerAnswer) }),
  z.object({ kind: z.literal("over"), now: z.number() }),
]);
export type StateReply = z.infer<typeof StateReply>;

export const SubmitReply = z.object({ kind: z.enum(["submitted", "already-submitted", "expired", "closed"]) });
export type SubmitReply = z.infer<typeof SubmitReply>;
