/** Problems of a question, as reported to its author. */
import type { Problem } from "./contract.ts";

/** Something that blocks publishing. */
export function error(at: string, message: string): Problem {
  return { level: "error", at, message };
}

/** Something that may be intended. */
export function warning(at: string, message: string): Problem {
  return { level: "warning", at, message };
}
