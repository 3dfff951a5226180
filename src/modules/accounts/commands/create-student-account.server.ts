import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { insertStudentAccount } from "../account-rows.server.ts";
import { hashing } from "../passwords/hash.server.ts";

export type CreateStudentResult =
  | { kind: "created"; userId: Id<"user">; studentId: Id<"student"> }
  | { kind: "exists" };

/** Makes a student who can sign in, with a proved address and without any mail: for the demo content and for tests. */
export async function createStudentAccount(
  db: Db,
  student: { name: string; email: string; password: string; course: string },
  now: Date,
): Promise<CreateStudentResult> {
  const { password, ...rest } = student;
  const passwordHash = await hashing.hash(password);
  const made = await db.transaction((tx) =>
    insertStudentAccount(tx, { ...rest, email: rest.email.toLowerCase(), emailVerified: true, passwordHash }, now),
  );
  return made ? { kind: "created", ...made } : { kind: "exists" };
}
