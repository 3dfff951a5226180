/** Where each role belongs, and which addresses may be redirected to. Pure. */
import type { Viewer } from "./viewer.ts";

/** How many recovery codes a set has, and from how few on the owner is asked to make new ones. */
export const RECOVERY_CODES = 10;
export const FEW_RECOVERY_CODES = 3;

/** How many links a mailbox gets on the request of somebody who may not own it: record 34. */
export const LINKS_TO_ONE_MAILBOX = { tries: 5, minutes: 60 } as const;

/** The first page after signing in, by role. */
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

/** True while the viewer's address is not proved. */
export function isUnproved(viewer: Viewer): boolean {
  return viewer.kind === "student" && !viewer.emailVerified;
}

/** What is longer does not fit into the header of a redirect, once it is encoded. */
const NEXT_MAX = 2_000;

/** The data of a page as React Router requests it, and what would sign the user out at once. */
const NO_PAGE = /\.data$|^\/logout\/?$/i;

/**
 * The address to go to after signing in, encoded as a header takes it, when it is one of our pages; null otherwise. It comes from
 * the visitor, so nothing that a browser could read as another site passes: `//host`, `/\host`, control characters; nor does
 * what is far too long.
 */
export function localPath(next: string | null): string | null {
  if (!next?.startsWith("/") || next.length > NEXT_MAX || /^\/[/\\]|[\p{Cc}\\]/u.test(next)) return null;
  if (!URL.canParse(next, "http://here")) return null;
  const { host, pathname, search, hash } = new URL(next, "http://here");
  // What is left of `/.//host` once its dots are gone.
  return host === "here" && !pathname.startsWith("//") && !NO_PAGE.test(pathname) ? pathname + search + hash : null;
}
