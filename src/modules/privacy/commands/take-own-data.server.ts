import { dayOf } from "../../../core/days.ts";
import type { Accounts } from "../../accounts/auth.server.ts";
import { confirmPassword } from "../../accounts/commands/confirm-password.server.ts";
import type { Student } from "../../accounts/viewer.ts";
import { findSite } from "../../site/queries/find-site.server.ts";
import { writeOwnData } from "../queries/own-data.server.ts";

export type TakeOwnDataResult =
  | { kind: "file"; name: string; pieces: AsyncGenerator<string, void> }
  | { kind: "wrong-password" }
  | { kind: "too-many-guesses" }
  | { kind: "too-many-files" };

/** The file with all of a student's data, for whoever is signed in and knows the password; a few times a day. */
export async function takeOwnData(
  accounts: Accounts,
  student: Student,
  { password, timeZone }: { password: string; timeZone: string },
  now: Date,
): Promise<TakeOwnDataResult> {
  const { db, limits } = accounts;
  const confirmed = await confirmPassword(accounts, student.userId, password);
  if (confirmed.kind === "limited") return { kind: "too-many-guesses" };
  if (confirmed.kind === "wrong-password") return confirmed;
  const taken = await limits.take([{ limit: "ownDataOf", of: [student.userId] }]);
  if (taken.kind === "limited") return { kind: "too-many-files" };
  const { instituteName: institute } = await findSite(db);
  const name = `lamplight-data-${dayOf(now, timeZone)}.json`;
  return { kind: "file", name, pieces: writeOwnData(db, student, { institute, now }) };
}
