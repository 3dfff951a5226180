/** Errors that carry their own explanation. Everything else that is thrown is a fault of the program. */

/** An operator's mistake: one line that says what is wrong and what to do. No stack is shown. */
export class OperatorError extends Error {
  override name = "OperatorError";
}

/** The message of an unknown thrown value. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/** The same for the middle of a sentence: without the full stop that some libraries add. */
export function reasonOf(thrown: unknown): string {
  return messageOf(thrown)
    .trimEnd()
    .replace(/(?<!\.)\.+$/, "");
}
