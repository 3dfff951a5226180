import { eq } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { newestFirst, orderBy } from "../../../db/keyset.ts";
import { signIns, students } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";

/** How many of a student's sign-ins are shown. */
export const SIGN_INS_SHOWN = 20;

export type ListedSignIn = {
  id: string;
  signedInAt: Date;
  /** Empty when it is not known; so is the next. */
  ipAddress: string;
  userAgent: string;
};

/** When and from where a student signed in, the newest first. */
export async function listSignIns(db: Db, _admin: Admin, studentId: Id<"student">): Promise<ListedSignIn[]> {
  return db
    .select({
      id: signIns.id,
      signedInAt: signIns.signedInAt,
      ipAddress: signIns.ipAddress,
      userAgent: signIns.userAgent,
    })
    .from(signIns)
    .innerJoin(students, eq(students.authId, signIns.userId))
    .where(eq(students.id, studentId))
    .orderBy(...orderBy(newestFirst(signIns.signedInAt, signIns.id)))
    .limit(SIGN_INS_SHOWN);
}
