import { asc, inArray } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { verifications } from "../../../db/schema.ts";
import { LINK_MINUTES } from "../one-time-links.server.ts";

/** `purpose` is one of `LINK_MINUTES`. */
export type OpenLink = { purpose: string; mailedAt: Date; worksUntil: Date };

/** The links mailed to an account and not used yet, without their tokens. */
export async function listOpenLinks(db: Db, userId: Id<"user">): Promise<OpenLink[]> {
  const { identifier, createdAt: mailedAt, expiresAt: worksUntil } = verifications;
  const mailed = Object.keys(LINK_MINUTES).filter((purpose) => purpose !== "second-step");
  const rows = await db
    .select({ identifier, mailedAt, worksUntil })
    .from(verifications)
    .where(
      inArray(
        identifier,
        mailed.map((purpose) => `${purpose}:${userId}`),
      ),
    )
    .orderBy(asc(mailedAt));
  return rows.map(({ identifier: name, ...link }) => ({ purpose: name.split(":")[0] ?? "", ...link }));
}
