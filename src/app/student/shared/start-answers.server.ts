/** Answers to every way of starting a test. */
import { type RouterContextProvider, redirect } from "react-router";
import type { Id } from "../../../core/id.ts";
import type { Student } from "../../../modules/accounts/viewer.ts";
import { isDataRequestContext } from "../../context.ts";
import type { Entry } from "../../shared/attempts/opened-attempt.ts";
import { openForPage } from "../attempts/open-for-page.server.ts";

type Started = { attemptId: Id<"attempt"> };

/**
 * Leads into the attempt. The reply to a script brings a new attempt along, which its page would ask for next; an open one is read after
 * the device has sent what it has unsent of it (record 49).
 */
export function startAnswers(context: Readonly<RouterContextProvider>, student: Student) {
  const addressOf = ({ attemptId }: Started) => `/attempts/${attemptId}`;
  const enter = async (started: Started): Promise<Response | ({ status: 200 } & Entry)> => {
    const to = addressOf(started);
    if (!context.get(isDataRequestContext)) return redirect(to);
    const found = await openForPage(context, student, started.attemptId);
    return found.kind === "open" ? { status: 200, to, opened: found.opened } : redirect(to);
  };
  const refused = { inactive: 400, "too-many-open": 400, "no-questions": 400 } as const;
  return { started: enter, resumed: (open: Started) => redirect(addressOf(open)), ...refused };
}
