/**
 * A pool that reports slow statements: only their text, never their values, which are answers, names and hashes. A pool
 * without this costs nothing extra.
 */
import { AsyncResource } from "node:async_hooks";
import type { Pool, PoolClient } from "pg";
import { type CurrentRequest, currentRequest } from "../core/current-request.server.ts";
import { watchStatements } from "./statement-ends.ts";

export type SlowQuery = {
  statement: string;
  milliseconds: number;
  /** The request it belonged to; undefined outside of requests. */
  request: CurrentRequest | undefined;
};

const LONGEST_TEXT = 1_000;
const LOGGED_PER_SECOND_MAX = 10;

/**
 * Reports the first few slow statements of each second, then how many more there were: on an overloaded machine all are slow,
 * and logging each would add to the load.
 */
export function limitReports(
  report: (query: SlowQuery) => void,
  reportOmitted: (count: number) => void,
): (query: SlowQuery) => void {
  let reported = 0;
  let leftOut = 0;
  const endSecond = () => {
    if (leftOut > 0) reportOmitted(leftOut);
    reported = 0;
    leftOut = 0;
  };
  return (query) => {
    if (reported === 0) setTimeout(endSecond, 1_000).unref();
    if (reported < LOGGED_PER_SECOND_MAX) {
      reported += 1;
      report(query);
    } else {
      leftOut += 1;
    }
  };
}

/** Reports every statement on this pool that takes at least this long, failed ones too. */
export function watchPool(pool: Pool, thresholdMs: number, report: (query: SlowQuery) => void): void {
  pool.on("connect", (client) => watchConnection(client, thresholdMs, report));
  // A request that waited for a connection gets it in the async context of the one that released it, and would continue under
  // its name.
  pool.connect = new Proxy(pool.connect, {
    apply(connect, self, [callback]: unknown[]) {
      if (typeof callback !== "function") return Reflect.apply(connect, self, []);
      const inOwnName = AsyncResource.bind((...given: unknown[]) => Reflect.apply(callback, undefined, given));
      return Reflect.apply(connect, self, [inOwnName]);
    },
  });
}

function watchConnection(client: PoolClient, thresholdMs: number, report: (query: SlowQuery) => void): void {
  watchStatements(client, (sent) => {
    const began = performance.now();
    const request = currentRequest();
    return () => {
      const milliseconds = performance.now() - began;
      if (milliseconds >= thresholdMs) report({ statement: textOf(sent), milliseconds, request });
    };
  });
}

/** A statement as one line. */
function textOf(sent: unknown): string {
  const text = typeof sent === "object" && sent !== null && "text" in sent ? sent.text : sent;
  return String(text).replaceAll(/\s+/g, " ").trim().slice(0, LONGEST_TEXT);
}
