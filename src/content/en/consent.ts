/**
 * What people agree to at sign-up. The wording is stored with the account, so a change of it, of the terms or of the privacy
 * notice needs a new version: the day from which they apply, never in the future, with a number from the second version of a day
 * on.
 */
import { localized } from "../texts.ts";

type Part = { text: string; to?: string };

/** In the time zone of the institutes, which are in India. */
export const CONSENT_DAY = "2026-11-29";
export const CONSENT_VERSION = CONSENT_DAY;

const parts: ReadonlyArray<Part> = [
  { text: "I am 18 or older. I agree to the " },
  { text: "Terms of Use", to: "/terms" },
  { text: " and to my personal data being used as the " },
  { text: "Privacy Notice", to: "/privacy" },
  { text: " describes." },
];

export const consentTexts = localized({
  parts,
  wording: parts.map(({ text }) => text).join(""),
  hint: "Both texts open in a new tab.",
  missing: "Please agree to the Terms of Use and the Privacy Notice to sign up.",
});
