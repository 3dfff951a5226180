/** The cookies of an installation behind TLS, through the whole life of a session. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { headersWith, newClient, openAccounts, signUpSomebody, tokenMailedTo } from "../../testing/accounts.ts";
import { db } from "../../testing/test-db.ts";
import { requestPasswordReset } from "./commands/request-password-reset.server.ts";
import { resetPassword } from "./commands/reset-password.server.ts";
import { signIn } from "./commands/sign-in.server.ts";
import { signOut } from "./commands/sign-out.server.ts";
import { findViewer } from "./queries/find-viewer.server.ts";

const secure = openAccounts({ publicUrl: "https://exams.example.org" });
const NOW = new Date();

/** What a browser asks of the prefix `__Host-`, and what keeps scripts and other sites away. */
function expectSafe(cookies: ReadonlyArray<string>): void {
  expect(cookies.length).toBeGreaterThan(0);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Host-lamplight\.[a-z_]+=/);
    expect(cookie).toMatch(/; Path=\/(;|$)/);
    expect(cookie).toMatch(/; HttpOnly(;|$)/);
    expect(cookie).toMatch(/; Secure(;|$)/);
    expect(cookie).toMatch(/; SameSite=Lax(;|$)/);
    expect(cookie).not.toMatch(/domain=/i);
  }
}

test("behind TLS every cookie can be set by this host alone: at sign-up, sign-in, when it is moved on, at sign-out", async () => {
  const { fields, student, cookies } = await signUpSomebody(secure);
  expectSafe(cookies);
  const again = await signIn(secure, newClient(), fields, NOW);
  if (again.kind !== "signed-in") throw new Error(again.kind);
  expectSafe(again.setCookies);

  const headers = headersWith(again.setCookies);
  expect(await findViewer(secure, headers, NOW)).toMatchObject({ viewer: student, setCookies: [] });
  await db.execute(sql`update sessions set expires_at = now() + interval '1 day' where user_id = ${student.userId}`);
  const moved = await findViewer(secure, headers, NOW);
  expect(moved).toMatchObject({ viewer: student });
  expectSafe(moved.setCookies);

  const dropped = await signOut(secure, headers);
  expectSafe(dropped);
  expect(dropped.join()).toContain("__Host-lamplight.session_token=; Max-Age=0");
  expect(await findViewer(secure, headers, NOW)).toMatchObject({ viewer: null, ended: true });
  expectSafe(secure.dropCookie());
});

test("a cookie that another host of the domain could have set is nobody's", async () => {
  const { cookies } = await signUpSomebody(secure);
  const tossed = cookies.map((cookie) => cookie.replace("__Host-", "__Secure-"));
  const bare = cookies.map((cookie) => cookie.replace("__Host-", ""));

  for (const headers of [headersWith(tossed), headersWith(bare)]) {
    expect(secure.readSessionCookie(headers)).toEqual({ kind: "none" });
  }
});

test("a link from the mailbox makes the browser a known device, and signs nobody in", async () => {
  const { fields } = await signUpSomebody(secure);
  await requestPasswordReset(secure, newClient(), fields.email, NOW);
  const token = await tokenMailedTo(fields.email, "reset-password");

  const result = await resetPassword(secure, { token, password: "another good one" }, NOW);

  if (result.kind !== "reset") throw new Error(result.kind);
  expectSafe(result.setCookies);
  const headers = headersWith(result.setCookies);
  expect(secure.knownDevices.read(headers, fields.email)).not.toBeNull();
  expect(await findViewer(secure, headers, NOW)).toMatchObject({ viewer: null, ended: false });
});

test("a cookie is read by the signature of its token, and a cookie sent again has the same", async () => {
  const plain = openAccounts({ secret: "a secret of at least thirty-two characters" });
  const token = "Qm9va2luZ1Rva2VuMDEyMzQ1Njc4OUFi";
  // Signature of this token and this secret by another program.
  const pair = `lamplight.session_token=${token}.h3Bn0nLrSwoAa8WJ5F%2FxrhNXQH%2BezEvme1a5KYVpouA%3D`;
  const headers = new Headers({ cookie: pair });
  expect(plain.readSessionCookie(headers)).toEqual({ kind: "signed", token });
  const { student } = await signUpSomebody(plain);
  await db.execute(sql`update sessions set token = ${token}, expires_at = now() + interval '1 day'
    where user_id = ${student.userId}`);

  const { viewer, setCookies } = await findViewer(plain, headers, NOW);

  expect(viewer).toEqual(student);
  expect(setCookies).toEqual([`${pair}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`]);
});

test("a signature counts only as it was written: other spellings of its bytes are forged", () => {
  const plain = openAccounts({ secret: "a secret of at least thirty-two characters" });
  const token = "Qm9va2luZ1Rva2VuMDEyMzQ1Njc4OUFi";
  const signature = "h3Bn0nLrSwoAa8WJ5F/xrhNXQH+ezEvme1a5KYVpouA=";
  const read = (value: string) =>
    plain.readSessionCookie(new Headers({ cookie: `lamplight.session_token=${encodeURIComponent(value)}` })).kind;
  expect(read(`${token}.${signature}`)).toBe("signed");

  const spellings = [
    signature.slice(0, -1),
    `${signature}=`,
    `${signature} `,
    `${signature.slice(0, 8)} ${signature.slice(8)}`,
    signature.replaceAll("/", "_").replaceAll("+", "-"),
    signature.replace("uA=", "uB="),
    `${signature}x`,
  ];
  for (const spelling of spellings) expect(read(`${token}.${spelling}`), spelling).toBe("forged");
});

test("the mark of a known device counts only as it was written", () => {
  const email = "known@example.org";
  const plain = openAccounts();
  const [pair = ""] = plain.knownDevices.issue(email).split(";");
  const read = (cookie: string) => plain.knownDevices.read(new Headers({ cookie }), email);
  expect(read(pair)).not.toBeNull();

  for (const added of [".", ".x", "=", "%20"]) expect(read(`${pair}${added}`), added).toBeNull();
});

test("a session that ended meanwhile is not moved on, and no token is told twice", async () => {
  const { student, cookies } = await signUpSomebody(secure);
  const again = await secure.startSession(student.userId, newClient(), NOW);
  const tokens = [cookies, again].map((sent) => {
    const read = secure.readSessionCookie(headersWith(sent));
    return read.kind === "signed" ? read.token : "";
  });
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
  expect(new Set(tokens).size).toBe(2);

  const [token = ""] = tokens;
  await db.execute(sql`update sessions set expires_at = now() - interval '1 second' where user_id = ${student.userId}`);
  expect(await secure.slideSession(token, new Date())).toEqual([]);
});
