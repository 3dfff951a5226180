import type { RouterContextProvider } from "react-router";
import type { Id } from "../../../core/id.ts";
import type { Student } from "../../../modules/accounts/viewer.ts";
import { openWithNext } from "../../../modules/attempts/commands/ask-next.server.ts";
import type { FoundAttempt } from "../../../modules/attempts/queries/open-attempt.server.ts";
import { nowContext, servicesContext } from "../../context.ts";
import type { OpenedAttempt } from "../../shared/attempts/opened-attempt.ts";

/** Opens an attempt with everything that its page is made from. */
export async function openForPage(
  context: Readonly<RouterContextProvider>,
  student: Student,
  attemptId: Id<"attempt">,
): Promise<{ kind: "open"; opened: OpenedAttempt } | Exclude<FoundAttempt, { kind: "open" }>> {
  const { db, timeZone } = context.get(servicesContext);
  const now = context.get(nowContext);
  const found = await openWithNext(db, student, attemptId, now);
  if (found.kind !== "open") return found;
  return { kind: "open", opened: { attempt: found.attempt, servedAt: now.getTime(), timeZone, owner: student.userId } };
}
