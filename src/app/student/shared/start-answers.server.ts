/** Answers to every way of starting a test. */
import { type RouterContextProvider, redirect } from "react-router";
import type { Id } from "../../../core/id.ts";
import type { Student } from "../../../modules/accounts/viewer.ts";
import { isDataRequestContext, logContext } from "../../context.ts";
import type { Entry } from "../../shared/attempts/opened-attempt.ts";
import { openForPage } from "../attempts/open-for-page.server.ts";
import { TAKES_ENTRY } from "./takes-entry.tsx";

type Started = { attemptId: Id<"attempt"> };

/**
 * Leads into the attempt. The reply to a page that takes it brings a new attempt along, which the page would ask for next; an open one is
 * read after the device has sent what it has unsent of it (record 49).
 */
export function startAnswers(context: Readonly<RouterContextProvider>, student: Student, fields?: FormData) {
  const takesEntry = context.get(isDataRequestContext) && fields?.has(TAKES_ENTRY);
  const addressOf = ({ attemptId }: Started) => `/attempts/${attemptId}`;
  const enter = async (started: Started): Promise<Response | ({ status: 200 } & Entry)> => {
    const to = addressOf(started);
    const found = takesEntry ? await openOrLog(context, student, started) : null;
    return found?.kind === "open" ? { status: 200, to, opened: found.opened } : redirect(to);
  };
  const refused = { inactive: 400, "too-many-open": 400, "no-questions": 400 } as const;
  return { started: enter, resumed: (open: Started) => redirect(addressOf(open)), ...refused };
}

/** The attempt is started already: its page asks once more where it cannot be read. */
async function openOrLog(context: Readonly<RouterContextProvider>, student: Student, { attemptId }: Started) {
  try {
    return await openForPage(context, student, attemptId);
  } catch (error) {
    context.get(logContext).error({ err: error }, "a started attempt could not be read");
    return null;
  }
}
