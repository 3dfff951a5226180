import type { Id } from "../../../core/id.ts";
import type { Accounts } from "../../accounts/auth.server.ts";
import { removeSecondFactor } from "../../accounts/commands/remove-second-factor.server.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { lockStudent } from "../lock-student.server.ts";

export type SwitchOffStudentsSecondFactorResult =
  | { kind: "switched-off" }
  /** It was off already, or there is no account yet. */
  | { kind: "off" }
  | { kind: "gone" };

/** Lets a student who has lost phone and recovery codes sign in with the password alone, and tells them by mail. */
export async function switchOffStudentsSecondFactor(
  accounts: Pick<Accounts, "db" | "queue" | "publicUrl">,
  admin: Admin,
  studentId: Id<"student">,
  now: Date,
): Promise<SwitchOffStudentsSecondFactorResult> {
  return accounts.db.transaction(async (tx): Promise<SwitchOffStudentsSecondFactorResult> => {
    const student = await lockStudent(tx, studentId);
    if (!student) return { kind: "gone" };
    const isOff = student.account && (await removeSecondFactor(accounts, tx, student.account.id));
    if (!isOff) return { kind: "off" };
    const subject = { id: studentId, name: student.name };
    await recordAudit(tx, admin, { action: "student.second-factor-off", subject }, now);
    return { kind: "switched-off" };
  });
}
