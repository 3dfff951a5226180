/**
 * What one student does in an exam, and when. Pure: the same seed gives the same exam. All times are milliseconds from its
 * start.
 */
import { seededRandom } from "../../../src/core/random.ts";

export type Act =
  | { kind: "answer"; at: number; position: number; chosen: string }
  | { kind: "flag"; at: number; position: number; flagged: boolean }
  /** A section is closed; 1 is the first. The last one ends with the submission. */
  | { kind: "close"; at: number; section: number }
  /** The page is reloaded. */
  | { kind: "reload"; at: number }
  /** The student comes back from another tab: the page asks what the server has. */
  | { kind: "return"; at: number };

export type Plan = {
  /** The list of tests is opened. */
  opensAt: number;
  startsAt: number;
  /** Pressed twice, or in two tabs. */
  startsTwice: boolean;
  acts: Act[];
  /** Without network between these times, or null: answers given meanwhile are sent together. */
  offline: { from: number; until: number } | null;
  submitsAt: number;
  submitsTwice: boolean;
};

const OPTIONS = ["o1", "o2", "o3", "o4"];

/** Before the start students come and look at the list: an exam has a set time. */
const ARRIVAL_WINDOW_MS = 60_000;
const START_WINDOW_MS = 30_000;
const SUBMIT_WINDOW_MS = 60_000;
/** Of a short exam, no window is longer than this share. */
const LONGEST_WINDOW = 0.25;
/** The least between opening the list of tests and starting one. */
const LOOK_MS = 1_000;
const PAUSE_MS = { from: 3_000, to: 20_000 };
/** The least between the last answer of a section and its end, so that neither overtakes the other on a busy machine. */
const BEFORE_CLOSING_MS = 3_000;
const BEFORE_SUBMITTING_MS = 1_000;
const OFFLINE_MS = 20_000;

const SHARE = { twice: 0.05, offline: 0.04, flag: 0.12, reload: 0.03, return: 0.05, change: 0.12, skip: 0.08 };

/** The plan of student `index` in an exam of that many seconds, at a test whose sections have so many questions. */
export function planOf(seed: number, index: number, seconds: number, sections: ReadonlyArray<number>): Plan {
  const random = seededRandom(seed * 1_000_003 + index * 7_919);
  const end = seconds * 1000;
  const startWindow = Math.min(START_WINDOW_MS, end * LONGEST_WINDOW);
  const submitWindow = Math.min(SUBMIT_WINDOW_MS, end * LONGEST_WINDOW);
  const arrivalWindow = Math.min(ARRIVAL_WINDOW_MS, end * LONGEST_WINDOW);
  const startsAt = arrivalWindow + LOOK_MS + random() * (startWindow - LOOK_MS);
  const submitsAt = end - random() * submitWindow;
  return {
    opensAt: random() * arrivalWindow,
    startsAt,
    startsTwice: random() < SHARE.twice,
    acts: actsIn(sections, startsAt, submitsAt, random),
    offline: random() < SHARE.offline ? offlineBetween(startsAt, submitsAt, random) : null,
    submitsAt,
    submitsTwice: random() < SHARE.twice,
  };
}

/** Goes through the sections with the same time for each, and closes all but the last. */
function actsIn(sections: ReadonlyArray<number>, from: number, until: number, random: () => number): Act[] {
  const each = (until - from) / sections.length;
  const acts: Act[] = [];
  let questions = 0;
  for (const [index, count] of sections.entries()) {
    const isLast = index === sections.length - 1;
    const ends = isLast ? until : from + (index + 1) * each;
    const lastAt = ends - (isLast ? BEFORE_SUBMITTING_MS : BEFORE_CLOSING_MS);
    const positions = Array.from({ length: count }, (_, nth) => questions + nth + 1);
    acts.push(...actsBetween(positions, { from: from + index * each, until: lastAt }, random));
    if (!isLast) acts.push({ kind: "close", at: ends, section: index + 1 });
    questions += count;
  }
  return acts;
}

/** Answers the questions in order, skips some and comes back to them, until the time is over. */
function actsBetween(
  positions: ReadonlyArray<number>,
  { from, until }: { from: number; until: number },
  random: () => number,
): Act[] {
  const acts: Act[] = [];
  const open = [...positions];
  const answered: number[] = [];
  const flagged = new Set<number>();
  const anyOf = <T>(list: ReadonlyArray<T>): T | undefined => list[Math.floor(random() * list.length)];
  for (let at = from + pause(random); at < until; at += pause(random)) {
    if (random() < SHARE.reload) acts.push({ kind: "reload", at });
    else if (random() < SHARE.return) acts.push({ kind: "return", at });
    const isChange = answered.length > 0 && (open.length === 0 || random() < SHARE.change);
    if (!isChange && open.length > 1 && random() < SHARE.skip) open.push(...open.splice(0, 1));
    const position = isChange ? anyOf(answered) : open.shift();
    const chosen = anyOf(OPTIONS);
    if (position === undefined || chosen === undefined) continue;
    if (!isChange) answered.push(position);
    acts.push({ kind: "answer", at, position, chosen });
    if (random() < SHARE.flag) {
      if (!flagged.delete(position)) flagged.add(position);
      acts.push({ kind: "flag", at: at + 500, position, flagged: flagged.has(position) });
    }
  }
  return acts;
}

/** Squared: most answers are quick, some are thought over. */
function pause(random: () => number): number {
  return PAUSE_MS.from + random() ** 2 * (PAUSE_MS.to - PAUSE_MS.from);
}

/** Somewhere after the start, and over before the submission. */
function offlineBetween(startsAt: number, submitsAt: number, random: () => number) {
  const room = submitsAt - startsAt - OFFLINE_MS - 10_000;
  if (room <= 0) return null;
  const from = startsAt + 5_000 + random() * room;
  return { from, until: from + OFFLINE_MS };
}
