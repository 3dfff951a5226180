/**
 * Parts of a text joined by spaces, without those that are absent. As one string they are one text node, which React replaces as a
 * whole (record 77).
 */
export function oneText(...parts: ReadonlyArray<string | false | null | undefined>): string {
  return parts.filter(Boolean).join(" ");
}
