import type { Id } from "../../../core/id.ts";
import { findPasswordHash } from "../account-rows.server.ts";
import type { Accounts } from "../auth.server.ts";

export type ConfirmPasswordResult =
  | { kind: "confirmed" }
  | { kind: "wrong-password" }
  | { kind: "limited"; minutes: number };

/**
 * Checks the password of somebody who is signed in. Wrong guesses count towards the same limit as those of a change of
 * password.
 */
export async function confirmPassword(
  { db, hashing, limits }: Pick<Accounts, "db" | "hashing" | "limits">,
  userId: Id<"user">,
  password: string,
): Promise<ConfirmPasswordResult> {
  const guesses = { limit: "passwordOf", of: [userId] } as const;
  const taken = await limits.take([guesses]);
  if (taken.kind === "limited") return taken;
  const hash = await findPasswordHash(db, userId);
  if (hash === null || !(await hashing.verify(hash, password))) return { kind: "wrong-password" };
  await limits.forget(guesses);
  return { kind: "confirmed" };
}
