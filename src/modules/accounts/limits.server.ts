/** How often passwords may be guessed, mails requested, answers of the sample test checked, tests started and questions reported. */
import type { Database } from "../../db/client.ts";
import { type Limiter, openLimiter, type Rule } from "../../db/limiter.server.ts";
import { LINKS_TO_ONE_MAILBOX } from "./rules.ts";

/**
 * Windows are short and those of one account small only together with the address, so that nobody can lock a student out from
 * elsewhere for long. An institute's whole class comes from one address, so those limits are high. The totals bound what many
 * addresses can cost in hashes and mails; no network can use more than half of them (`near`). Reasons and exceptions:
 * record 27.
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
  /** Wrong passwords in total: some three hashes a second, about half a core. */
  logins: { tries: 200, minutes: 1 },
  /** Sign-ups from one host that failed: each may have been an attempt to find out whether an address has an account. */
  signUpRefusedFrom: { tries: 20, minutes: 60, near: { tries: 60, minutes: 60 } },
  signUpFrom: { tries: 200, minutes: 60, near: { tries: 250, minutes: 10 } },
  /** Links sent to one mailbox that the requester need not own: of sign-ups, the newsletter and changes of address together. */
  linksTo: LINKS_TO_ONE_MAILBOX,
  /** Each sign-up is a hash, an account and a mail. */
  signUps: { tries: 1000, minutes: 10 },
  /** Each request is a mail to somebody. */
  recoverFrom: { tries: 30, minutes: 60, near: { tries: 100, minutes: 10 } },
  recoverToFrom: { tries: 3, minutes: 15, near: { tries: 3, minutes: 60 } },
  /**
   * As long as its links work: when the limit is reached, valid ones are in the mailbox. Separate from other mails, so that
   * those cannot use it up.
   */
  recoverTo: { tries: 6, minutes: 60 },
  /** To all unproved accounts of one mailbox. */
  recoverUnprovedTo: { tries: 6, minutes: 60 },
  recoverOnDevice: { tries: 3, minutes: 60 },
  /** Resets requested by the institute. */
  recoverByInstitute: { tries: 6, minutes: 60 },
  recovers: { tries: 500, minutes: 10 },
  verificationFrom: { tries: 60, minutes: 60, near: { tries: 200, minutes: 10 } },
  verificationTo: { tries: 3, minutes: 15 },
  verifications: { tries: 1000, minutes: 10 },
  /** Wrong codes of the second step. Only tries that have passed the first step count against an account. */
  secondStepToFrom: { tries: 6, minutes: 10, near: { tries: 10, minutes: 60 } },
  secondStepTo: { tries: 20, minutes: 60 },
  /** Wrong codes while an app is set up, by somebody who is signed in. */
  setUpCodeOf: { tries: 10, minutes: 10 },
  /** Mails telling the owner that somebody who knows the password is trying codes. */
  secondStepAlarmOf: { tries: 1, minutes: 24 * 60 },
  /** Wrong guesses of the current password by somebody who is signed in. */
  passwordOf: { tries: 8, minutes: 5 },
  /** Each request for another address is two mails. */
  addressChangeFrom: { tries: 60, minutes: 60, near: { tries: 100, minutes: 10 } },
  addressChangeOf: { tries: 5, minutes: 60 },
  addressChanges: { tries: 500, minutes: 10 },
  /** Files with all the data of one student. */
  ownDataOf: { tries: 5, minutes: 24 * 60 },
  /** Messages to several students: each may send thousands of mails. */
  messagesToStudentsOf: { tries: 20, minutes: 60 },
  /** Test mails that the administrator sends to check mail delivery. */
  testMailOf: { tries: 10, minutes: 10 },
  /** Answers of the public sample test, of a whole class several times over. */
  sampleCheckFrom: { tries: 1200, minutes: 10, near: { tries: 12_000, minutes: 10 } },
  sampleChecks: { tries: 60_000, minutes: 10 },
  /** Tests that one student starts: each stores its questions. */
  startsOf: { tries: 60, minutes: 60 },
  /** Counts of the questions that fit what one student chooses for a test: somebody who reads them asks for one a second at most. */
  countsOf: { tries: 120, minutes: 1 },
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
