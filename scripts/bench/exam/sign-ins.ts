/** How students sign in with their passwords before an exam: nearly all of it is the hash, which is slow on purpose. */
import type { Id } from "../../../src/core/id.ts";
import type { Database } from "../../../src/db/client.ts";
import { setPassword } from "../../../src/modules/accounts/account-rows.server.ts";
import { hashing } from "../../../src/modules/accounts/passwords/hash.server.ts";
import { clientOf, openAgent } from "../client.ts";
import { Durations } from "../measure.ts";
import { pause } from "../stages.ts";

const PASSWORD = "a lamp for every bed";
const AT_ONCE = 8;
const FORM = "application/x-www-form-urlencoded";

type SigningIn = { userId: Id<"user">; email: string };

/** Signs these students in, some at a time, and says how many a second. Throws when one is refused. */
export async function measureSignIns(database: Database, url: string, students: ReadonlyArray<SigningIn>) {
  const { signIn, durations, end } = await openSignIns(database, url, students);
  const waiting = [...students];
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let student = waiting.pop(); student; student = waiting.pop()) await signIn(student);
    }),
  );
  end();
  return { perSecond: students.length / ((performance.now() - begun) / 1000), durations };
}

/** Signs these students in, each at a moment by chance within so many seconds. Throws when one is refused. */
export async function crowdOfSignIns(
  database: Database,
  url: string,
  students: ReadonlyArray<SigningIn>,
  seconds: number,
): Promise<Durations> {
  const { signIn, durations, end } = await openSignIns(database, url, students);
  await Promise.all(
    students.map(async (student) => {
      await pause(Math.random() * seconds * 1000);
      await signIn(student);
    }),
  );
  end();
  return durations;
}

async function openSignIns({ db }: Database, url: string, students: ReadonlyArray<SigningIn>) {
  const hash = await hashing.hash(PASSWORD);
  await db.transaction(async (tx) => {
    for (const { userId } of students) await setPassword(tx, userId, hash);
  });
  const agent = openAgent();
  const client = clientOf(url, "none=none", agent);
  const durations = new Durations();
  const signIn = async ({ email }: SigningIn) => {
    const form = new URLSearchParams({ email, password: PASSWORD }).toString();
    const sent = performance.now();
    const { status } = await client("POST", "/login", form, FORM);
    if (status !== 302) throw new Error(`Signing in was answered with ${status}.`);
    durations.add(performance.now() - sent);
  };
  return { signIn, durations, end: () => agent.destroy() };
}
