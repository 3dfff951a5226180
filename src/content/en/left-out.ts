/** What an import left out, by its reasons: "Left out: 1 already there, 5 wrong." What is zero is not said. */
import { number } from "./numbers.ts";
export function leftOut(...reasons: [count: number, reason: string][]): string {
  const said = reasons.filter(([count]) => count > 0);
  return `Left out: ${said.map(([count, reason]) => `${number(count)} ${reason}`).join(", ")}.`;
}
