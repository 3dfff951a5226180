/** Signed-in students for tests and benchmarks that speak HTTP: sessions as a sign-in would have made them. */
import type { Database } from "../db/client.ts";
import { createAccounts } from "../modules/accounts/auth.server.ts";
import type { Student } from "../modules/accounts/viewer.ts";
import { buildStudent } from "./build.ts";

/** Students with the cookie of a session each. `secret` is the SESSION_SECRET of the product they will speak to. */
export async function buildSignedInStudents(
  database: Database,
  options: { secret: string; url: string; count: number },
): Promise<(Student & { cookie: string })[]> {
  const { db, pool } = database;
  const queue = { enqueue: async () => {} };
  const { secret, url: publicUrl } = options;
  const accounts = createAccounts({ db, pool, queue, secret, publicUrl, adminEmail: "admin@example.org" });
  const signedIn: (Student & { cookie: string })[] = [];
  for (let number = 0; number < options.count; number += 1) {
    const student = await buildStudent(db);
    const cookies = await accounts.startSession(student.userId, new Headers());
    signedIn.push({ ...student, cookie: cookies.map((cookie) => cookie.split(";")[0]).join("; ") });
  }
  return signedIn;
}
