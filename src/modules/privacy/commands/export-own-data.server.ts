import { dayOf } from "../../../core/days.ts";
import type { Accounts } from "../../accounts/auth.server.ts";
import { confirmWithCode } from "../../accounts/commands/confirm-with-code.server.ts";
import type { ProofForm } from "../../accounts/forms.ts";
import type { Client } from "../../accounts/sessions.server.ts";
import type { Student } from "../../accounts/viewer.ts";
import { recordSolutionsShown } from "../../attempts/commands/store-late-answers.server.ts";
import { loadSite } from "../../site/queries/load-site.server.ts";
import { writeOwnData } from "../queries/own-data.server.ts";

export type ExportOwnDataResult =
  | { kind: "file"; name: string; pieces: AsyncGenerator<string, void> }
  | { kind: "wrong-password" }
  | { kind: "wrong-code" }
  | { kind: "too-many-guesses" }
  | { kind: "too-many-files" };

/** The file with all of a student's data. Asks for the credentials again; limited to a few times a day. */
export async function exportOwnData(
  accounts: Accounts,
  student: Student,
  client: Client,
  { timeZone, ...proof }: ProofForm & { timeZone: string },
  now: Date,
): Promise<ExportOwnDataResult> {
  const { db, limits } = accounts;
  const confirmed = await confirmWithCode(accounts, student.userId, client, proof, now);
  if (confirmed.kind === "limited") return { kind: "too-many-guesses" };
  if (confirmed.kind !== "confirmed") return confirmed;
  const taken = await limits.take([{ limit: "ownDataOf", of: [student.userId] }]);
  if (taken.kind === "limited") return { kind: "too-many-files" };
  // It says which answers were right.
  await recordSolutionsShown(db, student, "all", now);
  const { instituteName: institute } = await loadSite(db);
  const name = `lamplight-data-${dayOf(now, timeZone)}.json`;
  return { kind: "file", name, pieces: writeOwnData(db, student, { institute, now }) };
}
