/** The accounts module on the database of a test, with the real queue: mails wait in it and can be read. */
import { sql } from "drizzle-orm";
import { afterAll } from "vitest";
import { z } from "zod/mini";
import { CONSENT_VERSION } from "../content/en/consent.ts";
import type { Db } from "../db/client.ts";
import { openQueue } from "../jobs/queue.server.ts";
import { setPassword } from "../modules/accounts/account-rows.server.ts";
import { type Accounts, type AdminTwoFactor, createAccounts } from "../modules/accounts/auth.server.ts";
import { signUp } from "../modules/accounts/commands/sign-up.server.ts";
import { verifyEmail } from "../modules/accounts/commands/verify-email.server.ts";
import type { SignUpForm } from "../modules/accounts/forms.ts";
import type { LinkPurpose } from "../modules/accounts/one-time-links.server.ts";
import { type Hashing, hashing as realHashing } from "../modules/accounts/passwords/hash.server.ts";
import { findViewer } from "../modules/accounts/queries/find-viewer.server.ts";
import type { Client, SetCookies } from "../modules/accounts/sessions.server.ts";
import type { Admin, Student } from "../modules/accounts/viewer.ts";
import { buildAdmin, unique } from "./build.ts";
import { db, pool } from "./test-db.ts";

export const ADMIN_EMAIL = "admin@example.org";
export const PASSWORD = "correct horse battery";
const SECRET = "a secret of tests, which is long enough for all";

const queue = await openQueue(pool);
afterAll(() => queue.stop());

/** Accounts as the server has them, but for slow hashes: most tests are not about them. */
export function openAccounts(
  over: { db?: Db; hashing?: Hashing; publicUrl?: string; secret?: string; adminTwoFactor?: AdminTwoFactor } = {},
): Accounts {
  return createAccounts({
    db,
    pool,
    queue,
    secret: SECRET,
    publicUrl: "http://localhost:3000",
    adminEmail: ADMIN_EMAIL,
    adminTwoFactor: "optional",
    hashing: quickHashing,
    ...over,
  });
}

/** For tests that are not about hashes. Those that were made without it are verified as they are. */
export const quickHashing: Hashing = {
  hash: async (password) => `quick:${password}`,
  verify: async (hash, password) =>
    hash.startsWith("quick:") ? hash === `quick:${password}` : realHashing.verify(hash, password),
};

let lastHost = 0;

/** A browser in a network that no other of this run is in, so that tests do not use up each other's limits. */
export function newClient(cookies: SetCookies = []): Client {
  lastHost += 1;
  const address = `10.${Math.floor(lastHost / 256) % 256}.${lastHost % 256}.1`;
  return { address, headers: headersWith(cookies) };
}

/** Request headers of a browser that was sent these cookies. */
export function headersWith(cookies: SetCookies): Headers {
  const pairs = cookies.map((cookie) => cookie.split(";")[0]);
  return new Headers({ "user-agent": "test", ...(pairs.length > 0 ? { cookie: pairs.join("; ") } : {}) });
}

/** A valid sign-up of somebody new. */
export function newSignUp(over: Partial<SignUpForm> = {}): SignUpForm {
  return {
    name: "Asha Verma",
    email: `${unique("asha")}@example.org`,
    password: PASSWORD,
    course: "NCLEX-RN",
    consent: CONSENT_VERSION,
    ...over,
  };
}

/** Somebody who has just signed up, with the cookies of that session. */
export async function signUpSomebody(
  accounts: Accounts,
  over: Partial<SignUpForm> = {},
): Promise<{ fields: SignUpForm; student: Student; cookies: SetCookies }> {
  const fields = newSignUp(over);
  const result = await signUp(accounts, newClient(), fields, new Date());
  if (result.kind !== "signed-up") throw new Error(`sign-up gave ${result.kind}`);
  const { viewer } = await findViewer(accounts, headersWith(result.setCookies), new Date());
  if (viewer?.kind !== "student") throw new Error("no student");
  return { fields, student: viewer, cookies: result.setCookies };
}

/** Somebody who has signed up and proved the address, with the cookies of that session and device. */
export async function signUpAndProve(
  accounts: Accounts,
  over: Partial<SignUpForm> = {},
): Promise<{ fields: SignUpForm; student: Student; cookies: SetCookies }> {
  const { fields, student, cookies } = await signUpSomebody(accounts, over);
  const token = await tokenMailedTo(fields.email, "verify-email");
  const result = await verifyEmail(accounts, student, { token, headers: headersWith(cookies) }, new Date());
  if (result.kind !== "verified") throw new Error(`the proof gave ${result.kind}`);
  return { fields, student: { ...student, emailVerified: true }, cookies: [...cookies, ...result.setCookies] };
}

/** An administrator of this test alone, with a password and a browser that is signed in. */
export async function buildSignedInAdmin(accounts: Accounts): Promise<{ admin: Admin; client: Client }> {
  const admin = await buildAdmin(db);
  await db.transaction(async (tx) => setPassword(tx, admin.userId, await quickHashing.hash(PASSWORD)));
  return { admin, client: newClient(await accounts.startSession(admin.userId, newClient(), new Date())) };
}

const QueuedMail = z.object({ template: z.string(), to: z.string(), props: z.record(z.string(), z.unknown()) });

/** The mails waiting for an address, oldest first. */
export async function mailsTo(email: string): Promise<z.infer<typeof QueuedMail>[]> {
  const { rows } = await db.execute(
    sql`select data from pgboss.job where name = 'send-mail' and data->>'to' = ${email} order by created_on, id`,
  );
  return rows.map((row) => QueuedMail.parse(row.data));
}

/** The token in the newest mail of a kind to an address. */
export async function tokenMailedTo(email: string, template: LinkPurpose | "invitation"): Promise<string> {
  const mail = (await mailsTo(email)).findLast((one) => one.template === template);
  const token = new URL(String(mail?.props.link)).searchParams.get("token");
  if (!token) throw new Error(`no ${template} link was mailed to ${email}`);
  return token;
}
