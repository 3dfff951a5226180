/** Replies to the forms about security, and the addresses that they redirect to. */
import { accountsTexts } from "../../../content/en/accounts.ts";
import { securityTexts } from "../../../content/en/security.ts";
import { localPath } from "../../../modules/accounts/rules.ts";

/** The pages of one role, and where to continue after setting up; null for `home`. */
export type SecurityAddresses = {
  home: string;
  setUp: string;
  recoveryCodes: string;
  switchOff: string;
  next: string | null;
};

export const STUDENT_ADDRESSES: SecurityAddresses = {
  home: "/account/security",
  setUp: "/account/security/second-factor",
  recoveryCodes: "/account/security/recovery-codes",
  switchOff: "/account/security/switch-off",
  next: null,
};

export const ADMIN_ADDRESSES: SecurityAddresses = {
  home: "/admin/account",
  setUp: "/admin/second-factor",
  recoveryCodes: "/admin/account/recovery-codes",
  switchOff: "/admin/account/switch-off",
  next: null,
};

/** The administrator's, with the page that had been asked for before setting up the second factor. */
export function adminAddressesIn(search: string): SecurityAddresses {
  const next = localPath(new URLSearchParams(search).get("next"));
  if (next === null) return ADMIN_ADDRESSES;
  return { ...ADMIN_ADDRESSES, setUp: `${ADMIN_ADDRESSES.setUp}?${new URLSearchParams({ next })}`, next };
}

/** The forms of these pages; each posts its name, so that the reply appears at the right one. */
const FORMS = ["password", "devices", "begin", "confirm"] as const;
export type SecurityForm = (typeof FORMS)[number];

/** Recovery codes, shown only once. */
export type ShownCodes = { codes: string[]; email: string; day: string };

export type Saved = keyof typeof securityTexts.saved;

/** The address that a form of a page posts to. */
export function withForm(page: string, form: SecurityForm): string {
  return `${page}${page.includes("?") ? "&" : "?"}form=${form}`;
}

/** The form named in an address. */
export function securityFormIn(search: string): SecurityForm | null {
  const name = new URLSearchParams(search).get("form");
  return FORMS.find((form) => form === name) ?? null;
}

/** The page with the message that something was saved. */
export function withSaved(home: string, saved: Saved): string {
  return `${home}?saved=${saved}`;
}

/** What was just saved, according to the address; null if nothing was. */
export function savedIn(search: string): Saved | null {
  const saved = new URLSearchParams(search).get("saved") ?? "";
  return isSaved(saved) ? saved : null;
}

function isSaved(text: string): text is Saved {
  return Object.hasOwn(securityTexts.saved, text);
}

/** Where these forms report a wrong password or code, and for how long further tries are refused. */
export const PROOF_WORDS = {
  "wrong-password": () => ({ errors: { password: accountsTexts.errors.currentPasswordWrong } }),
  "wrong-code": () => ({ errors: { code: accountsTexts.errors.codeWrong } }),
  limited: ({ minutes }: { minutes: number }) => accountsTexts.tooMany(minutes),
};
