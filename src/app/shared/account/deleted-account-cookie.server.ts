/** A cookie that marks, for one minute and one page, that this browser's account was just deleted. It grants no access. */
import { dropCookie, readCookie, writeCookie } from "../../../core/cookies.ts";

type Site = { publicUrl: string };

const COOKIE = "left";
const SECONDS = 60;

/** The cookie that sets the mark. */
export function deletedAccountCookie(site: Site): string {
  return writeCookie(site, COOKIE, "1", SECONDS);
}

/** The cookie that clears the mark. */
export function dropDeletedAccountCookie(site: Site): string {
  return dropCookie(site, COOKIE);
}

/** True if the request carries the mark. */
export function hasDeletedAccountCookie(site: Site, headers: Headers): boolean {
  return readCookie(site, headers, COOKIE) === "1";
}
