/** Random tokens, and how they are stored and compared. */
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

const TOKEN_BYTES = 32;

/** A fresh token. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}

/** True if a text from an address could be a token; others are not looked up. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** What is stored of a token that must not be read from the database. */
export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** True if a text that was sent is exactly the one that is expected. How long that takes tells nothing about the expected one. */
export function isSameText(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
