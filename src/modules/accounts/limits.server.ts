/**
 * How often something may be tried. Counted in the database, so that it holds for all processes and through restarts.
 * A try is counted before it is made, so that many at once are counted too, and given back when it was an honest one.
 */
import { createHash } from "node:crypto";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Database } from "../../db/client.ts";
import { minutesToWait } from "./rules.ts";

type Rule = { tries: number; minutes: number };

/**
 * Windows are short and those of one account small only together with the address, so that nobody can lock a student
 * out from elsewhere for long. An institute's whole class comes from one address, so those limits are high.
 */
const RULES = {
  /** Wrong passwords from one place. */
  loginFrom: { tries: 60, minutes: 10 },
  /** Wrong passwords for one account from one place. */
  loginToFrom: { tries: 8, minutes: 5 },
  /** Wrong passwords for one account from all places together. */
  loginTo: { tries: 100, minutes: 10 },
  /** Sign-ups from one place that failed: each may have been a question whether an address has an account. */
  signUpRefusedFrom: { tries: 20, minutes: 60 },
  signUpFrom: { tries: 200, minutes: 60 },
  signUpAs: { tries: 10, minutes: 60 },
  /** Each request is a mail to somebody. */
  recoverFrom: { tries: 30, minutes: 60 },
  recoverToFrom: { tries: 3, minutes: 15 },
  recoverTo: { tries: 10, minutes: 60 },
  verificationFrom: { tries: 60, minutes: 60 },
  verificationTo: { tries: 3, minutes: 15 },
  /** Wrong guesses of the current password by somebody who is signed in. */
  passwordOf: { tries: 8, minutes: 5 },
} as const satisfies Record<string, Rule>;

type LimitName = keyof typeof RULES;

/** One thing to count: which limit, and who or what it counts for. */
export type Use = { limit: LimitName; of: ReadonlyArray<string> };

export type Taken = { kind: "free" } | { kind: "limited"; minutes: number };

export type Limits = {
  /** Counts one try against each limit in order, up to the first that is used up. */
  take(uses: ReadonlyArray<Use>): Promise<Taken>;
  /** Takes one try back, which was no attack. */
  giveBack(use: Use): Promise<void>;
  /** Forgets all tries. */
  forget(use: Use): Promise<void>;
};

/** The limits of one process; all processes on one database share the counts. */
export function openLimits(pool: Database["pool"]): Limits {
  const limiters = new Map<LimitName, RateLimiterPostgres>();
  const limiter = (name: LimitName) => {
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
      points: RULES[name].tries,
      duration: RULES[name].minutes * 60,
    });
    limiters.set(name, made);
    return made;
  };
  return {
    async take(uses) {
      for (const { limit, of } of uses) {
        const waitMs = await limiter(limit)
          .consume(keyOf(of))
          .then(() => 0, waitOf);
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

/** Neither addresses nor accounts can be read from the table. */
function keyOf(of: ReadonlyArray<string>): string {
  return createHash("sha256").update(of.join("\n")).digest("base64url");
}

/** A used-up limit rejects with how long it holds; anything else is a fault of the database. */
function waitOf(rejection: unknown): number {
  if (rejection instanceof RateLimiterRes) return Math.max(1, rejection.msBeforeNext);
  throw rejection;
}
