/** Which passwords are guessed first, by anybody or by who knows whose it is. */
import { COMMON_PASSWORDS } from "./common-password-list.server.ts";
import { PASSWORD_MIN_LENGTH } from "./forms.ts";

const COMMON: ReadonlySet<string> = new Set(COMMON_PASSWORDS);
const PRODUCT_NAME = "Lamplight";
/** A shorter name stands in many words by chance. */
const SHORTEST_NAME = 4;
/** What must be left of a password without the names in it. */
const LEAST_BESIDE_NAMES = PASSWORD_MIN_LENGTH + 2;

/** Whom a password is for. */
export type PasswordOwner = { name: string; email: string; instituteName: string };

/** Whether a password stands on the list, in whatever case, or is one short thing said again and again. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  return COMMON.has(lower) || /^(.{1,3})\1+$/u.test(lower);
}

/**
 * Whether a password is little more than names that whoever guesses knows: the owner's, the one in the address, the
 * institute's, the product's. A long one may hold them.
 */
export function isMadeOfNames(password: string, { name, email, instituteName }: PasswordOwner): boolean {
  const mailbox = email.slice(0, email.lastIndexOf("@"));
  const names = [instituteName, PRODUCT_NAME, mailbox, name].flatMap((text) => [plain(text), ...wordsOf(text)]);
  const known = names.filter((word) => word.length >= SHORTEST_NAME).sort((one, other) => other.length - one.length);
  const whole = plain(password);
  const left = known.reduce((rest, word) => rest.replaceAll(word, ""), whole);
  return left !== whole && left.length < LEAST_BESIDE_NAMES;
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).map(plain);
}

function plain(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}
