/**
 * The mark of a browser in which somebody signed in before (OWASP, "Device Cookies"), given for proved addresses only. It
 * grants no access: its tries are counted separately, so that guesses from elsewhere do not use up those of the owner.
 */
import { createHmac, randomBytes } from "node:crypto";
import { dropCookie, readCookie, writeCookie } from "../../../core/cookies.ts";
import { isSameText } from "../../../core/tokens.server.ts";

/** The longest that browsers keep a cookie. */
const KEEP_SECONDS = 400 * 24 * 60 * 60;
const COOKIE = "device";
const MARK_BYTES = 16;

export type KnownDevices = {
  /** The mark of this browser, when it is one for that address. */
  read(headers: Headers, email: string): string | null;
  /** The cookie of a browser in which that address has just signed in. */
  issue(email: string): string;
  /** The cookie that removes the mark, for a browser whose account was deleted. */
  drop(): string;
};

/** Marks that are signed with the secret of the installation, each for one address. */
export function openKnownDevices(options: { secret: string; publicUrl: string }): KnownDevices {
  // A signature of a mark must never be one of a session, nor of a mark from when unproved addresses got one.
  const key = createHmac("sha256", options.secret).update("known device of a proved address").digest();
  const signatureOf = (mark: string, email: string) =>
    createHmac("sha256", key).update(`${mark}\n${email}`).digest("base64url");

  return {
    read(headers, email) {
      const [mark = "", signature = "", ...rest] = readCookie(options, headers, COOKIE)?.split(".", 3) ?? [];
      return mark !== "" && rest.length === 0 && isSameText(signature, signatureOf(mark, email)) ? mark : null;
    },
    issue(email) {
      const mark = randomBytes(MARK_BYTES).toString("base64url");
      return writeCookie(options, COOKIE, `${mark}.${signatureOf(mark, email)}`, KEEP_SECONDS);
    },
    drop: () => dropCookie(options, COOKIE),
  };
}
