/**
 * What the page knows of a running attempt, and every way it can change. Pure: no network, no storage, no clock of its
 * own, so that offline, a second device and lost replies can be tested as plain values.
 *
 * An answer is `unsent` from the moment it is given until the server has acknowledged exactly that answer.
 */
import { type OpenItem, withAnswer } from "../../../../items/registry/models.ts";

export type Unsent = {
  /** The server's time, as this device knows it, when the answer was given. Milliseconds since 1970. */
  madeAt: number;
  /** True while a request with this very answer is on its way. */
  isInFlight: boolean;
  /** True when the server does not take this very answer: it is not sent again, and stays here. */
  isRefused?: boolean;
};

export type Place = {
  position: number;
  item: OpenItem;
  /** The save of this answer that the server last told us of; 0 for none. */
  revision: number;
  flagged: boolean;
  /** True while the server has not acknowledged the flag as it is now. */
  isFlagUnsent: boolean;
  unsent: Unsent | null;
  /** What was sent of it since the last reply: the server may have saved any of these without our hearing of it. */
  sent: ReadonlyArray<unknown>;
};

/** Why answers and flags are not on their way to the server. */
export type Connection = "online" | "offline" | "signed-out";

export type Sitting = {
  places: ReadonlyArray<Place>;
  /** The position in view. */
  current: number;
  connection: Connection;
  /** True from zero on: nothing can be changed any more. */
  isLocked: boolean;
  /** True from the press until the server has the submission or it failed: what is handed in is what was there at the press. */
  isSubmitting: boolean;
  /** A position whose answer was replaced by a newer one from another tab or device, until the student moves on. */
  overtaken: number | null;
};

export type SittingEvent =
  | { kind: "answered"; position: number; answer: unknown; at: number }
  /** What this device remembers: from before this page was loaded, or from another tab. A page that was kept may be older. */
  | { kind: "recalled"; place: RememberedPlace; isPageOlder?: boolean }
  | { kind: "flagged"; position: number; flagged: boolean }
  | { kind: "flag-received"; position: number; flagged: boolean }
  | { kind: "flag-refused"; position: number; flagged: boolean }
  | { kind: "moved"; position: number }
  | { kind: "sending"; positions: ReadonlyArray<number> }
  | { kind: "received"; saved: ReadonlyArray<SavedReply> }
  | { kind: "not-received"; connection: Exclude<Connection, "online"> }
  | { kind: "synced"; places: ReadonlyArray<KnownPlace> }
  | { kind: "submitting" }
  | { kind: "not-submitted" }
  | { kind: "time-is-up" };

/** What the server says of one answer it was sent. */
export type SavedReply =
  | { kind: "saved"; position: number; revision: number }
  | { kind: "stale"; position: number; revision: number; answer: unknown }
  | { kind: "late"; position: number; isKept: boolean }
  | { kind: "refused"; position: number };

/** What the server knows of one answer. */
export type KnownPlace = { position: number; answer: unknown; revision: number; flagged: boolean };

/** What this device remembers of one answer: `unsentSince` is when it was given, null once the server has acknowledged it. */
export type RememberedPlace = KnownPlace & { isFlagUnsent: boolean; unsentSince: number | null };

/** The sitting as the server sent it: at the first question that was never answered. */
export function startSitting(
  questions: ReadonlyArray<{ position: number; item: OpenItem; revision: number; flagged: boolean }>,
): Sitting {
  return {
    places: questions.map((question) => ({ ...question, isFlagUnsent: false, unsent: null, sent: [] })),
    current: questions.find(({ revision }) => revision === 0)?.position ?? 1,
    connection: "online",
    isLocked: false,
    isSubmitting: false,
    overtaken: null,
  };
}

/** The next sitting after one event. Unknown positions change nothing. */
export function nextSitting(sitting: Sitting, event: SittingEvent): Sitting {
  switch (event.kind) {
    case "answered":
      if (!isEditable(sitting)) return sitting;
      return {
        ...changePlace(sitting, event.position, (place) => ({
          ...place,
          item: withAnswer(place.item, event.answer),
          unsent: { madeAt: event.at, isInFlight: false },
        })),
        overtaken: null,
      };
    case "recalled":
      return changePlace(sitting, event.place.position, (place) =>
        recall(event.isPageOlder ? { ...place, flagged: event.place.flagged } : place, event.place),
      );
    case "flagged":
      if (!isEditable(sitting)) return sitting;
      return changePlace(sitting, event.position, (place) => ({
        ...place,
        flagged: event.flagged,
        isFlagUnsent: true,
      }));
    case "flag-received":
      return {
        ...changePlace(sitting, event.position, (place) =>
          place.flagged === event.flagged ? { ...place, isFlagUnsent: false } : place,
        ),
        connection: "online",
      };
    case "flag-refused":
      return changePlace(sitting, event.position, (place) =>
        place.flagged === event.flagged ? { ...place, flagged: !event.flagged, isFlagUnsent: false } : place,
      );
    case "moved":
      if (sitting.isSubmitting || !sitting.places.some(({ position }) => position === event.position)) return sitting;
      return { ...sitting, current: event.position, overtaken: null };
    case "sending":
      return changePlaces(sitting, (place) =>
        place.unsent && event.positions.includes(place.position)
          ? { ...place, unsent: { ...place.unsent, isInFlight: true }, sent: withSent(place) }
          : place,
      );
    case "received":
      return event.saved.reduce(receive, { ...sitting, connection: "online" });
    case "not-received":
      return {
        ...changePlaces(sitting, (place) =>
          place.unsent ? { ...place, unsent: { ...place.unsent, isInFlight: false } } : place,
        ),
        connection: event.connection,
      };
    case "synced":
      return event.places.reduce(adopt, { ...sitting, connection: "online" });
    case "submitting":
      return { ...sitting, isSubmitting: true };
    case "not-submitted":
      return { ...sitting, isSubmitting: false };
    case "time-is-up":
      return sitting.isLocked ? sitting : { ...sitting, isLocked: true };
    default:
      return event satisfies never;
  }
}

/** True while answers and flags may be changed. */
export function isEditable({ isLocked, isSubmitting }: Sitting): boolean {
  return !isLocked && !isSubmitting;
}

/** Each answer once: a device may be offline for long. */
function withSent({ sent, item }: Place): ReadonlyArray<unknown> {
  return sent.some((answer) => isSame(answer, item.answer)) ? sent : [...sent, item.answer];
}

/** As the server stores it, which keeps no order of keys. */
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

function receive(sitting: Sitting, reply: SavedReply): Sitting {
  const place = sitting.places.find(({ position }) => position === reply.position);
  // Changed again while its request was on its way: the newer answer is still to be sent, now based on the saved one.
  const isChangedSince = place?.unsent?.isInFlight === false;
  switch (reply.kind) {
    case "saved":
      return changePlace(sitting, reply.position, (old) => ({
        ...old,
        revision: Math.max(old.revision, reply.revision),
        unsent: isChangedSince ? old.unsent : null,
        sent: [],
      }));
    case "stale":
      // Not of what is here now, which may be newer still: when each was given decides.
      if (isChangedSince) return changePlace(sitting, reply.position, (old) => ({ ...old, sent: [] }));
      // Not from elsewhere: an earlier answer of ours, whose acknowledgement was lost. The newer one builds on it.
      if (place?.unsent && place.sent.some((answer) => isSame(answer, reply.answer))) {
        return changePlace(sitting, reply.position, (old) => ({
          ...old,
          revision: reply.revision,
          unsent: old.unsent && { ...old.unsent, isInFlight: false },
          sent: [],
        }));
      }
      return {
        ...changePlace(sitting, reply.position, (old) => ({
          ...old,
          item: withAnswer(old.item, reply.answer),
          revision: reply.revision,
          unsent: null,
          sent: [],
        })),
        overtaken: reply.position,
      };
    case "late":
      return changePlace(sitting, reply.position, (old) => ({
        ...old,
        unsent: isChangedSince ? old.unsent : null,
        sent: [],
      }));
    case "refused":
      return changePlace(sitting, reply.position, (old) => ({
        ...old,
        unsent: isChangedSince ? old.unsent : old.unsent && { ...old.unsent, isInFlight: false, isRefused: true },
        sent: [],
      }));
    default:
      return reply satisfies never;
  }
}

/** Of two answers on one device the later one is the student's; whoever of the tabs comes first sends it. */
function recall(place: Place, { answer, revision, flagged, isFlagUnsent, unsentSince }: RememberedPlace): Place {
  const isFlagSent = place.isFlagUnsent && !isFlagUnsent && flagged === place.flagged;
  const old = isFlagUnsent ? { ...place, flagged, isFlagUnsent } : isFlagSent ? { ...place, isFlagUnsent } : place;
  if (unsentSince !== null) {
    if (old.unsent && unsentSince <= old.unsent.madeAt) return old;
    const unsent = { madeAt: unsentSince, isInFlight: false };
    return { ...old, item: withAnswer(old.item, answer), revision, unsent };
  }
  if (old.unsent ? !isSame(old.item.answer, answer) : revision <= old.revision) return old;
  const known = Math.max(revision, old.revision);
  return { ...old, item: withAnswer(old.item, answer), revision: known, unsent: null, sent: [] };
}

/** Takes over what another tab or device saved, unless something given here is still unsent. */
function adopt(sitting: Sitting, known: KnownPlace): Sitting {
  return changePlace(sitting, known.position, (place) => {
    const flagged = place.isFlagUnsent ? place.flagged : known.flagged;
    return place.unsent || known.revision <= place.revision
      ? { ...place, flagged }
      : { ...place, flagged, item: withAnswer(place.item, known.answer), revision: known.revision };
  });
}

/** The positions whose answers are to be sent now. */
export function positionsToSend(sitting: Sitting): Place[] {
  return sitting.places.filter(({ unsent }) => unsent && !unsent.isInFlight && !unsent.isRefused);
}

/** How many answers the server has not acknowledged, but for those that it does not take. */
export function unsentCount(sitting: Sitting): number {
  return sitting.places.filter(({ unsent }) => unsent && !unsent.isRefused).length;
}

/** The positions whose answers, as they are, the server does not take. */
export function refusedPositions(sitting: Sitting): number[] {
  return sitting.places.filter(({ unsent }) => unsent?.isRefused).map(({ position }) => position);
}

/** The places whose flags the server has not acknowledged. */
export function flagsToSend(sitting: Sitting): Place[] {
  return sitting.places.filter(({ isFlagUnsent }) => isFlagUnsent);
}

/** True while something given here, an answer or a flag, is still to be acknowledged. */
export function hasUnsent(sitting: Sitting): boolean {
  return unsentCount(sitting) > 0 || flagsToSend(sitting).length > 0;
}

export type SaveState = "saved" | "saving" | "kept-on-device" | "signed-out" | "refused" | "time-is-up";

/** The one line about saving that the page shows. */
export function saveStateOf(sitting: Sitting): SaveState {
  const isUnsent = hasUnsent(sitting);
  if (isUnsent && sitting.connection === "signed-out") return "signed-out";
  if (isUnsent && sitting.connection === "offline") return "kept-on-device";
  if (sitting.isLocked) return "time-is-up";
  if (isUnsent) return "saving";
  return refusedPositions(sitting).length > 0 ? "refused" : "saved";
}

function changePlace(sitting: Sitting, position: number, change: (place: Place) => Place): Sitting {
  return changePlaces(sitting, (place) => (place.position === position ? change(place) : place));
}

function changePlaces(sitting: Sitting, change: (place: Place) => Place): Sitting {
  const places = sitting.places.map(change);
  return places.every((place, index) => place === sitting.places[index]) ? sitting : { ...sitting, places };
}
