import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { allowLongStatements } from "../../../db/long-statements.ts";
import { students, users } from "../../../db/schema.ts";
import type { Accounts } from "../../accounts/auth.server.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { CHANGED_MAX } from "../bulk-forms.ts";
import { conditionOfSelection } from "../queries/list-students.server.ts";
import { minutesUntilInvitable } from "../rules.ts";
import type { SelectedStudents } from "../selected-students.ts";
import { type Inviting, mailInvitations } from "../student-mails.server.ts";

/** Students who are left out: somebody has signed up with the address, or the last invitation may still be on its way. */
export type NotInvited = { hasAccount: number; tooSoon: number };

export type InviteStudentsResult =
  | ({ kind: "invited"; count: number } & NotInvited)
  | ({ kind: "nobody-invited" } & NotInvited)
  | { kind: "too-many" }
  | { kind: "limited"; minutes: number };

/** Put into the queue at a time. */
const BATCH = 500;

/** Mails the invitation to those of the chosen students who have not signed up, as `inviteStudent` does to one. */
export async function inviteStudents(
  inviting: Inviting & Pick<Accounts, "limits">,
  admin: Admin,
  selected: SelectedStudents,
  now: Date,
): Promise<InviteStudentsResult> {
  return inviting.db.transaction(async (tx): Promise<InviteStudentsResult> => {
    await allowLongStatements(tx);
    const chosen = conditionOfSelection(selected);
    const all = await tx.$count(students, chosen);
    if (all > CHANGED_MAX) return { kind: "too-many" };
    const without = await tx
      .select()
      .from(students)
      .where(and(chosen, isNull(students.authId), isWithoutAccount()))
      .orderBy(asc(students.id))
      .for("no key update");
    const invited = without.filter(({ invitedAt }) => minutesUntilInvitable(invitedAt, now) === 0);
    const left = { hasAccount: all - without.length, tooSoon: without.length - invited.length };
    if (invited.length === 0) return { kind: "nobody-invited", ...left };
    const taken = await inviting.limits.take([{ limit: "messagesToStudentsOf", of: [admin.userId] }]);
    if (taken.kind === "limited") return taken;

    const ids = invited.map(({ id }) => id);
    await tx
      .update(students)
      .set({ invitedAt: now })
      .where(sql`${students.id} = any(${sql.param(ids)}::uuid[])`);
    for (let first = 0; first < invited.length; first += BATCH) {
      await mailInvitations(inviting, tx, invited.slice(first, first + BATCH), now);
    }
    await recordAudit(tx, admin, { action: "students.invited", after: { invited: invited.length, ...left } }, now);
    return { kind: "invited", count: invited.length, ...left };
  });
}

/** No account uses the address, proved or not. */
function isWithoutAccount(): SQL {
  return sql`not exists (select from ${users} where ${eq(users.email, sql`lower(${students.email})`)})`;
}
