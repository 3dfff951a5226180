/** What an import left out, by its reasons: "Left out: 1 already there, 5 wrong." Zeros are omitted. */
import { number } from "./numbers.ts";
export function leftOut(...reasons: [count: number, reason: string][]): string {
  const mentioned = reasons.filter(([count]) => count > 0);
  return `Left out: ${mentioned.map(([count, reason]) => `${number(count)} ${reason}`).join(", ")}.`;
}
