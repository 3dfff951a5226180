/** The log of the process: one JSON line for each event on standard error, nothing personal, no secret. */
import pino, { type DestinationStream, type Logger } from "pino";
import { currentRequest } from "../core/current-request.server.ts";
import type { Settings } from "./env.ts";

/** Names under which a secret could stand in a logged object. */
const SECRETS = ["password", "token", "secret", "cookie", "authorization", "email"];

export type Log = Logger;

/** The logger; quiet unless something needs attention, so that the console shows the address and not the traffic. */
export function openLog(
  level: Settings["logLevel"],
  destination: DestinationStream = pino.destination({ dest: 2, sync: false }),
): Log {
  return pino(
    {
      level,
      redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), censor: "(hidden)" },
      // The code that logs need not know which request it is for.
      mixin: () => {
        const request = currentRequest();
        return request ? { requestId: request.id, method: request.method, route: request.route } : {};
      },
      // A failed statement carries its parameters, and they are answers, names and hashes.
      serializers: { err: (error: unknown) => describeError(error, 0) },
    },
    destination,
  );
}

/** Messages from elsewhere may identify people: a mail server names the mailbox it refuses, a parser the address it was given. */
function withoutPeople(text: string): string {
  return text
    .replace(/(?<![^\s<>"'(),;:=])[^\s<>"'(),;:=]+@[^\s<>"'(),;]+/g, "(address)")
    .replace(/\btoken=[^\s&"']+/g, "token=(hidden)");
}

/** An error as it appears in the log. */
export function describeError(error: unknown, depth: number): object {
  if (!(error instanceof Error))
    return { message: typeof error === "object" ? "(not an error)" : withoutPeople(String(error)) };
  const message = withoutPeople(error.message.split("\nparams:")[0] ?? "");
  const code = "code" in error ? String(error.code) : undefined;
  const stack = (error.stack ?? "").split("\n").filter((line) => line.trimStart().startsWith("at "));
  return {
    name: error.name,
    message,
    code,
    stack: stack.join("\n"),
    cause: error.cause && depth < 3 ? describeError(error.cause, depth + 1) : undefined,
  };
}
