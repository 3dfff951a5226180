/** The one door to otpauth: codes of authenticator apps (RFC 6238), with the values that every app takes. */
import { Secret, TOTP } from "otpauth";

/** RFC 4226, section 4: the length it recommends. */
const SECRET_BYTES = 20;
const STEP_SECONDS = 30;
const DIGITS = 6;
const APP_CODE = /^\d{6}$/;
/** A clock may be one step ahead or behind, and a code takes a moment to type (RFC 6238, section 5.2). */
const WINDOW = 1;

/** A fresh secret, in base32 as apps show it. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What an app reads from the picture: the secret, and under which name it lists the account. */
export function totpAddress(options: { secret: string; institute: string; email: string }): string {
  return totpOf(options.secret, { issuer: options.institute, label: options.email }).toString();
}

/** Whether a text looks like a code of an app. */
export function isAppCode(text: string): boolean {
  return APP_CODE.test(text);
}

/** The time step that a code belongs to, within the window around `now`; null when it is none of them. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  // Otpauth compares bytes, and throws when there are not as many.
  if (!isAppCode(code)) return null;
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta;
}

function totpOf(secret: string, name: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({
    ...name,
    algorithm: "SHA1",
    digits: DIGITS,
    period: STEP_SECONDS,
    secret: Secret.fromBase32(secret),
  });
}
