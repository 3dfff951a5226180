/** POST /admin/messages/:kind/export-file: all messages of a kind as CSV, sent while they are read. */
import { data } from "react-router";
import { dayOf } from "../../../core/days.ts";
import { exportMessages } from "../../../modules/messages/commands/export-messages.server.ts";
import { isMessageKind } from "../../../modules/messages/rules.ts";
import { logContext, nowContext, servicesContext } from "../../context.ts";
import { sendFile } from "../../file-response.server.ts";
import { requireAdmin } from "../../guards.server.ts";
import type { Route } from "./+types/export-file";

export async function action({ context, params }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const { kind } = params;
  if (!isMessageKind(kind)) throw data(null, { status: 404 });
  const { db, timeZone } = context.get(servicesContext);
  const now = context.get(nowContext);
  const pieces = await exportMessages(db, admin, { kind, timeZone }, now);
  return sendFile(context.get(logContext), pieces, {
    name: `${kind}-${dayOf(now, timeZone)}.csv`,
    type: "text/csv; charset=utf-8",
  });
}
