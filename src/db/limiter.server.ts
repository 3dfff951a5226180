/**
 * Rate limits, counted in the database so that they hold for all processes and across restarts. A try is counted before it is
 * made, so that concurrent ones all count, and given back if it was legitimate.
 */
import { createHash } from "node:crypto";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { hostOf, networkOf } from "../core/client-network.ts";
import type { Database } from "./client.ts";

/**
 * `near` limits the whole network around the address a use comes `from`, far below the limit for everyone together: somebody
 * with many addresses must not be able to use that up.
 */
export type Rule = { tries: number; minutes: number; near?: { tries: number; minutes: number } };

/** One thing to count: which limit, who or what it counts for, and the address it comes from if that counts, too. */
export type Use<Name extends string> = { limit: Name; of: ReadonlyArray<string>; from?: string };

export type LimitResult =
  | { kind: "free" }
  /**
   * `minutes` until none of the limits applies; `isNear` if the one that refused was used up by other addresses of the
   * network.
   */
  | { kind: "limited"; minutes: number; isNear?: true };

export type Limiter<Name extends string> = {
  /**
   * Counts one try against each limit, stopping at the first that is used up: in the given order, but limits of addresses
   * first, then those of their networks.
   */
  take(uses: ReadonlyArray<Use<Name>>): Promise<LimitResult>;
  /** Gives one try back, because it was no attack. */
  giveBack(use: Use<Name>): Promise<void>;
  /** Forgets all tries. */
  forget(use: Use<Name>): Promise<void>;
};

/** A counter of the table, under the name of its rule. */
type Count = { name: string; rule: Rule; key: string; of: (typeof RANKS)[number] };

/** Limits shared by many are counted last, so that tries already refused do not count against them. */
const RANKS = ["host", "network", "all"] as const;

/** How far the clocks of two machines may differ. */
const CLOCKS_APART_MS = 60_000;

/** The limits of one process; all processes on one database share the counts. A name in two sets is one count with one rule. */
export function openLimiter<Name extends string>(
  pool: Database["pool"],
  rules: Readonly<Record<Name, Rule>>,
): Limiter<Name> {
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterOf = ({ name, rule }: Count) => {
    const known = limiters.get(name);
    if (known) return known;
    const made = new RateLimiterPostgres({
      storeClient: pool,
      storeType: "pool",
      tableName: "rate_limits",
      tableCreated: true,
      // One of them is enough to clear expired rows from the shared table.
      clearExpiredByTimeout: limiters.size === 0,
      keyPrefix: name,
      points: rule.tries,
      duration: rule.minutes * 60,
    });
    limiters.set(name, made);
    return made;
  };
  const countsOf = ({ limit, of, from }: Use<Name>): Count[] => {
    const { near, ...rule } = rules[limit];
    if (from === undefined) return [{ name: limit, rule, key: keyOf(of), of: "all" }];
    const host: Count = { name: limit, rule, key: keyOf([...of, hostOf(from)]), of: "host" };
    if (!near) return [host];
    return [host, { name: `${limit}-near`, rule: near, key: keyOf([...of, networkOf(from)]), of: "network" }];
  };
  /** How long until the next try is allowed; does not count as a try. */
  const waitLeft = async (count: Count) => {
    const found = await limiterOf(count).get(count.key);
    const isUsedUp = found !== null && found.consumedPoints >= count.rule.tries;
    return isUsedUp && !isAhead(found.msBeforeNext, count) ? found.msBeforeNext : 0;
  };
  return {
    async take(uses) {
      const counts = uses.flatMap(countsOf).sort((one, other) => RANKS.indexOf(one.of) - RANKS.indexOf(other.of));
      for (const count of counts) {
        const counter = limiterOf(count);
        const consume = () => counter.consume(count.key).then(() => 0, waitOf);
        let waitMs = await consume();
        if (isAhead(waitMs, count)) {
          await counter.delete(count.key);
          waitMs = await consume();
        }
        if (waitMs > 0) {
          const minutes = minutesToWait(Math.max(waitMs, ...(await Promise.all(counts.map(waitLeft)))));
          return { kind: "limited", minutes, ...(count.of === "network" && { isNear: true }) };
        }
      }
      return { kind: "free" };
    },
    async giveBack(use) {
      await Promise.all(countsOf(use).map((count) => limiterOf(count).reward(count.key)));
    },
    async forget(use) {
      await Promise.all(countsOf(use).map((count) => limiterOf(count).delete(count.key)));
    },
  };
}

/** No count lasts longer than its rule allows. One that does was started by a clock that was ahead, and is ignored. */
function isAhead(waitMs: number, { rule }: Count): boolean {
  return waitMs > rule.minutes * 60_000 + CLOCKS_APART_MS;
}

/** Whole minutes to wait, never below 1. */
export function minutesToWait(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 60_000));
}

/** A hash, so that neither addresses nor accounts can be read from the table. */
function keyOf(of: ReadonlyArray<string>): string {
  return createHash("sha256").update(of.join("\n")).digest("base64url");
}

/** A used-up limit rejects with the time left; any other rejection is a database fault. */
function waitOf(rejection: unknown): number {
  if (rejection instanceof RateLimiterRes) return Math.max(1, rejection.msBeforeNext);
  throw rejection;
}
