/** Links of invitations. They belong to a student without an account, and otherwise work as `one-time-links.server.ts` says. */
import { and, inArray, lt } from "drizzle-orm";
import { type Id, newId } from "../../../core/id.ts";
import { INVITATION_DAYS } from "../../../core/invitation.ts";
import type { Tx } from "../../../db/client.ts";
import { verifications } from "../../../db/schema.ts";
import { invitationOf } from "../invitations.server.ts";
import { createToken, hashOf } from "../one-time-links.server.ts";

const DAY_MS = 86_400_000;

/** Creates one token for each invited student, and deletes their expired ones. Earlier ones keep working. */
export async function issueInvitations(
  tx: Tx,
  studentIds: ReadonlyArray<Id<"student">>,
  now: Date,
): Promise<Map<Id<"student">, string>> {
  const tokens = new Map(studentIds.map((id) => [id, createToken(id)]));
  if (tokens.size === 0) return tokens;
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
  const isTheirs = inArray(verifications.identifier, studentIds.map(invitationOf));
  await tx.delete(verifications).where(and(isTheirs, lt(verifications.expiresAt, now)));
  await tx.insert(verifications).values(
    [...tokens].map(([id, token]) => ({
      ...{ id: newId(), identifier: invitationOf(id), value: hashOf(token) },
      ...{ expiresAt, createdAt: now, updatedAt: now },
    })),
  );
  return tokens;
}
