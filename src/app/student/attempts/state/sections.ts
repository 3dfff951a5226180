/**
 * Where a running attempt is among the sections of its test. Pure; the rules are those of the server (`modules/tests/timeline.ts`),
 * so that a device without network goes through the sections as the server will see it. Sections are numbered from 1.
 */
import type { OpenAttempt } from "../../../../modules/attempts/queries/open-attempt.server.ts";
import {
  type ExtraTime,
  isOpenAt,
  type Moment,
  momentAt,
  type SectionEvents,
  type SectionTimes,
  type TestPlan,
  timelineOf,
} from "../../../../modules/tests/timeline.ts";
import type { LocalAct } from "../../../shared/attempts/answer-sync.ts";

export type Sections = {
  plan: TestPlan;
  /** Milliseconds since 1970, by the server's time, as all times here. */
  startedAt: number;
  list: OpenAttempt["sections"];
  /** What the server has accepted, from here or from elsewhere. */
  events: ReadonlyArray<SectionEvents>;
  /** What the institute has given, as far as this page knows. */
  extra: ReadonlyArray<ExtraTime>;
  /** What was done here and the server has not accepted yet, in order. */
  unsent: ReadonlyArray<LocalAct>;
  timeline: ReadonlyArray<SectionTimes>;
  moment: Moment;
  clock: Clock;
};

/** What the time is left of, and when it is over; never where no clock runs. */
export type Clock = { of: "test" | "section" | "wait" | "break"; until: number };

/** The sections as the server sent them, at that time. */
export function sectionsOf({ plan, startedAt, sections, events, extra }: OpenAttempt, at: number): Sections {
  return recompute({ plan, startedAt: startedAt.getTime(), list: sections, events, extra, unsent: [] }, at);
}

/** The same at that time. */
export function sectionsAt(sections: Sections, at: number): Sections {
  const moment = momentAt(sections.timeline, at);
  const clock = clockAt(sections, moment, at);
  const isSame = JSON.stringify([moment, clock.of]) === JSON.stringify([sections.moment, sections.clock.of]);
  return isSame ? sections : { ...sections, moment, clock };
}

/** What the time runs down to at that moment. */
function clockAt({ plan, list, timeline }: Omit<Sections, "moment" | "clock">, moment: Moment, at: number): Clock {
  switch (moment.kind) {
    case "over":
      return { of: "test", until: at };
    case "sections": {
      const until = timeline[moment.open[0] ?? 0]?.closesAt ?? at;
      return { of: list.length > 1 && plan.leaving === "closes" ? "section" : "test", until };
    }
    case "between": {
      const times = timeline[moment.after];
      const from = times?.breakFrom ?? at;
      return at < from ? { of: "wait", until: from } : { of: "break", until: moment.nextOpensAt };
    }
    default:
      return moment satisfies never;
  }
}

/** True if the student may do this at the time that it names. */
export function isPossible({ list, plan, timeline }: Sections, { section, act, at }: LocalAct): boolean {
  const times = timeline[section - 1];
  if (!times || plan.leaving === "may-return" || section >= list.length) return false;
  return act === "close" ? isOpenAt(times, at) : times.breakFrom <= at && at < times.nextOpensAt;
}

/** After something was done here. The first one of its kind counts; what the server knows counts before all others. */
export function withAct(sections: Sections, act: LocalAct, at: number): Sections {
  const known = sections.unsent.find((other) => isSameAct(other, act));
  if (isAccepted(sections.events, act) || (known && known.at <= act.at)) return sections;
  const others = sections.unsent.filter((other) => !isSameAct(other, act));
  return recompute({ ...sections, unsent: [...others, act].toSorted((one, other) => one.at - other.at) }, at);
}

/** After the server said what it has accepted. */
export function withEvents(sections: Sections, events: ReadonlyArray<SectionEvents>, at: number): Sections {
  if (JSON.stringify(events) === JSON.stringify(sections.events)) return sections;
  const unsent = sections.unsent.filter((act) => !isAccepted(events, act));
  return recompute({ ...sections, events, unsent }, at);
}

/** After the server said what the institute has given. A page from the cache of the device may know less than this page. */
export function withExtra(sections: Sections, extra: ReadonlyArray<ExtraTime>, at: number): Sections {
  return minutesIn(extra) > minutesIn(sections.extra) ? recompute({ ...sections, extra }, at) : sections;
}

/** How many minutes that is. */
export function minutesIn(extra: ReadonlyArray<ExtraTime>): number {
  return extra.reduce((sum, { ms }) => sum + ms, 0) / 60_000;
}

/** Without what the server refuses. */
export function withoutAct(sections: Sections, refused: LocalAct, at: number): Sections {
  const unsent = sections.unsent.filter((act) => !isSameAct(act, refused));
  return unsent.length === sections.unsent.length ? sections : recompute({ ...sections, unsent }, at);
}

function recompute(sections: Omit<Sections, "timeline" | "moment" | "clock">, at: number): Sections {
  const { plan, startedAt, list, events, extra, unsent } = sections;
  const timeline = timelineOf(
    plan,
    startedAt,
    list.map((_section, index) => {
      const timeOf = (act: LocalAct["act"]) =>
        unsent.find((done) => done.section === index + 1 && done.act === act)?.at ?? null;
      return {
        closedAt: events[index]?.closedAt ?? timeOf("close"),
        breakEndedAt: events[index]?.breakEndedAt ?? timeOf("end-break"),
      };
    }),
    extra,
  );
  const moment = momentAt(timeline, at);
  const known = { ...sections, timeline };
  return { ...known, moment, clock: clockAt(known, moment, at) };
}

/** What is kept on the device of what the server has accepted. */
export function acceptedActs(events: ReadonlyArray<SectionEvents>): LocalAct[] {
  return events.flatMap(({ closedAt, breakEndedAt }, index): LocalAct[] => [
    ...(closedAt === null ? [] : [{ section: index + 1, act: "close" as const, at: closedAt }]),
    ...(breakEndedAt === null ? [] : [{ section: index + 1, act: "end-break" as const, at: breakEndedAt }]),
  ]);
}

/** The events of the server with one that this device knows to be accepted; those of a page from the cache may be older. */
export function eventsWith({ events, list }: Sections, act: LocalAct): SectionEvents[] {
  return list.map((_section, index) => {
    const known = events[index] ?? { closedAt: null, breakEndedAt: null };
    if (index !== act.section - 1) return known;
    return act.act === "close"
      ? { ...known, closedAt: known.closedAt ?? act.at }
      : { ...known, breakEndedAt: known.breakEndedAt ?? act.at };
  });
}

function isAccepted(events: ReadonlyArray<SectionEvents>, { section, act }: LocalAct): boolean {
  const known = events[section - 1];
  return (act === "close" ? known?.closedAt : known?.breakEndedAt) != null;
}

function isSameAct(one: LocalAct, other: LocalAct): boolean {
  return one.section === other.section && one.act === other.act;
}

export type SectionState = "open" | "closed" | "later";

/** Whether a section is open now, was, or will be. */
export function stateOf({ timeline, moment }: Sections, section: number): SectionState {
  if (moment.kind === "over") return "closed";
  const now = moment.kind === "sections" ? moment.open : [moment.after + 0.5];
  if (now.includes(section - 1)) return "open";
  return section - 1 < (now[0] ?? timeline.length) ? "closed" : "later";
}

/** True if a section was closed before its time was over. */
export function isClosedByHand({ timeline }: Sections, section: number): boolean {
  const times = timeline[section - 1];
  return times !== undefined && times.endsAt < times.closesAt;
}

/** True if the section of this position took answers at that time. */
export function takesAnswers(sections: Sections, position: number, at: number): boolean {
  const times = sections.timeline[placeOf(sections, position).section - 1];
  return times !== undefined && isOpenAt(times, at);
}

/** The first section that is open; null between two, and when all is over. */
export function openSection({ moment }: Sections): number | null {
  return moment.kind === "sections" ? (moment.open[0] ?? 0) + 1 : null;
}

/** In which section a position is, and its number there. */
export function placeOf({ list }: Sections, position: number): { section: number; number: number } {
  const index = list.findLastIndex(({ first }) => first <= position);
  return { section: index + 1, number: position - (list[index]?.first ?? 1) + 1 };
}
