/** Which passwords are guessed first, by strangers or by somebody who knows the owner. */

import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "../forms.ts";
import { COMMON_PASSWORDS } from "./common-list.server.ts";
import { FIRST_TRIED_PASSWORDS } from "./first-tried.server.ts";
import { plainLetters, readSigns, wordsSpelledBy } from "./simple-spellings.ts";

const COMMON: ReadonlySet<string> = new Set([...COMMON_PASSWORDS, ...FIRST_TRIED_PASSWORDS]);
/** Shorter ones are letters that occur in many passwords by chance. */
const SHORTEST_WORD = 4;
const PRODUCT_NAME = "Lamplight";
/** A shorter name occurs in many words by chance. */
const SHORTEST_NAME = 4;
/** What must be left of a password without the names in it. */
const LEAST_BESIDE_NAMES = PASSWORD_MIN_LENGTH + 2;

/** Whom a password is for. */
export type PasswordOwner = { name: string; email: string; instituteName: string };

/** The words in the passwords of the list: with other digits behind them they are guessed as soon. */
const COMMON_WORDS: ReadonlySet<string> = new Set(
  COMMON_PASSWORDS.map((common) => common.replace(/^[^a-z]+|(?<![^a-z])[^a-z]+$/g, "")).filter((word) =>
    new RegExp(`^[a-z]{${SHORTEST_WORD},}$`).test(word),
  ),
);

/**
 * Whether a password is on the list, or a simple spelling of one that is: with capitals, signs for letters, digits and
 * signs at its ends, or twice. So is one short thing said again and again. What is longer than a password may be is not
 * looked at.
 */
export function isCommonPassword(password: string): boolean {
  if (password.length > PASSWORD_MAX_LENGTH) return false;
  const plain = plainLetters(password);
  if (isOnListOrRepeated(plain)) return true;
  for (const word of wordsSpelledBy(plain, isOnListOrRepeated)) {
    if (COMMON.has(word) || COMMON_WORDS.has(word) || COMMON.has(word.replace(/[^\p{L}]/gu, ""))) return true;
  }
  return false;
}

function isOnListOrRepeated(text: string): boolean {
  return COMMON.has(text) || /^(.{1,4})\1+$/u.test(text);
}

/**
 * Whether a password is little more than names that an attacker knows: the owner's, the address and what it is made of, the
 * institute's, the product's. A long one may hold them.
 */
export function isMadeOfNames(password: string, { name, email, instituteName }: PasswordOwner): boolean {
  const mailbox = email.slice(0, email.lastIndexOf("@"));
  const names = [instituteName, PRODUCT_NAME, email, mailbox, name].flatMap((text) => [plain(text), ...wordsOf(text)]);
  const known = names.filter((word) => word.length >= SHORTEST_NAME).sort((one, other) => other.length - one.length);
  return [password, ...readSigns(plainLetters(password))].map(plain).some((whole) => {
    const left = known.reduce((rest, word) => rest.replaceAll(word, ""), whole);
    return left !== whole && left.length < LEAST_BESIDE_NAMES;
  });
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).map(plain);
}

function plain(text: string): string {
  return plainLetters(text).replace(/[^\p{L}\p{N}]+/gu, "");
}
