import { CONSENT_VERSION, consentTexts } from "../../../content/en/consent.ts";
import { newId } from "../../../core/id.ts";
import { mailboxOf } from "../../../core/mailbox.ts";
import { consents } from "../../../db/schema.ts";
import { loadSite } from "../../site/queries/load-site.server.ts";
import { mailVerification } from "../account-mails.server.ts";
import { insertStudentAccount } from "../account-rows.server.ts";
import type { Accounts } from "../auth.server.ts";
import type { SignUpForm } from "../forms.ts";
import { BUSY, unlessBusy } from "../passwords/busy.server.ts";
import { isCommonPassword, isMadeOfNames } from "../passwords/common.server.ts";
import { isAddressTaken } from "../queries/is-address-taken.server.ts";
import type { Client, SetCookies } from "../sessions.server.ts";
import { logSignIn } from "../sign-in/log.server.ts";

export type SignUpResult =
  | { kind: "signed-up"; setCookies: SetCookies }
  /** Also the answer for the administrator's address, whether it has an account yet or not (P4). */
  | { kind: "taken" }
  | { kind: "common-password" }
  /** The site's settings do not offer the course. */
  | { kind: "course-not-offered" }
  | { kind: "limited"; minutes: number };

/**
 * Makes a student with an account, signs in and mails the link that proves the address.
 *
 * User, password, student, enrolment, consent and mail are one transaction. Concurrent sign-ups with one address make one
 * account.
 */
export async function signUp(accounts: Accounts, client: Client, fields: SignUpForm, now: Date): Promise<SignUpResult> {
  const { name, email, password, course } = fields;
  if (isCommonPassword(password)) return { kind: "common-password" };
  const { signUpCourses, instituteName } = await loadSite(accounts.db);
  if (isMadeOfNames(password, { name, email, instituteName })) return { kind: "common-password" };
  if (!signUpCourses.includes(course)) return { kind: "course-not-offered" };

  const { limits } = accounts;
  const refused = { limit: "signUpRefusedFrom", of: [], from: client.address } as const;
  const mailbox = { limit: "linksTo", of: [mailboxOf(email)] } as const;
  const taken = await limits.take([
    { limit: "signUpFrom", of: [], from: client.address },
    refused,
    mailbox,
    { limit: "signUps", of: [] },
  ]);
  if (taken.kind === "limited") return taken;
  if (await isAddressTaken(accounts.db, accounts, email)) {
    await limits.giveBack(mailbox);
    return { kind: "taken" };
  }

  const passwordHash = await unlessBusy(() => accounts.hashing.hash(password));
  if (passwordHash === "busy") return BUSY;
  const made = await accounts.db.transaction(async (tx) => {
    const student = { name, email, emailVerified: false, passwordHash, course };
    const inserted = await insertStudentAccount(tx, student, now);
    if (!inserted) return null;
    const { userId } = inserted;
    const { wording } = consentTexts;
    await tx.insert(consents).values({ id: newId(), userId, version: CONSENT_VERSION, wording, agreedAt: now });
    await mailVerification(accounts, tx, { id: userId, name, email }, now);
    return inserted;
  });
  if (!made) return { kind: "taken" };
  await limits.giveBack(refused);
  const setCookies = await accounts.startSession(made.userId, client, now);
  await logSignIn(accounts.db, made.userId, client, now);
  return { kind: "signed-up", setCookies };
}
