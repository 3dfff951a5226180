/** Errors that carry their own explanation. Everything else that is thrown is a fault of the program. */

/** A mistake of whoever operates the product: one line that says what is wrong and what to do. No stack is shown. */
export class OperatorError extends Error {
  override name = "OperatorError";
}

/** What an unknown thrown value says of itself. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/** The same for the middle of a sentence of ours: without the full stop that some libraries end with. */
export function reasonOf(thrown: unknown): string {
  return messageOf(thrown).trimEnd().replace(/\.+$/, "");
}
