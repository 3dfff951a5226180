/**
 * The rules of placing tokens in the gaps of a text. Unlike the slots of a bow-tie each gap is a place of its own, so a press says
 * either what is to be placed or where: whichever comes first is held until the other one follows.
 */

/** A gap, the tokens that it takes, and the one in it. A token is in one gap at most. */
export type Gap = { id: string; takes: ReadonlyArray<string>; token: string | null };

/** What was pressed first: a token that looks for its gap, or a gap that waits for its token. */
export type Held = { kind: "token"; id: string } | { kind: "gap"; id: string } | null;

/** What a press or a drop came to. Only `placed` and `taken-back` change what is in the gaps. */
export type GapStep =
  | { kind: "placed"; gaps: Gap[]; token: string; gap: string; other: string | null }
  | { kind: "taken-back"; gaps: Gap[]; token: string; gap: string }
  | { kind: "picked-up"; token: string }
  | { kind: "put-down"; token: string }
  | { kind: "waiting"; gap: string }
  | { kind: "not-waiting"; gap: string }
  | { kind: "refused"; token: string; gap: string };

type Gaps = ReadonlyArray<Gap>;

/** A token goes into the gap that waits, or the only one that takes it; one that is placed comes back, else it is picked up. */
export function pressToken(gaps: Gaps, held: Held, token: string): GapStep {
  const takers = gaps.filter(({ takes }) => takes.includes(token));
  const waiting = takers.find(({ id }) => held?.kind === "gap" && held.id === id);
  const filled = gaps.find((gap) => gap.token === token);
  if (waiting && waiting !== filled) return place(gaps, waiting, token);
  if (filled) return takeBack(gaps, filled, token);
  const [only, ...more] = takers;
  if (only && more.length === 0) return place(gaps, only, token);
  return held?.kind === "token" && held.id === token ? { kind: "put-down", token } : { kind: "picked-up", token };
}

/** A gap takes the token that was picked up; without one it gives its token back, or waits for one. */
export function pressGap(gaps: Gaps, held: Held, id: string): GapStep {
  const gap = gaps.find((one) => one.id === id);
  if (held?.kind === "token") return dropOnGap(gaps, held.id, id);
  if (gap && gap.token !== null) return takeBack(gaps, gap, gap.token);
  return held?.kind === "gap" && held.id === id ? { kind: "not-waiting", gap: id } : { kind: "waiting", gap: id };
}

/** A token goes where it is dropped, if that gap takes it. */
export function dropOnGap(gaps: Gaps, token: string, id: string): GapStep {
  const gap = gaps.find((one) => one.id === id);
  return gap?.takes.includes(token) ? place(gaps, gap, token) : { kind: "refused", token, gap: id };
}

/** A token that is dragged out of its gap is back among the others; one that was in none stays there. */
export function dropOnTokens(gaps: Gaps, token: string): GapStep {
  const gap = gaps.find((one) => one.token === token);
  return gap ? takeBack(gaps, gap, token) : { kind: "put-down", token };
}

/** What is held after a step. */
export function heldAfter(step: GapStep, held: Held): Held {
  switch (step.kind) {
    case "picked-up":
      return { kind: "token", id: step.token };
    case "waiting":
      return { kind: "gap", id: step.gap };
    case "refused":
      return held;
    case "placed":
    case "taken-back":
    case "put-down":
    case "not-waiting":
      return null;
    default:
      return step satisfies never;
  }
}

/** The token leaves the gap where it was; what was in the new one is back among the others. */
function place(gaps: Gaps, { id, token: other }: Gap, token: string): GapStep {
  const changed = gaps.map((gap) => {
    if (gap.id === id) return { ...gap, token };
    return gap.token === token ? { ...gap, token: null } : gap;
  });
  return { kind: "placed", gaps: changed, token, gap: id, other: other === token ? null : other };
}

function takeBack(gaps: Gaps, { id }: Gap, token: string): GapStep {
  const changed = gaps.map((gap) => (gap.id === id ? { ...gap, token: null } : gap));
  return { kind: "taken-back", gaps: changed, token, gap: id };
}
