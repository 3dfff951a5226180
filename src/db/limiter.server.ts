/**
 * How often something may be tried. Counted in the database, so that it holds for all processes and through restarts.
 * A try is counted before it is made, so that many at once are counted too, and given back when it was an honest one.
 */
import { createHash } from "node:crypto";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Database } from "./client.ts";

export type Rule = { tries: number; minutes: number };

/** One thing to count: which limit, and who or what it counts for. */
export type Use<Name extends string> = { limit: Name; of: ReadonlyArray<string> };

export type Taken = { kind: "free" } | { kind: "limited"; minutes: number };

export type Limiter<Name extends string> = {
  /** Counts one try against each limit in order, up to the first that is used up. */
  take(uses: ReadonlyArray<Use<Name>>): Promise<Taken>;
  /** Takes one try back, which was no attack. */
  giveBack(use: Use<Name>): Promise<void>;
  /** Forgets all tries. */
  forget(use: Use<Name>): Promise<void>;
};

/** How far the clocks of two machines may be apart. */
const CLOCKS_APART_MS = 60_000;

/** The limits of one process; all processes on one database share the counts. A name stands in one set of rules only. */
export function openLimiter<Name extends string>(
  pool: Database["pool"],
  rules: Readonly<Record<Name, Rule>>,
): Limiter<Name> {
  const limiters = new Map<Name, RateLimiterPostgres>();
  const limiter = (name: Name) => {
    const known = limiters.get(name);
    if (known) return known;
    const made = new RateLimiterPostgres({
      storeClient: pool,
      storeType: "pool",
      tableName: "rate_limits",
      tableCreated: true,
      // One of them is enough to clear the table that all share.
      clearExpiredByTimeout: limiters.size === 0,
      keyPrefix: name,
      points: rules[name].tries,
      duration: rules[name].minutes * 60,
    });
    limiters.set(name, made);
    return made;
  };
  return {
    async take(uses) {
      for (const { limit, of } of uses) {
        const counter = limiter(limit);
        const consume = () => counter.consume(keyOf(of)).then(() => 0, waitOf);
        let waitMs = await consume();
        // No count lasts longer than its rule says. This one was begun by a clock that was ahead.
        if (waitMs > rules[limit].minutes * 60_000 + CLOCKS_APART_MS) {
          await counter.delete(keyOf(of));
          waitMs = await consume();
        }
        if (waitMs > 0) return { kind: "limited", minutes: minutesToWait(waitMs) };
      }
      return { kind: "free" };
    },
    async giveBack({ limit, of }) {
      await limiter(limit).reward(keyOf(of));
    },
    async forget({ limit, of }) {
      await limiter(limit).delete(keyOf(of));
    },
  };
}

/** Whole minutes to wait, never below 1. */
export function minutesToWait(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 60_000));
}

/** Neither addresses nor accounts can be read from the table. */
function keyOf(of: ReadonlyArray<string>): string {
  return createHash("sha256").update(of.join("\n")).digest("base64url");
}

/** A used-up limit rejects with how long it holds; anything else is a fault of the database. */
function waitOf(rejection: unknown): number {
  if (rejection instanceof RateLimiterRes) return Math.max(1, rejection.msBeforeNext);
  throw rejection;
}
