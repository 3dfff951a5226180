import { inArray } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Tx } from "../../../db/client.ts";
import { verifications } from "../../../db/schema.ts";
import { invitationOf } from "../invitations.server.ts";

/** Invalidates all links that invite these students: the address is another one, or the student is gone. */
export async function dropInvitations(tx: Tx, ...studentIds: Id<"student">[]): Promise<void> {
  await tx.delete(verifications).where(inArray(verifications.identifier, studentIds.map(invitationOf)));
}
