/** A cookie that puts off the reminder to confirm an address, for a week and in this browser. Another student or address is reminded. */
import { createHash } from "node:crypto";
import { readCookie, writeCookie } from "../../../core/cookies.ts";
import type { Student } from "../../../modules/accounts/viewer.ts";

type Site = { publicUrl: string };

const COOKIE = "reminder_put_off";
const WEEK_SECONDS = 7 * 24 * 60 * 60;

/** The cookie that puts it off. */
export function putOffCookie(site: Site, student: Pick<Student, "userId" | "email">): string {
  return writeCookie(site, COOKIE, markOf(student), WEEK_SECONDS);
}

/** True if this student has put off the reminder for this address. */
export function isPutOff(site: Site, headers: Headers, student: Pick<Student, "userId" | "email">): boolean {
  return readCookie(site, headers, COOKIE) === markOf(student);
}

/** The address is not in the cookie. */
function markOf({ userId, email }: Pick<Student, "userId" | "email">): string {
  return createHash("sha256").update(`${userId} ${email}`).digest("base64url").slice(0, 22);
}
