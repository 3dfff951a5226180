/**
 * Tells "the database cannot be reached, or cannot write now" from every other fault: it is temporary, so the client is asked
 * to try again, and nothing is wrong with the request.
 */

/** The database did not answer in the time a page can wait. */
export class DatabaseSilentError extends Error {
  override name = "DatabaseSilentError";
  constructor() {
    super("the database does not answer");
  }
}

/** System error codes for a connection that cannot be made or is lost. */
const NETWORK_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);

/** Appendix A of PostgreSQL's manual: shutting down or starting, no room for a connection, on disk or in memory. */
const SERVER_CODES = new Set(["57P01", "57P02", "57P03", "53000", "53100", "53200", "53300", "58030", "25006"]);
const CONNECTION_CLASS = /^08[0-9A-Z]{3}$/;

/** node-postgres reports these by message only. */
const DRIVER_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed and is not queryable)/;

/** How many nested causes are followed; bounded because an error may be its own cause. */
const DEPTH = 5;

/** True if the database was away or out of room, so that the same request may work in a moment. */
export function isDatabaseAway(error: unknown): boolean {
  let cause: unknown = error;
  for (let depth = 0; depth < DEPTH && cause instanceof Error; depth += 1) {
    if (meansAway(cause)) return true;
    cause = cause.cause;
  }
  return false;
}

function meansAway(error: Error): boolean {
  if (error instanceof DatabaseSilentError || DRIVER_WORDS.test(error.message)) return true;
  const code = "code" in error ? String(error.code) : "";
  // ENOENT counts only for a missing socket, not for a missing file.
  if (code === "ENOENT") return "syscall" in error && error.syscall === "connect";
  if (code === "" && error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  return NETWORK_CODES.has(code) || SERVER_CODES.has(code) || CONNECTION_CLASS.test(code);
}
