/** An authenticator app for tests, whose codes can be asked for at any moment. */
import { Secret, TOTP } from "otpauth";

const STEP_MS = 30_000;

/** The code that an app with this key shows. */
export function codeAt(key: string, at: Date): string {
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: at.getTime() });
}

/** That many steps of 30 s later. */
export function stepsLater(at: Date, steps: number): Date {
  return new Date(at.getTime() + steps * STEP_MS);
}
