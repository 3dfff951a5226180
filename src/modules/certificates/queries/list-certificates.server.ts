import { desc, eq } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { certificates } from "../../../db/schema.ts";
import type { Viewer } from "../../accounts/viewer.ts";

export type ListedCertificate = {
  id: Id<"certificate">;
  /** Printed on the certificate and part of its address. */
  number: string;
  /** The course's title as it was. */
  course: string;
  issuedAt: Date;
  revokedAt: Date | null;
  /** Shown only to the institute; empty while it is valid. */
  revokedFor: string;
};

/** All certificates of a student, the newest first; there is at most one for each course. */
export async function listCertificates(
  db: Db,
  _viewer: Viewer,
  studentId: Id<"student">,
): Promise<ListedCertificate[]> {
  return db
    .select({
      id: certificates.id,
      number: certificates.number,
      course: certificates.course,
      issuedAt: certificates.issuedAt,
      revokedAt: certificates.revokedAt,
      revokedFor: certificates.revokedFor,
    })
    .from(certificates)
    .where(eq(certificates.studentId, studentId))
    .orderBy(desc(certificates.issuedAt), desc(certificates.id));
}
