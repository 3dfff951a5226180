/** Says for a minute, and once, that the account of this browser was deleted just now. It opens nothing. */
import { dropCookie, readCookie, writeCookie } from "../../../core/cookies.ts";

type Site = { publicUrl: string };

const COOKIE = "left";
const SECONDS = 60;

/** The cookie for whoever has deleted the own account. */
export function deletedAccountCookie(site: Site): string {
  return writeCookie(site, COOKIE, "1", SECONDS);
}

/** The cookie that takes the mark away. */
export function dropDeletedAccountCookie(site: Site): string {
  return dropCookie(site, COOKIE);
}

/** Whether a request comes from who has just left. */
export function hasDeletedAccountCookie(site: Site, headers: Headers): boolean {
  return readCookie(site, headers, COOKIE) === "1";
}
