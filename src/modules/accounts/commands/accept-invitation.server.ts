import { eq, or } from "drizzle-orm";
import { CONSENT_VERSION, consentTexts } from "../../../content/en/consent.ts";
import { type Id, newId } from "../../../core/id.ts";
import type { Tx } from "../../../db/client.ts";
import { consents, students, users } from "../../../db/schema.ts";
import { loadSite } from "../../site/queries/load-site.server.ts";
import { mailPasswordChanged } from "../account-mails.server.ts";
import { insertUser, setPassword } from "../account-rows.server.ts";
import type { Accounts } from "../auth.server.ts";
import type { AcceptInvitationForm } from "../forms.ts";
import { findInvitation } from "../invitations.server.ts";
import { BUSY, unlessBusy } from "../passwords/busy.server.ts";
import { problemOfNewPassword } from "../passwords/problems.server.ts";
import { proveAddress } from "../prove-address.server.ts";
import type { Client, SetCookies } from "../sessions.server.ts";
import { logSignIn } from "../sign-in/log.server.ts";
import { dropInvitations } from "./drop-invitations.server.ts";

export type AcceptInvitationResult =
  /** The browser is a known device of the account from now on (record 27). */
  | { kind: "signed-up"; setCookies: SetCookies }
  | { kind: "invalid-link" }
  /** Somebody has proved the address since: its owner signs in. */
  | { kind: "has-account" }
  | { kind: "common-password" }
  | { kind: "limited"; minutes: number };

type Accepted = Pick<AcceptInvitationForm, "token" | "name"> & { passwordHash: string };

/**
 * Makes the account of an invited student by the link of the invitation, with the address proved, and signs in (P19, P40).
 *
 * The link came by mail, and the password is typed by the person who has it: together they are the proof that record 9 asks for.
 * An account that somebody else made with the address is taken over as by a new password from the mailbox: that password, its
 * sessions and its second factor end. A link works once; a refusal does not use it up.
 */
export async function acceptInvitation(
  accounts: Accounts,
  client: Client,
  { token, name, password }: Pick<AcceptInvitationForm, "token" | "name" | "password">,
  now: Date,
): Promise<AcceptInvitationResult> {
  const { db, limits } = accounts;
  const [invitation, { instituteName }] = await Promise.all([findInvitation(db, accounts, token, now), loadSite(db)]);
  if (invitation.kind !== "open") return invitation;
  const { email } = invitation;
  const problem = problemOfNewPassword(password, { name, email, instituteName }, false);
  if (problem) return { kind: "common-password" };
  const taken = await limits.take([
    { limit: "signUpFrom", of: [], from: client.address },
    { limit: "signUps", of: [] },
  ]);
  if (taken.kind === "limited") return taken;

  const passwordHash = await unlessBusy(() => accounts.hashing.hash(password));
  if (passwordHash === "busy") return BUSY;
  const accept = () => db.transaction((tx) => makeAccount(accounts, tx, { token, name, passwordHash }, now));
  // Once more when somebody else signed up with the address in between: that account is taken over.
  const made = (await accept()) ?? (await accept());
  if (!made) return BUSY;
  if (made.kind !== "made") return made;
  await limits.forget({ limit: "loginTo", of: [email] });
  const setCookies = await accounts.startSession(made.userId, client, now);
  await logSignIn(db, made.userId, client, now);
  return { kind: "signed-up", setCookies };
}

/** Null if an account with the address was made concurrently; nothing was written then. */
async function makeAccount(accounts: Accounts, tx: Tx, { token, name, passwordHash }: Accepted, now: Date) {
  const invitation = await findInvitation(tx, accounts, token, now);
  if (invitation.kind !== "open") return invitation;
  const { email, studentId } = invitation;
  // The account first, then the students by their ids, as in proving an address, to avoid deadlocks.
  const [unproved] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email)).for("update");
  const isInvited = eq(students.id, studentId);
  const isOneOf = unproved ? or(isInvited, eq(students.authId, unproved.id)) : isInvited;
  await tx.select({ id: students.id }).from(students).where(isOneOf).orderBy(students.id).for("update");
  const locked = await findInvitation(tx, accounts, token, now);
  if (locked.kind !== "open") return locked;
  if (locked.email !== email) return { kind: "invalid-link" } as const;
  const userId = unproved?.id ?? (await insertUser(tx, { name, email, emailVerified: false, passwordHash }));
  if (!userId) return null;

  await dropInvitations(tx, studentId);
  await proveAddress(accounts, tx, { userId, thisSession: "" }, now);
  if (unproved) {
    await setPassword(tx, userId, passwordHash);
    await mailPasswordChanged(accounts, tx, { name, email });
  }
  await tx.update(users).set({ name }).where(eq(users.id, userId));
  await tx.update(students).set({ name }).where(eq(students.authId, userId));
  await storeConsent(tx, userId, now);
  return { kind: "made", userId } as const;
}

async function storeConsent(tx: Tx, userId: Id<"user">, now: Date): Promise<void> {
  const { wording } = consentTexts;
  await tx.insert(consents).values({ id: newId(), userId, version: CONSENT_VERSION, wording, agreedAt: now });
}
