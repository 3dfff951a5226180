/** People who are signed in, for tests and benchmarks that speak HTTP: sessions as a sign-in would have made them. */
import { eq } from "drizzle-orm";
import type { Id } from "../core/id.ts";
import type { Database } from "../db/client.ts";
import { users } from "../db/schema.ts";
import { createAccounts } from "../modules/accounts/auth.server.ts";
import type { Student } from "../modules/accounts/viewer.ts";
import { buildStudent } from "./build.ts";

/** Students with the cookie of a session each. `secret` is the SESSION_SECRET of the product they will speak to. */
export async function buildSignedInStudents(
  database: Pick<Database, "db" | "pool">,
  options: { secret: string; url: string; count: number },
): Promise<(Student & { cookie: string })[]> {
  const { db } = database;
  const accounts = accountsOf(database, options);
  const signedIn: (Student & { cookie: string })[] = [];
  for (let number = 0; number < options.count; number += 1) {
    const student = await buildStudent(db);
    signedIn.push({ ...student, cookie: await startSession(accounts, student.userId) });
  }
  return signedIn;
}

/** The cookie of a session of the one who has that address. Throws when nobody has. */
export async function buildSessionOf(
  database: Pick<Database, "db" | "pool">,
  options: { secret: string; url: string; email: string },
): Promise<string> {
  const [user] = await database.db.select({ id: users.id }).from(users).where(eq(users.email, options.email));
  if (!user) throw new Error(`Nobody has the address ${options.email}.`);
  return startSession(accountsOf(database, options), user.id);
}

function accountsOf(
  { db, pool }: Pick<Database, "db" | "pool">,
  { secret, url: publicUrl }: { secret: string; url: string },
) {
  const queue = { enqueue: async () => {} };
  return createAccounts({ db, pool, queue, secret, publicUrl, adminEmail: "admin@example.org" });
}

async function startSession(accounts: ReturnType<typeof createAccounts>, userId: Id<"user">): Promise<string> {
  const cookies = await accounts.startSession(userId, { headers: new Headers(), address: "" }, new Date());
  const session = cookies.find((cookie) => cookie.split("=")[0]?.endsWith("session_token"));
  return session?.split(";")[0] ?? "";
}
