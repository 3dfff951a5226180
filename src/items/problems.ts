/** What is wrong with a question, as its author is told. */
import type { Problem } from "./contract.ts";

/** Something that blocks publishing. */
export function error(at: string, message: string): Problem {
  return { level: "error", at, message };
}

/** Something that may be meant. */
export function warning(at: string, message: string): Problem {
  return { level: "warning", at, message };
}
