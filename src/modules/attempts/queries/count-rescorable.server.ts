import type { Db } from "../../../db/client.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { openRescorer, type RescoreTarget } from "../rescoring.server.ts";
import { countAnswers } from "./rescore-preview.server.ts";

/** How many results these versions have scored that the version in use could score again. */
export async function countRescorable(db: Db, _admin: Admin, target: RescoreTarget): Promise<number> {
  const rescorer = await openRescorer(db, target);
  if (!rescorer) return 0;
  const groups = await countAnswers(db, target.questionId, rescorer.oldVersionIds);
  const rescorable = groups.filter(({ versionId, answer }) => rescorer.score(versionId, answer) !== null);
  return rescorable.reduce((sum, { count }) => sum + count, 0);
}
