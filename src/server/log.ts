/** The log of the process: one JSON line for each event on standard error, nothing personal, no secret. */
import pino, { type Logger } from "pino";

/** Names under which a secret could stand in a logged object. */
const SECRETS = ["password", "token", "secret", "cookie", "authorization", "email"];

export type Log = Logger;

/** The logger; quiet unless something needs attention, so that the console shows the address and not the traffic. */
export function openLog(): Log {
  return pino(
    {
      level: process.env.LOG_LEVEL ?? "warn",
      redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), censor: "(hidden)" },
      // A failed statement carries its parameters, and they are answers, names and hashes.
      serializers: { err: (error: unknown) => describeError(error, 0) },
    },
    pino.destination({ dest: 2, sync: false }),
  );
}

function describeError(error: unknown, depth: number): object {
  if (!(error instanceof Error)) return { message: typeof error === "object" ? "(not an error)" : String(error) };
  const message = error.message.split("\nparams:")[0] ?? "";
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
