import { eq } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { certificates } from "../../../db/schema.ts";

/** What anyone with its number may know of a certificate. */
export type PublicCertificate = {
  number: string;
  name: string;
  course: string;
  issuedAt: Date;
  revokedAt: Date | null;
};

/** The certificate of that number, or null. */
export async function findCertificate(db: Db, number: string): Promise<PublicCertificate | null> {
  const [certificate] = await db
    .select({
      number: certificates.number,
      name: certificates.name,
      course: certificates.course,
      issuedAt: certificates.issuedAt,
      revokedAt: certificates.revokedAt,
    })
    .from(certificates)
    .where(eq(certificates.number, number));
  return certificate ?? null;
}
