/**
 * Encrypts what the database keeps and the product must read again (AES-256-GCM). A sealed text is bound to its owner: moved
 * to another row it cannot be opened. The key is made by HKDF for this one use, so it is not the one that signs the cookies.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

export type SecretBox = {
  /** Encrypts a text for `owner`, any text that identifies whose it is. */
  seal(text: string, owner: ReadonlyArray<string>): string;
  /** The text again; null when it was sealed for another owner, with another secret, or was changed since. */
  open(sealed: string, owner: ReadonlyArray<string>): string | null;
};

const ALGORITHM = "aes-256-gcm";
const KEY_BYTES = 32;
/** NIST SP 800-38D, 8.2: what is recommended for GCM. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const PURPOSE = "lamplight second factors";

/** The box of an installation. */
export function openSecretBox(secret: string): SecretBox {
  const key = Buffer.from(hkdfSync("sha256", secret, "", PURPOSE, KEY_BYTES));
  return {
    seal(text, owner) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(bytesOf(owner));
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed, "base64url");
      if (bytes.length <= NONCE_BYTES + TAG_BYTES) return null;
      const [nonce, tag] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)];
      const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(bytesOf(owner)).setAuthTag(tag);
      try {
        const body = bytes.subarray(NONCE_BYTES + TAG_BYTES);
        return Buffer.concat([decipher.update(body), decipher.final()]).toString("utf8");
      } catch {
        return null;
      }
    },
  };
}

function bytesOf(owner: ReadonlyArray<string>): Buffer {
  return Buffer.from(owner.join("\n"));
}
