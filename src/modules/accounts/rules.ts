/** Where people belong, and what may stand in an address. Pure. */
import type { Viewer } from "./viewer.ts";

/** How many recovery codes a set has, and from how few on the owner is asked to make new ones. */
export const RECOVERY_CODES = 10;
export const FEW_RECOVERY_CODES = 3;

/** The first page of whoever signed in. */
export function homeOf(viewer: Viewer): "/admin" | "/dashboard" {
  switch (viewer.kind) {
    case "admin":
      return "/admin";
    case "student":
      return "/dashboard";
    default:
      return viewer satisfies never;
  }
}

/**
 * The address to go to after signing in, when it is one of ours; null otherwise. It comes from the visitor, so nothing
 * that a browser could read as another site passes: `//host`, `/\host`, control characters.
 */
export function localPath(next: string | null): string | null {
  if (!next?.startsWith("/") || /^\/[/\\]|[\p{Cc}\\]/u.test(next)) return null;
  if (!URL.canParse(next, "http://here")) return null;
  const { host, pathname } = new URL(next, "http://here");
  // What is left of `/.//host` once its dots are gone.
  return host === "here" && !pathname.startsWith("//") ? next : null;
}

/**
 * What an address counts as when attempts are limited. A subscriber to IPv6 holds a whole /64, so it counts as one
 * place, or every attempt could come from a new address.
 */
export function placeOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!plain.includes(":")) return plain;
  const [left = "", right] = plain.toLowerCase().split("%")[0]?.split("::") ?? [];
  const head = left ? left.split(":") : [];
  const tail = right ? right.split(":") : [];
  const zeros =
    right === undefined ? [] : Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => "0");
  return `${[...head, ...zeros, ...tail]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
