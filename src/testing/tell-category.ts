import { CONSENT_VERSION } from "../content/en/consent.ts";
import type { Db } from "../db/client.ts";
import type { Student } from "../modules/accounts/viewer.ts";
import { saveOwnCategory } from "../modules/students/commands/save-own-category.server.ts";
import type { Candidate } from "../modules/tests/pass-rules.ts";

/** Lets the student tell it, with consent to both. */
export async function tellCategory(
  db: Db,
  student: Student,
  { category, hasDisability }: Candidate,
  now = new Date(),
): Promise<void> {
  const consent = CONSENT_VERSION;
  const disability = { hasDisability: "yes", disabilityConsent: consent } as const;
  await saveOwnCategory(db, student, { category, consent, ...(hasDisability && disability) }, now);
}
