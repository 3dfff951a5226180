import { expect, test } from "vitest";
import { qrCodeOf } from "./qr-code.server.ts";
import { openSecretBox } from "./secret-box.server.ts";
import { newTotpSecret, stepOfCode, totpAddress } from "./totp.server.ts";

/** RFC 6238, appendix B: "12345678901234567890" in base32, and its codes for SHA-1, of which apps show the last six digits. */
const RFC_SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_234_567_890, "005924"],
  [20_000_000_000, "353130"],
])("the code of second %i is the one of RFC 6238", (second, code) => {
  expect(stepOfCode(RFC_SECRET, code, new Date(second * 1000))).toBe(Math.floor(second / 30));
});

test("what is no code has no step", () => {
  for (const code of ["", "28708", "2870820", "abcdef", "\0", "🙂🙂🙂"]) {
    expect(stepOfCode(RFC_SECRET, code, new Date(59_000))).toBeNull();
  }
});

test("secrets are 160 bits, and no two the same", () => {
  const secrets = Array.from({ length: 50 }, newTotpSecret);

  expect(new Set(secrets).size).toBe(50);
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
});

test("an institute and an address with any characters stand in the picture as they are", () => {
  const address = totpAddress({ secret: RFC_SECRET, institute: "Lamp: Nursing & Co?", email: "a+b@example.org" });
  const url = new URL(address);

  expect(url.searchParams.get("issuer")).toBe("Lamp: Nursing & Co?");
  expect(decodeURIComponent(url.pathname)).toContain("a+b@example.org");
  expect(url.searchParams.get("secret")).toBe(RFC_SECRET);
});

test("the picture has a light margin of four squares on all sides", () => {
  const { size, path } = qrCodeOf("otpauth://totp/x");
  const squares = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)]);

  expect(squares.length).toBeGreaterThan(100);
  for (const places of squares) {
    expect(Math.min(...places)).toBeGreaterThanOrEqual(4);
    expect(Math.max(...places)).toBeLessThan(size - 4);
  }
});

test("a sealed text opens for its owner with its secret, and is never the same twice", () => {
  const box = openSecretBox("a secret of tests, which is long enough for all");
  const sealed = box.seal("a lamp", ["factor", "asha"]);

  expect(box.open(sealed, ["factor", "asha"])).toBe("a lamp");
  expect(box.seal("a lamp", ["factor", "asha"])).not.toBe(sealed);
  expect(box.open(sealed, ["factor", "ravi"])).toBeNull();
  expect(openSecretBox("another secret").open(sealed, ["factor", "asha"])).toBeNull();
  const changed = Buffer.from(sealed, "base64url");
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(box.open(changed.toString("base64url"), ["factor", "asha"])).toBeNull();
  for (const nonsense of ["", "x", "A".repeat(20)]) expect(box.open(nonsense, ["factor", "asha"])).toBeNull();
});
