/**
 * The mark of a browser in which somebody signed in before (OWASP, "Device Cookies"), given for proved addresses only. It opens nothing: its tries are
 * counted apart, so that who guesses at an account from elsewhere does not use up those of its owner.
 */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** The longest that browsers keep a cookie. */
const KEEP_SECONDS = 400 * 24 * 60 * 60;
const MARK_BYTES = 16;

export type KnownDevices = {
  /** The mark of this browser, when it is one for that address. */
  read(headers: Headers, email: string): string | null;
  /** The cookie of a browser in which that address has just signed in. */
  issue(email: string): string;
  /** The cookie that takes the mark away: from the browser of who has deleted the account. */
  drop(): string;
};

/** Marks that are signed with the secret of the installation, each for one address. */
export function openKnownDevices({ secret, isSecure }: { secret: string; isSecure: boolean }): KnownDevices {
  const name = `${isSecure ? "__Host-" : ""}lamplight.device`;
  // A signature of a mark must never be one of a session, nor of a mark from when unproved addresses got one.
  const key = createHmac("sha256", secret).update("known device of a proved address").digest();
  const signatureOf = (mark: string, email: string) =>
    createHmac("sha256", key).update(`${mark}\n${email}`).digest("base64url");

  const cookieOf = (value: string, seconds: number) =>
    `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly;${isSecure ? " Secure;" : ""} SameSite=Lax`;

  return {
    read(headers, email) {
      for (const entry of headers.get("cookie")?.split(";") ?? []) {
        const [ownName, value = ""] = entry.trim().split("=", 2);
        const [mark = "", signature = ""] = value.split(".", 2);
        if (ownName === name && mark !== "" && isSame(signature, signatureOf(mark, email))) return mark;
      }
      return null;
    },
    issue(email) {
      const mark = randomBytes(MARK_BYTES).toString("base64url");
      const value = `${mark}.${signatureOf(mark, email)}`;
      return cookieOf(value, KEEP_SECONDS);
    },
    drop: () => cookieOf("", 0),
  };
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
