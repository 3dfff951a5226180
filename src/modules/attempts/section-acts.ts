/** What an act with a section comes to: closing one, ending the break after it. Pure. */
import { type ExtraTime, isOpenAt, type SectionEvents, type SectionTimes } from "../tests/timeline.ts";
import type { SectionAct } from "./save-protocol.ts";
import { type AttemptTimes, timelineOfAttempt } from "./sections.ts";

type Act = Pick<SectionAct, "section" | "act"> & {
  /** Milliseconds since 1970. */
  at: number;
};

/**
 * The events with this one, or null when nothing can be closed or ended so.
 *
 * A device that did not know of the latest extra minutes went on by the clocks it knew (record 56): then the sections before are over
 * when they were over there.
 */
export function eventsAfterAct(
  times: AttemptTimes,
  events: ReadonlyArray<SectionEvents>,
  extra: ReadonlyArray<ExtraTime>,
  act: Act,
): SectionEvents[] | null {
  const event = events[act.section - 1];
  if (!event || times.version.leavingASection !== "closes") return null;
  for (let known = extra.length; known >= 0; known -= 1) {
    const timeline = timelineOfAttempt(times, events, extra.slice(0, known));
    if (!isPossible(timeline[act.section - 1], act)) continue;
    const before = known === extra.length ? [...events] : asGoneThrough(events, timeline, act.section);
    const changed = act.act === "close" ? { ...event, closedAt: act.at } : { ...event, breakEndedAt: act.at };
    return before.with(act.section - 1, { ...before[act.section - 1], ...changed });
  }
  return null;
}

function isPossible(times: SectionTimes | undefined, { act, at }: Act): boolean {
  if (!times) return false;
  return act === "close" ? isOpenAt(times, at) : times.breakFrom <= at && at < times.nextOpensAt;
}

/** With the ends of all sections before this one, and of the breaks after them, as that timeline has them. */
function asGoneThrough(
  events: ReadonlyArray<SectionEvents>,
  timeline: ReadonlyArray<SectionTimes>,
  section: number,
): SectionEvents[] {
  return events.map((event, index) => {
    const times = timeline[index];
    if (!times || index >= section - 1) return event;
    return { closedAt: event.closedAt ?? times.endsAt, breakEndedAt: event.breakEndedAt ?? times.nextOpensAt };
  });
}
