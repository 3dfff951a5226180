/**
 * When the sections of an attempt open and close: a function of the plan and of what the student did, the same in the browser and on
 * the server, so that offline and online cannot differ. Pure; times are milliseconds since 1970.
 */

export type SectionPlan = {
  /** Its own clock, with the student's extra time; null for a section that only the clock of the test bounds. */
  ms: number | null;
  /** When it is closed before its time is over: whether the next one opens then, or waits for that time. */
  onEarlyEnd: "next" | "wait";
};

export type Breaks =
  /** By the index of the section before it. The next section opens when the break ends; the clock of the test stops meanwhile, or runs on. */
  | { kind: "fixed"; after: Readonly<Record<number, { ms: number; clock: "stops" | "runs" }>> }
  /** After any section but the last, as long as the pool lasts. What a section leaves of its time may be added to it. */
  | { kind: "pool"; ms: number; unusedSectionTime: "adds" | "lost" };

export type TestPlan = {
  /** The clock of the whole test, with extra time; null when it has none. Never beside a pool of break minutes. */
  ms: number | null;
  sections: ReadonlyArray<SectionPlan>;
  /** `may-return`: all sections are open from the start to the end, and none has a clock of its own. */
  leaving: "may-return" | "closes";
  breaks: Breaks;
};

/** Time that the institute gave at a moment of the attempt, beside what its clocks have; in the order of the moments. */
export type ExtraTime = { at: number; ms: number };

/** What the student did by hand: closed a section, ended the break after it. */
export type SectionEvents = { closedAt: number | null; breakEndedAt: number | null };

export type SectionTimes = {
  opensAt: number;
  /** When its time is over, by its own clock or that of the test; infinite without any. */
  closesAt: number;
  /** From then on nothing can be answered in it: closed by hand, or when its time is over. */
  endsAt: number;
  /** When the break after it begins, or the next one opens: after what is to be waited for. */
  breakFrom: number;
  /** When the next one opens: after what is to be waited for, and the break. */
  nextOpensAt: number;
};

/**
 * The times of each section, those to come as they will be if nothing more is done by hand.
 *
 * Extra time goes to the clock of the test and to that of the section which is open when it is given, or opens next (record 56). It
 * never opens what is closed.
 */
export function timelineOf(
  plan: TestPlan,
  startedAt: number,
  events: ReadonlyArray<SectionEvents> = [],
  extra: ReadonlyArray<ExtraTime> = [],
): ReadonlyArray<SectionTimes> {
  let testClosesAt = plan.ms === null ? Number.POSITIVE_INFINITY : startedAt + plan.ms;
  if (plan.leaving === "may-return") {
    for (const { at, ms } of extra) if (at < testClosesAt) testClosesAt += ms;
    const ends = { closesAt: testClosesAt, endsAt: testClosesAt, breakFrom: testClosesAt };
    return plan.sections.map(() => ({ opensAt: startedAt, ...ends, nextOpensAt: startedAt }));
  }
  let given = 0;
  let opensAt = startedAt;
  let pool = plan.breaks.kind === "pool" ? plan.breaks.ms : 0;
  return plan.sections.map((section, index) => {
    const { closedAt, breakEndedAt } = events[index] ?? { closedAt: null, breakEndedAt: null };
    let own = section.ms ?? Number.POSITIVE_INFINITY;
    const closes = () => Math.max(opensAt, Math.min(opensAt + own, testClosesAt));
    const ends = () => clamp(closedAt ?? closes(), opensAt, closes());
    const closesWithoutExtra = closes();
    for (let next = extra[given]; next && next.at < ends(); next = extra[given]) {
      own += next.ms;
      testClosesAt += next.ms;
      given += 1;
    }
    const [closesAt, endsAt] = [closes(), ends()];
    // Who closes a section early does not wait for minutes that were given in it.
    const breakFrom = section.onEarlyEnd === "wait" ? Math.max(endsAt, closesWithoutExtra) : endsAt;
    const fixed = plan.breaks.kind === "fixed" ? plan.breaks.after[index] : undefined;
    if (
      plan.breaks.kind === "pool" &&
      plan.breaks.unusedSectionTime === "adds" &&
      closesAt < Number.POSITIVE_INFINITY
    ) {
      pool += closesAt - breakFrom;
    }
    const isLast = index === plan.sections.length - 1;
    const longest = isLast || breakFrom === Number.POSITIVE_INFINITY ? 0 : (fixed?.ms ?? pool);
    const breakUntil = breakFrom + longest;
    const ended = clamp(breakEndedAt ?? breakUntil, breakFrom, breakUntil);
    const nextOpensAt = fixed?.clock === "runs" ? Math.min(ended, testClosesAt) : ended;
    if (longest > 0) {
      const taken = nextOpensAt - breakFrom;
      if (plan.breaks.kind === "pool") pool -= taken;
      else if (fixed?.clock === "stops") testClosesAt += taken;
    }
    const times = { opensAt, closesAt, endsAt, breakFrom, nextOpensAt };
    opensAt = nextOpensAt;
    return times;
  });
}

/** When nothing can be answered any more, if nothing more is done by hand; infinite for an untimed test. */
export function endOf(timeline: ReadonlyArray<SectionTimes>): number {
  return timeline.at(-1)?.endsAt ?? Number.POSITIVE_INFINITY;
}

/** True while the section takes answers. */
export function isOpenAt({ opensAt, endsAt }: SectionTimes, at: number): boolean {
  return opensAt <= at && at < endsAt;
}

export type Moment =
  /** These sections are open, by index: one, or all where the student may return. */
  | { kind: "sections"; open: ReadonlyArray<number> }
  /** Between two sections: a break, or the wait for the time of the one before. */
  | { kind: "between"; after: number; nextOpensAt: number }
  | { kind: "over" };

/** Where an attempt is at that time. */
export function momentAt(timeline: ReadonlyArray<SectionTimes>, at: number): Moment {
  const open = timeline.flatMap((times, index) => (isOpenAt(times, at) ? [index] : []));
  if (open.length > 0) return { kind: "sections", open };
  const after = timeline.findIndex(({ endsAt, nextOpensAt }) => endsAt <= at && at < nextOpensAt);
  const times = timeline[after];
  return times && after < timeline.length - 1
    ? { kind: "between", after, nextOpensAt: times.nextOpensAt }
    : { kind: "over" };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
