/** How often passwords may be guessed, mails asked for, answers of the sample test checked, tests started and questions reported. */
import type { Database } from "../../db/client.ts";
import { type Limiter, openLimiter, type Rule } from "../../db/limiter.server.ts";
import { LINKS_TO_ONE_MAILBOX } from "./rules.ts";

/**
 * Windows are short and those of one account small only together with the address, so that nobody can lock a student
 * out from elsewhere for long. An institute's whole class comes from one address, so those limits are high. Those of all
 * together bound what many addresses can cost: hashes and mails; no network has more than half of them (`near`). Why, and who passes all the same: docs/decisions/0027.
 */
export const RULES = {
  /** Wrong passwords from one host. */
  loginFrom: { tries: 60, minutes: 10, near: { tries: 80, minutes: 1 } },
  /** Wrong passwords for one account from one host. */
  loginToFrom: { tries: 8, minutes: 5, near: { tries: 24, minutes: 5 } },
  /** Wrong passwords for one account from all hosts together. */
  loginTo: { tries: 100, minutes: 10 },
  /** Wrong passwords for one account in one browser in which it signed in before. */
  loginOnDevice: { tries: 8, minutes: 5 },
  /** Wrong passwords of all: some three hashes a second, about half a core. */
  logins: { tries: 200, minutes: 1 },
  /** Sign-ups from one host that failed: each may have been an attempt to find out whether an address has an account. */
  signUpRefusedFrom: { tries: 20, minutes: 60, near: { tries: 60, minutes: 60 } },
  signUpFrom: { tries: 200, minutes: 60, near: { tries: 250, minutes: 10 } },
  /** Links to one mailbox that whoever asks for them need not own: of sign-ups, the newsletter and other addresses together. */
  linksTo: LINKS_TO_ONE_MAILBOX,
  /** Each sign-up is a hash, an account and a mail. */
  signUps: { tries: 1000, minutes: 10 },
  /** Each request is a mail to somebody. */
  recoverFrom: { tries: 30, minutes: 60, near: { tries: 100, minutes: 10 } },
  recoverToFrom: { tries: 3, minutes: 15, near: { tries: 3, minutes: 60 } },
  /** Its links work for as long: whoever is limited has some in the mailbox. Apart from other mails, so that those cannot hold them up. */
  recoverTo: { tries: 6, minutes: 60 },
  /** To all accounts of one mailbox that nobody has proved. */
  recoverUnprovedTo: { tries: 6, minutes: 60 },
  recoverOnDevice: { tries: 3, minutes: 60 },
  /** Those that the institute asks for. */
  recoverByInstitute: { tries: 6, minutes: 60 },
  recovers: { tries: 500, minutes: 10 },
  verificationFrom: { tries: 60, minutes: 60, near: { tries: 200, minutes: 10 } },
  verificationTo: { tries: 3, minutes: 15 },
  verifications: { tries: 1000, minutes: 10 },
  /** Wrong codes of the second step. Only who has passed the first one can count against an account. */
  secondStepToFrom: { tries: 6, minutes: 10, near: { tries: 10, minutes: 60 } },
  secondStepTo: { tries: 20, minutes: 60 },
  /** Wrong codes while an app is set up, by somebody who is signed in. */
  setUpCodeOf: { tries: 10, minutes: 10 },
  /** Mails that somebody who knows the password tries codes. */
  secondStepAlarmOf: { tries: 1, minutes: 24 * 60 },
  /** Wrong guesses of the current password by somebody who is signed in. */
  passwordOf: { tries: 8, minutes: 5 },
  /** Each request for another address is two mails. */
  addressChangeFrom: { tries: 60, minutes: 60, near: { tries: 100, minutes: 10 } },
  addressChangeOf: { tries: 5, minutes: 60 },
  addressChanges: { tries: 500, minutes: 10 },
  /** Files with all the data of one student. */
  ownDataOf: { tries: 5, minutes: 24 * 60 },
  /** Messages to several students: each may be thousands of mails. */
  messagesToStudentsOf: { tries: 20, minutes: 60 },
  /** Mails that the administrator sends to try the way out for mails. */
  testMailOf: { tries: 10, minutes: 10 },
  /** Answers of the public sample test, of a whole class several times over. */
  sampleCheckFrom: { tries: 1200, minutes: 10, near: { tries: 12_000, minutes: 10 } },
  sampleChecks: { tries: 60_000, minutes: 10 },
  /** Tests that one student starts: each stores its questions. */
  startsOf: { tries: 60, minutes: 60 },
  /** Reports of one student about questions: the institute reads each. */
  reportsOf: { tries: 20, minutes: 60 },
  reportsOfDay: { tries: 100, minutes: 24 * 60 },
} as const satisfies Record<string, Rule>;

type LimitName = keyof typeof RULES;

export type Limits = Limiter<LimitName>;

/** The limits of accounts. */
export function openLimits(pool: Database["pool"]): Limits {
  return openLimiter<LimitName>(pool, RULES);
}
