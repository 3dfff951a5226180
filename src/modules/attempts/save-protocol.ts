/**
 * The protocol between the page of a running test and the server, for both sides. A page may be older than the server, or
 * newer, by an update; `public/service-worker.js` sends the same without a schema.
 */
import { z } from "zod/mini";
import type { OpenItem } from "../../items/registry/models.ts";
import { Confidence } from "../repetition/confidence.ts";
import { QUESTIONS_MAX, SECTIONS_MAX } from "../tests/limits.ts";
import type { ExplainedQuestion } from "./explained.ts";
import { Markup } from "./markup.ts";
import type { OpenRecord } from "./records.ts";

/** A device that was offline sends all it kept in one request; no attempt has more questions. */
const SAVES_AT_ONCE = QUESTIONS_MAX;

const Position = z.int().check(z.minimum(1), z.maximum(SAVES_AT_ONCE));
/** How many milliseconds before sending it was done. */
const Age = z.number().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));
/** When the page sent this, by the server's time as the page knows it; absent while the page is not sure of it. */
const SentAt = z.optional(z.number().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER)));
/** How long a question was in sight on this device so far; nobody looks at one for longer than a day. */
const Seconds = z.int().check(z.minimum(0), z.maximum(86_400));

/** Lists and objects inside each other: more than any item type's answer has. */
const ANSWER_LEVELS_MAX = 10;

/** False for a value nested deeper. Writing one of a hundred thousand levels as JSON would overflow the stack. */
function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  return levels > 0 && Object.values(value).every((part) => isShallow(part, levels - 1));
}

/** One answer: its position, the save of it that it is based on, and its age. */
const AnswerSave = z.strictObject({
  position: Position,
  basedOn: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  answer: z.unknown().check(z.refine((answer) => isShallow(answer, ANSWER_LEVELS_MAX))),
  ageMs: Age,
  seconds: z.optional(Seconds),
  /** How sure the student is; absent where nothing was said. */
  confidence: z.optional(Confidence),
});
export type AnswerSave = z.infer<typeof AnswerSave>;

/** A question of a forward-only section was left, or is to be explained where each answer is: its answer is final. */
const LeftQuestion = z.strictObject({ position: Position, ageMs: Age });
export type LeftQuestion = z.infer<typeof LeftQuestion>;

const Act = {
  /** 1 for the first. */
  section: z.int().check(z.minimum(1), z.maximum(SECTIONS_MAX)),
  act: z.enum(["close", "end-break"]),
  ageMs: Age,
};

/** Everything that a device has not sent yet of an attempt. It is judged as one: an answer does not come after an act sent with it. */
export const AnswerSaves = z
  .strictObject({
    /** Sections closed and breaks ended by hand, in order. */
    acts: z.optional(z.array(z.strictObject(Act)).check(z.maxLength(2 * SECTIONS_MAX))),
    saves: z.array(AnswerSave).check(
      z.maxLength(SAVES_AT_ONCE),
      z.refine(
        (saves) => new Set(saves.map(({ position }) => position)).size === saves.length,
        "A position is named twice.",
      ),
    ),
    left: z.optional(z.array(LeftQuestion).check(z.maxLength(SAVES_AT_ONCE))),
    sentAt: SentAt,
  })
  .check(
    z.refine(({ saves, left = [], acts = [] }) => saves.length + left.length + acts.length > 0, {
      error: "Nothing is saved.",
      path: ["saves"],
    }),
  );
export type AnswerSaves = z.infer<typeof AnswerSaves>;

/** A section is closed by hand, or the break after it ended, as pages of release 0.8 send it: alone. */
export const SectionAct = z.strictObject({ ...Act, sentAt: SentAt });
export type SectionAct = z.infer<typeof SectionAct>;

/** `isKept`, here and below: stored as a late answer, or as a flag. */
const SavedAnswer = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("saved"), position: z.number(), revision: z.number() }),
  /** The answer from another tab or device is newer; nothing was overwritten. */
  z.object({ kind: z.literal("stale"), position: z.number(), revision: z.number(), answer: z.unknown() }),
  /** Not scored. Kept for the review, unless solutions were shown before it arrived, or the attempt closed too long ago. */
  z.object({ kind: z.literal("late"), position: z.number(), isKept: z.boolean() }),
  /** Not an answer that this question allows. */
  z.object({ kind: z.literal("refused"), position: z.number() }),
]);
export type SavedAnswer = z.infer<typeof SavedAnswer>;

export const Flag = z.strictObject({ position: z.int32().check(z.minimum(1)), flagged: z.boolean() });
export type Flag = z.infer<typeof Flag>;

export const FlagReply = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("saved") }),
  z.object({ kind: z.literal("closed"), isKept: z.boolean() }),
]);
export type FlagReply = z.infer<typeof FlagReply>;

/** What was made on a question with the tools of the test, all of it; `ageMs` of the latest. */
export const MarkupSave = z.strictObject({ position: Position, markup: Markup, ageMs: Age });
export type MarkupSave = z.infer<typeof MarkupSave>;

/** What was made on a question, and the server's time of the latest. */
export const StoredMarkup = z.object({ markup: Markup, madeAt: z.number() });
export type StoredMarkup = z.infer<typeof StoredMarkup>;

export const MarkupReply = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("saved") }),
  /** What another tab or device made later is kept. */
  z.extend(StoredMarkup, { kind: z.literal("newer") }),
  /** Of others, or discarded. */
  z.object({ kind: z.literal("unknown") }),
]);
export type MarkupReply = z.infer<typeof MarkupReply>;

const ServerAnswer = z.object({
  position: z.number(),
  answer: z.unknown(),
  revision: z.number(),
  flagged: z.boolean(),
  isFinal: z.boolean(),
  /** Absent, also below, where nothing was said. */
  confidence: z.optional(Confidence),
  /** Absent where nothing was made. */
  made: z.optional(StoredMarkup),
});
export type ServerAnswer = z.infer<typeof ServerAnswer>;

/** Extra minutes that the institute gave while the test was running. */
const ExtraTimeReply = z.array(z.object({ at: z.number(), ms: z.number() }));

const SectionEventsReply = z.array(
  z.object({ closedAt: z.nullable(z.number()), breakEndedAt: z.nullable(z.number()) }),
);

/** A question of a section that was not in the browser when the page was loaded. */
const OpenedQuestion = z.object({
  position: z.number(),
  section: z.number(),
  item: z.custom<OpenItem>((item) => typeof item === "object"),
  revision: z.number(),
  flagged: z.boolean(),
  seconds: z.number(),
  isFinal: z.boolean(),
  confidence: z.optional(Confidence),
  made: z.optional(StoredMarkup),
});

/** What questions are asked with, as far as it may be read by now. */
const Records = z.array(z.custom<OpenRecord>((record) => typeof record === "object"));

/** `now` is the server's time, here and below. */
export const SaveReply = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("received"),
    saved: z.array(SavedAnswer),
    now: z.number(),
    /** How many the institute has given so far, absent for none; a page that knows of fewer asks for the state. */
    extraMinutes: z.optional(z.number()),
    /** When acts were sent: what counts, which may be what another tab or device did first. */
    events: z.optional(SectionEventsReply),
    extra: z.optional(ExtraTimeReply),
    /**
     * When acts were sent, what the sections now open ask. Of an adaptive test, when a question was left: the next one with its record.
     */
    opened: z.optional(z.array(OpenedQuestion)),
    records: z.optional(Records),
    /** After acts, or after a question of an adaptive test was left: the test is over. */
    isOver: z.optional(z.boolean()),
    /** Of a test that explains each answer, what was asked for and may be seen. */
    explained: z.optional(z.array(z.custom<ExplainedQuestion>((question) => typeof question === "object"))),
  }),
  z.object({ kind: z.literal("closed"), now: z.number() }),
]);
export type SaveReply = z.infer<typeof SaveReply>;

/** Asked for before anything else: it has no exam content, so the server does not count it as a contact (record 49). */
export const TimeReply = z.object({ now: z.number() });
export type TimeReply = z.infer<typeof TimeReply>;

export const StateReply = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("open"),
    now: z.number(),
    places: z.array(ServerAnswer),
    /** Times at which students closed sections and ended breaks, by section. */
    events: SectionEventsReply,
    extra: ExtraTimeReply,
    /** Those of the sections whose questions are sent only when they open. */
    opened: z.array(OpenedQuestion),
    /** Those of which the page may miss something. */
    records: Records,
  }),
  z.object({ kind: z.literal("over"), now: z.number() }),
]);
export type StateReply = z.infer<typeof StateReply>;

export const SectionReply = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("accepted"),
    now: z.number(),
    /** What counts, which may be what another tab or device did first. */
    events: SectionEventsReply,
    extra: ExtraTimeReply,
    /** Those of the sections whose questions are sent only when they open. */
    opened: z.array(OpenedQuestion),
    records: Records,
  }),
  z.object({ kind: z.literal("closed"), now: z.number() }),
]);
export type SectionReply = z.infer<typeof SectionReply>;

/** Nothing is required: no submission may fail by what comes with it. */
export const SubmitRequest = z.catch(
  z.object({
    /** How long questions were in sight so far, where no save has said so yet. */
    seconds: z.optional(z.array(z.object({ position: Position, seconds: Seconds })).check(z.maxLength(SAVES_AT_ONCE))),
    /** The clock of the page has run out: it is submitted only if that of the server has, too. */
    isByClock: z.optional(z.boolean()),
  }),
  {},
);
export type SubmitRequest = z.infer<typeof SubmitRequest>;

/** `running`: the institute has given minutes of which the page does not know; only said where the clock submits. */
export const SubmitReply = z.object({
  kind: z.enum(["submitted", "already-submitted", "expired", "closed", "running"]),
});
export type SubmitReply = z.infer<typeof SubmitReply>;
