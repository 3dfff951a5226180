/**
 * What the page knows of a running attempt, and every way it can change. Pure: no network, no storage, no clock of its
 * own, so that offline, a second device and lost replies can be tested as plain values.
 *
 * An answer is `unsent` from the moment it is given until the server has acknowledged exactly that answer.
 */
import { attemptTexts as texts } from "../../../../content/en/attempts.ts";
import { type OpenItem, progressOf, withAnswer } from "../../../../items/registry/models.ts";
import type { ExplainedQuestion } from "../../../../modules/attempts/explained.ts";
import type {
  OpenAdaptive,
  OpenAttempt,
  OpenQuestion,
} from "../../../../modules/attempts/queries/open-attempt.server.ts";
import type { OpenRecord } from "../../../../modules/attempts/records.ts";
import type { SavedAnswer, ServerAnswer } from "../../../../modules/attempts/save-protocol.ts";
import type { Confidence } from "../../../../modules/repetition/confidence.ts";
import type { ExtraTime, SectionEvents } from "../../../../modules/tests/timeline.ts";
import type { StoredAnswer } from "../../../shared/attempts/answer-storage.ts";
import type { LocalAct } from "../../../shared/attempts/answer-sync.ts";
import {
  eventsWith,
  isClosedByHand,
  isPossible,
  minutesIn,
  openSection,
  placeOf,
  type Sections,
  sectionsAt,
  sectionsOf,
  stateOf,
  takesAnswers,
  withAct,
  withEvents,
  withExtra,
  withoutAct,
} from "./sections.ts";

export type Unsent = {
  /** The server's time, as estimated on this device, when the answer was given. Milliseconds since 1970. */
  madeAt: number;
  /** True while a request with exactly this answer is in progress. */
  isInFlight: boolean;
  /** True if the server refuses exactly this answer: it is not sent again, and stays here. */
  isRefused?: boolean;
};

export type LocalQuestion = {
  position: number;
  /** 1 for the first. */
  section: number;
  item: OpenItem;
  /** The revision of this answer that the server last reported; 0 for none. */
  revision: number;
  flagged: boolean;
  /** True when it can no longer be answered: it was left in a section that only goes forward, or is to be explained. */
  isFinal: boolean;
  /** How sure the student says to be; null for nothing. */
  confidence: Confidence | null;
  /** The server's time when it was left here; null once the server has acknowledged it, and for what was never left. */
  leftAt: number | null;
  /** True while the server has not acknowledged the flag's current value. */
  isFlagUnsent: boolean;
  unsent: Unsent | null;
  /** What was sent of it since the last reply: the server may have saved any of these without our knowing. */
  sent: ReadonlyArray<unknown>;
};

/** Why answers and flags are not reaching the server. */
export type Connection = "online" | "offline" | "signed-out";

export type LocalAttempt = {
  /** Those that are in the browser, in order. */
  questions: ReadonlyArray<LocalQuestion>;
  sections: Sections;
  /** What questions are asked with, as far as the server has sent it. */
  records: ReadonlyArray<OpenRecord>;
  /** Of an adaptive test, whose next question the server chooses once the one before was left; null for every other. */
  adaptive: OpenAdaptive | null;
  asksConfidence: boolean;
  /** By position, the solutions of final answers that the server has sent; null in a test that does not explain them. */
  explained: ReadonlyMap<number, ExplainedQuestion> | null;
  /** The position in view. */
  current: number;
  /** The positions that were in view, on this device. */
  visited: ReadonlySet<number>;
  connection: Connection;
  /** True from pressing Submit until the server has the submission or it failed: what is submitted is the state at the press. */
  isSubmitting: boolean;
  /** A position whose answer was replaced by a newer one from another tab or device, until the student moves on. */
  overtaken: number | null;
  /** The section whose time ran out and gave way to the one in view, until the student moves on. */
  timedOut: number | null;
  /** Minutes that the institute has given, to be told until the student moves on. */
  given: number | null;
};

export type AttemptEvent =
  | { kind: "answered"; position: number; answer: unknown; at: number }
  /** How sure the student is of the answer. */
  | { kind: "rated"; position: number; confidence: Confidence; at: number }
  /** The answer is final, so that it is explained. */
  | { kind: "settled"; position: number; at: number }
  | { kind: "explained"; questions: ReadonlyArray<ExplainedQuestion> }
  /** What this device has stored: from before the page load, or from another tab. A cached page may be older. */
  | { kind: "restored"; stored: LocalAnswer; isPageOlder?: boolean }
  | { kind: "flagged"; position: number; flagged: boolean }
  | { kind: "flag-received"; position: number; flagged: boolean }
  | { kind: "flag-refused"; position: number; flagged: boolean }
  /** To another question, at that time: the one before is left. */
  | { kind: "moved"; position: number; at: number }
  /** A section was closed or a break ended, here. */
  | { kind: "acted"; act: LocalAct }
  /** The same in another tab or before the page was loaded, at a time before `at`. */
  | { kind: "act-restored"; act: LocalAct; isUnsent: boolean; at: number }
  | { kind: "act-refused"; act: LocalAct; at: number }
  /** What the server has accepted. */
  | { kind: "events-received"; events: ReadonlyArray<SectionEvents>; at: number }
  /** What the institute has given, as the server says, or this device stores. */
  | { kind: "extra-received"; extra: ReadonlyArray<ExtraTime>; at: number }
  /** Questions of a section that has opened. */
  | { kind: "questions-received"; questions: ReadonlyArray<OpenQuestion> }
  /** Records, or more of them. */
  | { kind: "records-received"; records: ReadonlyArray<OpenRecord> }
  | { kind: "left-received"; positions: ReadonlyArray<number> }
  | { kind: "seen"; position: number }
  /** The attempt goes on at the question that was in view when it was left. */
  | { kind: "returned"; position: number }
  | { kind: "sending"; positions: ReadonlyArray<number> }
  | { kind: "received"; saved: ReadonlyArray<SavedAnswer> }
  | { kind: "not-received"; connection: Exclude<Connection, "online"> }
  | { kind: "synced"; answers: ReadonlyArray<ServerAnswer> }
  | { kind: "submitting" }
  | { kind: "not-submitted" }
  /** The time is this now. */
  | { kind: "time"; at: number };

export type LocalAnswer = StoredAnswer & { position: number };

/**
 * The attempt as the server sent it, at that time; opened at the question answered last, or else at the first one that may be in view and
 * was never answered.
 */
export function localAttemptOf(opened: OpenAttempt, at: number): LocalAttempt {
  const wasSeen = ({ revision, seconds, flagged }: OpenQuestion) => revision > 0 || seconds > 0 || flagged;
  return inView({
    questions: opened.questions.map(localQuestionOf),
    sections: sectionsOf(opened, at),
    records: opened.records,
    adaptive: opened.adaptive,
    asksConfidence: opened.asksConfidence,
    explained: opened.isExplained ? new Map() : null,
    visited: new Set(opened.questions.filter(wasSeen).map(({ position }) => position)),
    current: opened.lastAnswered?.position ?? 0,
    connection: "online",
    isSubmitting: false,
    overtaken: null,
    timedOut: null,
    given: minutesIn(opened.extra) || null,
  });
}

function localQuestionOf(opened: OpenQuestion): LocalQuestion {
  const { position, section, item, revision, flagged, isFinal, confidence = null } = opened;
  const nothingHere = { leftAt: null, isFlagUnsent: false, unsent: null, sent: [] };
  return { position, section, item, revision, flagged, isFinal, confidence, ...nothingHere };
}

/** The attempt as the server sent it, with the questions and records that it has sent since. */
export function withReceived(opened: OpenAttempt, { questions, records }: LocalAttempt): OpenAttempt {
  const sent = new Map(opened.questions.map((question) => [question.position, question]));
  const all = questions.map((question) => sent.get(question.position) ?? openQuestionOf(question));
  // The server sends the question asked last only.
  return { ...opened, records: [...records], questions: opened.adaptive ? all.slice(-1) : all };
}

function openQuestionOf({ confidence, ...local }: LocalQuestion): OpenQuestion {
  const { position, section, item, revision, flagged, isFinal } = local;
  return { position, section, item, revision, flagged, isFinal, seconds: 0, ...(confidence && { confidence }) };
}

/** The attempt after one event. Unknown positions change nothing. */
export function reduceAttempt(attempt: LocalAttempt, event: AttemptEvent): LocalAttempt {
  switch (event.kind) {
    case "answered": {
      const { position, answer, at } = event;
      if (!isEditable(attempt, position) || !takesAnswers(attempt.sections, position, at)) return attempt;
      return {
        ...changeQuestion(attempt, position, (question) => ({
          ...question,
          item: withAnswer(question.item, answer),
          unsent: { madeAt: at, isInFlight: false },
        })),
        overtaken: null,
      };
    }
    case "rated": {
      const { position, confidence, at } = event;
      if (!isEditable(attempt, position) || !takesAnswers(attempt.sections, position, at)) return attempt;
      const unsent = { madeAt: at, isInFlight: false };
      return changeQuestion(attempt, position, (question) => ({ ...question, confidence, unsent }));
    }
    case "settled":
      if (!attempt.explained || !isEditable(attempt, event.position)) return attempt;
      return changeQuestion(attempt, event.position, (old) => ({ ...old, isFinal: true, leftAt: event.at }));
    case "explained": {
      const of = event.questions.map((question) => [question.position, question] as const);
      return attempt.explained ? { ...attempt, explained: new Map([...attempt.explained, ...of]) } : attempt;
    }
    case "restored":
      return changeQuestion(attempt, event.stored.position, (question) =>
        applyStored(event.isPageOlder ? { ...question, flagged: event.stored.flagged } : question, event.stored),
      );
    case "seen":
      return withVisited(attempt, event.position);
    case "returned":
      return canShow(attempt, event.position)
        ? withVisited({ ...attempt, current: event.position }, event.position)
        : attempt;
    case "flagged":
      if (!canFlag(attempt, event.position)) return attempt;
      return changeQuestion(attempt, event.position, (question) => ({
        ...question,
        flagged: event.flagged,
        isFlagUnsent: true,
      }));
    case "flag-received":
      return {
        ...changeQuestion(attempt, event.position, (question) =>
          question.flagged === event.flagged ? { ...question, isFlagUnsent: false } : question,
        ),
        connection: "online",
      };
    case "flag-refused":
      return changeQuestion(attempt, event.position, (question) =>
        question.flagged === event.flagged ? { ...question, flagged: !event.flagged, isFlagUnsent: false } : question,
      );
    case "moved": {
      if (attempt.isSubmitting) return attempt;
      const left = leaveBehind(attempt, event.position, event.at);
      if (isNextDue(left)) return { ...left, overtaken: null, given: null };
      if (!canShow(left, event.position)) return attempt;
      const told = { overtaken: null, timedOut: null, given: null };
      return withVisited({ ...left, current: event.position, ...told }, event.position);
    }
    case "left-received":
      return changeQuestions(attempt, (question) =>
        question.leftAt !== null && event.positions.includes(question.position)
          ? { ...question, leftAt: null }
          : question,
      );
    case "acted":
      if (attempt.isSubmitting || !isPossible(attempt.sections, event.act)) return attempt;
      return withSections(attempt, withAct(attempt.sections, event.act, event.act.at));
    case "act-restored": {
      const { sections } = attempt;
      const events = eventsWith(sections, event.act);
      return withSections(
        attempt,
        event.isUnsent ? withAct(sections, event.act, event.at) : withEvents(sections, events, event.at),
      );
    }
    case "act-refused":
      return withSections(attempt, withoutAct(attempt.sections, event.act, event.at));
    case "events-received":
      return withSections(
        attempt.connection === "online" ? attempt : { ...attempt, connection: "online" },
        withEvents(attempt.sections, event.events, event.at),
      );
    case "extra-received": {
      const sections = withExtra(attempt.sections, event.extra, event.at);
      if (sections === attempt.sections) return attempt;
      const given = minutesIn(sections.extra) - minutesIn(attempt.sections.extra);
      return { ...withSections(attempt, sections), given: (attempt.given ?? 0) + given };
    }
    case "questions-received":
      return inView(withQuestions(attempt, event.questions));
    case "records-received":
      return withRecords(attempt, event.records);
    case "time":
      return withSections(attempt, sectionsAt(attempt.sections, event.at));
    case "sending":
      return changeQuestions(attempt, (question) =>
        question.unsent && event.positions.includes(question.position)
          ? { ...question, unsent: { ...question.unsent, isInFlight: true }, sent: withSent(question) }
          : question,
      );
    case "received":
      return event.saved.reduce(applySaveReply, { ...attempt, connection: "online" });
    case "not-received":
      return {
        ...changeQuestions(attempt, (question) =>
          question.unsent ? { ...question, unsent: { ...question.unsent, isInFlight: false } } : question,
        ),
        connection: event.connection,
      };
    case "synced":
      return inView(
        event.answers.reduce(applyServerAnswer, { ...takenBack(attempt, event.answers), connection: "online" }),
      );
    case "submitting":
      return { ...attempt, isSubmitting: true };
    case "not-submitted":
      return { ...attempt, isSubmitting: false };
    default:
      return event satisfies never;
  }
}

/** True from the end of the last section on: nothing can be changed any more. */
export function isOver({ sections }: LocalAttempt): boolean {
  return sections.moment.kind === "over";
}

/** True where students can come back to a question. Elsewhere a flag, which marks what to come back to, is not offered. */
export function offersFlag({ sections, questions }: LocalAttempt, position: number): boolean {
  const question = questions.find((one) => one.position === position);
  return question !== undefined && sections.list[question.section - 1]?.navigation === "free";
}

/** True while the flag of a question may be changed: as long as its answer, and where it is explained also after that. */
export function canFlag(attempt: LocalAttempt, position: number): boolean {
  if (!offersFlag(attempt, position)) return false;
  const { explained, isSubmitting } = attempt;
  return isEditable(attempt, position) || (explained !== null && !isSubmitting && !isOver(attempt));
}

/** True while the answer of a question may be changed. */
export function isEditable({ sections, questions, isSubmitting }: LocalAttempt, position: number): boolean {
  const question = questions.find((one) => one.position === position);
  return question !== undefined && !isSubmitting && !question.isFinal && stateOf(sections, question.section) === "open";
}

/**
 * True for a question that may be in view: its section is open, and it is the next one where there is no way back. After the end all
 * may: nothing can be changed then, and who waits for the network can read what was answered.
 */
export function canShow(attempt: LocalAttempt, position: number): boolean {
  const { sections, questions } = attempt;
  const { section } = placeOf(sections, position);
  const isFree = isOver(attempt) || sections.list[section - 1]?.navigation === "free";
  if (!isOver(attempt) && stateOf(sections, section) !== "open") return false;
  if (isFree) return questions.some((one) => one.position === position);
  return questions.find((one) => one.section === section && !one.isFinal)?.position === position;
}

/** True while a section is open whose questions are not in the browser yet. */
export function isWaitingForQuestions(attempt: LocalAttempt): boolean {
  const { sections, questions } = attempt;
  if (isNextDue(attempt)) return !isOver(attempt);
  return sections.list.some(
    (_section, index) =>
      stateOf(sections, index + 1) === "open" && !questions.some(({ section }) => section === index + 1),
  );
}

/** True in an adaptive test while the last question was left and the next one is not here yet. */
export function isNextDue({ adaptive, questions }: LocalAttempt): boolean {
  return adaptive !== null && questions.at(-1)?.isFinal === true;
}

/** The record of a question, and which of its questions that is, 1 for the first; null for a question that stands alone. */
export function recordOf(
  { records }: Pick<LocalAttempt, "records">,
  position: number,
): { record: OpenRecord; question: number } | null {
  const record = records.find(({ first, questionCount }) => first <= position && position < first + questionCount);
  return record ? { record, question: position - record.first + 1 } : null;
}

/** True while the record beside the question in view may have more at this question than is in the browser. */
export function isWaitingForEntries(attempt: LocalAttempt): boolean {
  const found = recordOf(attempt, attempt.current);
  return found !== null && found.question > found.record.upTo;
}

/** True when the section in view asks for a complete answer to this question before the next. */
export function isAnswerMissing({ sections }: LocalAttempt, { section, item }: LocalQuestion): boolean {
  return sections.list[section - 1]?.answerRequired === true && progressOf(item) !== "complete";
}

/** Where there is no way back, going on to the next question leaves this one for good. */
function leaveBehind(attempt: LocalAttempt, next: number, at: number): LocalAttempt {
  const question = attempt.questions.find(({ position }) => position === attempt.current);
  if (!question || next !== question.position + 1 || isAnswerMissing(attempt, question)) return attempt;
  if (isOver(attempt) || attempt.sections.list[question.section - 1]?.navigation === "free") return attempt;
  return changeQuestion(attempt, question.position, (old) => ({ ...old, isFinal: true, leftAt: at }));
}

function withSections(attempt: LocalAttempt, sections: Sections): LocalAttempt {
  if (sections === attempt.sections) return attempt;
  const before = openSection(attempt.sections);
  const now = openSection(sections);
  if (now === before) return { ...attempt, sections };
  // Extra minutes may lead back to the section before.
  const isLater = now !== null && before !== null && before < now;
  const timedOut = isLater && !isClosedByHand(sections, before) ? before : null;
  return inView({ ...attempt, sections, timedOut, overtaken: null });
}

/** With a question in view that may be; while the next one of an adaptive test is due, the last one stays. */
function inView(attempt: LocalAttempt): LocalAttempt {
  const section = openSection(attempt.sections);
  if (section === null || isNextDue(attempt)) return attempt;
  if (canShow(attempt, attempt.current)) return withVisited(attempt, attempt.current);
  const possible = attempt.questions.filter(({ position }) => canShow(attempt, position));
  const next = possible.find(({ revision, unsent }) => revision === 0 && unsent === null) ?? possible[0];
  const current = next?.position ?? attempt.sections.list[section - 1]?.first ?? 1;
  return withVisited({ ...attempt, current }, current);
}

function withVisited(attempt: LocalAttempt, position: number): LocalAttempt {
  if (attempt.visited.has(position)) return attempt;
  return { ...attempt, visited: new Set([...attempt.visited, position]) };
}

function withQuestions(attempt: LocalAttempt, received: ReadonlyArray<OpenQuestion>): LocalAttempt {
  const isNew = ({ position }: OpenQuestion) => !attempt.questions.some((known) => known.position === position);
  const added = received.filter(isNew).map(localQuestionOf);
  if (added.length === 0) return attempt;
  const questions = [...attempt.questions, ...added].toSorted((one, other) => one.position - other.position);
  return { ...attempt, questions };
}

function withRecords(attempt: LocalAttempt, received: ReadonlyArray<OpenRecord>): LocalAttempt {
  const news = received.filter(({ id, upTo }) => upTo > (attempt.records.find((known) => known.id === id)?.upTo ?? 0));
  if (news.length === 0) return attempt;
  const others = attempt.records.filter(({ id }) => news.every((record) => record.id !== id));
  return { ...attempt, records: [...others, ...news] };
}

/** Each answer once: a device may be offline for long. */
function withSent({ sent, item }: LocalQuestion): ReadonlyArray<unknown> {
  return sent.some((answer) => isSame(answer, item.answer)) ? sent : [...sent, item.answer];
}

/** Compared as the server stores it, which does not preserve the order of keys. */
function isSame(one: unknown, other: unknown): boolean {
  return inOrder(one) === inOrder(other);
}

function inOrder(answer: unknown): string | undefined {
  return JSON.stringify(answer, (_key, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

function applySaveReply(attempt: LocalAttempt, reply: SavedAnswer): LocalAttempt {
  const question = attempt.questions.find(({ position }) => position === reply.position);
  // Changed during its request: the newer answer is still to be sent, now based on the saved one.
  const isChangedSince = question?.unsent?.isInFlight === false;
  switch (reply.kind) {
    case "saved":
      return changeQuestion(attempt, reply.position, (old) => ({
        ...old,
        revision: Math.max(old.revision, reply.revision),
        unsent: isChangedSince ? old.unsent : null,
        sent: [],
      }));
    case "stale":
      // Not about the current answer, which may be newer still: the time each was given decides.
      if (isChangedSince) return changeQuestion(attempt, reply.position, (old) => ({ ...old, sent: [] }));
      // Not from elsewhere: an earlier answer of ours, whose acknowledgement was lost. The newer one is based on it.
      if (question?.unsent && question.sent.some((answer) => isSame(answer, reply.answer))) {
        return changeQuestion(attempt, reply.position, (old) => ({
          ...old,
          revision: reply.revision,
          unsent: old.unsent && { ...old.unsent, isInFlight: false },
          sent: [],
        }));
      }
      return {
        ...changeQuestion(attempt, reply.position, (old) => ({
          ...old,
          item: withAnswer(old.item, reply.answer),
          revision: reply.revision,
          unsent: null,
          sent: [],
        })),
        overtaken: reply.position,
      };
    case "late":
      return changeQuestion(attempt, reply.position, (old) => ({
        ...old,
        unsent: isChangedSince ? old.unsent : null,
        sent: [],
      }));
    case "refused":
      return changeQuestion(attempt, reply.position, (old) => ({
        ...old,
        unsent: isChangedSince ? old.unsent : old.unsent && { ...old.unsent, isInFlight: false, isRefused: true },
        sent: [],
      }));
    default:
      return reply satisfies never;
  }
}

/** Of two answers on one device the later one is the student's; whichever tab is first sends it. */
function applyStored(
  before: LocalQuestion,
  { answer, revision, flagged, isFlagUnsent, unsentSince, isFinal, leftAt, ...stored }: LocalAnswer,
): LocalQuestion {
  const confidence = stored.confidence ?? null;
  const isNewlyLeft = isFinal && (!before.isFinal || before.leftAt !== leftAt);
  const question = isNewlyLeft ? { ...before, isFinal, leftAt: leftAt ?? null } : before;
  const isFlagSent = question.isFlagUnsent && !isFlagUnsent && flagged === question.flagged;
  const old = isFlagUnsent
    ? { ...question, flagged, isFlagUnsent }
    : isFlagSent
      ? { ...question, isFlagUnsent }
      : question;
  if (unsentSince !== null) {
    if (old.unsent && unsentSince <= old.unsent.madeAt) return old;
    const unsent = { madeAt: unsentSince, isInFlight: false };
    return { ...old, item: withAnswer(old.item, answer), confidence, revision, unsent };
  }
  if (old.unsent ? !isSame(old.item.answer, answer) : revision <= old.revision) return old;
  const known = Math.max(revision, old.revision);
  return { ...old, item: withAnswer(old.item, answer), confidence, revision: known, unsent: null, sent: [] };
}

/** Adopts what another tab or device saved, unless something given here is still unsent. */
function applyServerAnswer(attempt: LocalAttempt, known: ServerAnswer): LocalAttempt {
  return changeQuestion(attempt, known.position, (question) => {
    const flagged = question.isFlagUnsent ? question.flagged : known.flagged;
    const isFinal = question.isFinal || known.isFinal;
    const isSame = flagged === question.flagged && isFinal === question.isFinal;
    const old = isSame ? question : { ...question, flagged, isFinal };
    return question.unsent || known.revision <= question.revision
      ? old
      : {
          ...old,
          item: withAnswer(question.item, known.answer),
          confidence: known.confidence ?? null,
          revision: known.revision,
        };
  });
}

/** In an adaptive test the last question is open again where the server has heard that it was left, and did not take it so. */
function takenBack(attempt: LocalAttempt, answers: ReadonlyArray<ServerAnswer>): LocalAttempt {
  const last = attempt.questions.at(-1);
  const known = answers.find(({ position }) => position === last?.position);
  const isUnsent = last?.leftAt !== null || (last.unsent !== null && !last.unsent.isRefused);
  if (!last || !isNextDue(attempt) || isUnsent || known?.isFinal !== false) return attempt;
  return changeQuestion(attempt, last.position, (question) => ({ ...question, isFinal: false }));
}

/** The questions whose answers are to be sent now. */
export function questionsToSend(attempt: LocalAttempt): LocalQuestion[] {
  return attempt.questions.filter(({ unsent }) => unsent && !unsent.isInFlight && !unsent.isRefused);
}

/** How many answers the server has not acknowledged, except those that it refuses. */
export function unsentCount(attempt: LocalAttempt): number {
  return attempt.questions.filter(({ unsent }) => unsent && !unsent.isRefused).length;
}

/** The positions whose current answers the server refuses. */
export function refusedPositions(attempt: LocalAttempt): number[] {
  return attempt.questions.filter(({ unsent }) => unsent?.isRefused).map(({ position }) => position);
}

/** The questions whose flags the server has not acknowledged. */
export function flagsToSend(attempt: LocalAttempt): LocalQuestion[] {
  return attempt.questions.filter(({ isFlagUnsent }) => isFlagUnsent);
}

/** What a question is called where its section is not at hand: its number, with its section if there are several. */
export function nameOf({ sections }: LocalAttempt, position: number): string {
  const { section, number } = placeOf(sections, position);
  return sections.list.length > 1 ? texts.numberInSection(number, section) : String(number);
}

/** The questions of which the server has not acknowledged that they were left for good. */
export function leftToSend(attempt: LocalAttempt): { position: number; leftAt: number }[] {
  return attempt.questions.flatMap(({ position, leftAt }) => (leftAt === null ? [] : [{ position, leftAt }]));
}

/** True while the question in view is final and its explanation is not here yet. */
export function isExplanationDue({ explained, questions, current }: LocalAttempt): boolean {
  if (explained === null || explained.has(current)) return false;
  return questions.some(({ position, isFinal }) => position === current && isFinal);
}

/** True once the server has acknowledged everything done here that decides what counts. */
export function isAllSent(attempt: LocalAttempt): boolean {
  const { unsent } = attempt.sections;
  return unsentCount(attempt) === 0 && leftToSend(attempt).length === 0 && unsent.length === 0;
}

/** True while anything done here is still unacknowledged. */
export function hasUnsent(attempt: LocalAttempt): boolean {
  return !isAllSent(attempt) || flagsToSend(attempt).length > 0;
}

export type SaveState = "saved" | "saving" | "stored-on-device" | "signed-out" | "refused" | "time-is-up";

/** The page's one line about saving. */
export function saveStateOf(attempt: LocalAttempt): SaveState {
  const isUnsent = hasUnsent(attempt);
  if (isUnsent && attempt.connection === "signed-out") return "signed-out";
  if (isUnsent && attempt.connection === "offline") return "stored-on-device";
  if (isOver(attempt)) return "time-is-up";
  if (isUnsent) return "saving";
  return refusedPositions(attempt).length > 0 ? "refused" : "saved";
}

function changeQuestion(
  attempt: LocalAttempt,
  position: number,
  change: (question: LocalQuestion) => LocalQuestion,
): LocalAttempt {
  return changeQuestions(attempt, (question) => (question.position === position ? change(question) : question));
}

function changeQuestions(attempt: LocalAttempt, change: (question: LocalQuestion) => LocalQuestion): LocalAttempt {
  const questions = attempt.questions.map(change);
  return questions.every((question, index) => question === attempt.questions[index])
    ? attempt
    : { ...attempt, questions };
}

/** What this device stores of a question. */
export function storedAnswerOf(question: LocalQuestion): StoredAnswer {
  const { item, revision, flagged, isFlagUnsent, unsent, isFinal, leftAt, confidence } = question;
  const also = { ...(isFinal && { isFinal, leftAt }), ...(confidence && { confidence }) };
  return { answer: item.answer, revision, flagged, isFlagUnsent, unsentSince: unsent?.madeAt ?? null, ...also };
}
