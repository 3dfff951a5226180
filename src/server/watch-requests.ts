/**
 * Wraps every request, whatever answers it: gives it an id, counts it, logs it, and knows which are still in flight at
 * shutdown. No log line holds an address, a query or a body.
 */
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type CurrentRequest, inRequest } from "../core/current-request.server.ts";
import type { Log } from "./log.ts";
import type { Meter } from "./metrics.ts";
import type { Proxies } from "./proxies.ts";
import { SAFE_METHODS } from "./security.ts";

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export type RequestWatch = {
  around(handle: Handler): Handler;
  /** Requests in flight also close their connections, if their headers are not sent yet. Calls `onAnswer` after each response. */
  beginEnding(onAnswer: () => void): void;
};

const SLOW_MS = 1_000;
const TOO_MANY = 429;
/** Requests that no route answered: a wrong address, a refusal, a missing file. */
const NO_ROUTE = "(none)";
/** The password form and the second step. */
const LOG_IN = /^\/login\b/;
/** Requested every few seconds by monitoring. */
const HEALTH = new Set(["/healthz", "/readyz"]);

/** A failed sign-in or second step, or something that this viewer may not see or change (ASVS 16.3.1, 16.3.2). */
function isRefusal({ method, route }: CurrentRequest, status: number): boolean {
  if (LOG_IN.test(route)) return method === "POST" && status === 400;
  return status === 403 || (status === 401 && !SAFE_METHODS.has(method));
}

/** Watches the requests of one server. */
export function watchRequests(options: {
  log: Log;
  meter: Meter;
  proxies: Proxies;
  /** True if the process is about to end: connections then end with their next response. */
  isEnding(): boolean;
}): RequestWatch {
  const { log, meter, proxies, isEnding } = options;
  const unanswered = new Set<ServerResponse>();
  let onAnswered: (() => void) | null = null;

  function write(request: CurrentRequest, status: number | undefined, ms: number): void {
    const { id: requestId, method, route } = request;
    const isNotable = ms > SLOW_MS || (status !== undefined && (status >= 500 || status === TOO_MANY));
    const isRefused = status !== undefined && isRefusal(request, status);
    const level = isNotable || isRefused ? "warn" : "info";
    if (!log.isLevelEnabled(level) || (HEALTH.has(route) && !isNotable)) return;
    log[level]({ requestId, method, route, status, ms: Math.round(ms * 10) / 10 }, isRefused ? "refused" : "request");
  }

  return {
    around: (handle) => (incoming, outgoing) => {
      const began = performance.now();
      const { headers, socket, method = "" } = incoming;
      const peer = socket.remoteAddress;
      const forwardedFor = headers["x-forwarded-for"];
      const request: CurrentRequest = {
        id: proxies.requestIdOf(peer, headers["x-request-id"]) ?? randomUUID(),
        method,
        route: NO_ROUTE,
        address: proxies.clientOf(peer, Array.isArray(forwardedFor) ? forwardedFor.join() : forwardedFor),
      };
      meter.requestBegan();
      unanswered.add(outgoing);
      if (isEnding()) outgoing.setHeader("Connection", "close");
      outgoing.once("close", () => {
        unanswered.delete(outgoing);
        const ms = performance.now() - began;
        const status = outgoing.headersSent ? outgoing.statusCode : undefined;
        meter.requestEnded(request.route, method, status, ms);
        write(request, status, ms);
        onAnswered?.();
      });
      inRequest(request, () => handle(incoming, outgoing));
    },
    beginEnding(onAnswer) {
      onAnswered = onAnswer;
      for (const outgoing of unanswered) if (!outgoing.headersSent) outgoing.setHeader("Connection", "close");
    },
  };
}
