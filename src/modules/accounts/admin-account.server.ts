/** What the administrator's account is made with. */
import { randomInt } from "node:crypto";

/** What the top bar of the admin area says. */
export const ADMIN_NAME = "Admin User";

/** No letters or digits that look like one another. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";
const GROUPS = 4;
const GROUP_LENGTH = 5;

/** A password to be read from a screen and typed once: groups of small letters and digits, about 99 bits. */
export function generatePassword(): string {
  const letter = () => ALPHABET[randomInt(ALPHABET.length)];
  const group = () => Array.from({ length: GROUP_LENGTH }, letter).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}
