/** What the page of one message does. */
import { type RouterContextProvider, redirect } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { errorTexts } from "../../../content/en/errors.ts";
import { messagesAdminTexts } from "../../../content/en/messages-admin.ts";
import { parseForm } from "../../../core/forms.ts";
import type { Admin } from "../../../modules/accounts/viewer.ts";
import { AnswerForm } from "../../../modules/messages/answer-form.ts";
import { answerMessage } from "../../../modules/messages/commands/answer-message.server.ts";
import { deleteMessage } from "../../../modules/messages/commands/delete-message.server.ts";
import { markMessage } from "../../../modules/messages/commands/mark-messages.server.ts";
import type { MessageKind } from "../../../modules/messages/rules.ts";
import { nowContext, servicesContext } from "../../context.ts";
import { dateWriter } from "../../dates.server.ts";
import { orFault, readForm, refuse } from "../../form-reply.server.ts";
import { requireAdmin } from "../../guards.server.ts";
import { carriedList, carryList } from "../shared/carried-list.ts";
import { withDone } from "../shared/done.ts";
import { listAddress, messageAddress } from "./addresses.ts";

type Context = Readonly<RouterContextProvider>;
type List = ReturnType<typeof carriedList>;
type Which = { kind: MessageKind; id: string };

/** Does what was asked and leads to where it shows. Throws the redirect; what it could not do is a reply. */
export async function actOnMessage(context: Context, request: Request, url: URL, which: Which) {
  const list = carriedList(url.search);
  const admin = requireAdmin(context);
  const fields = await readForm(request);
  switch (fields.get("intent")) {
    case "delete":
      return remove(context, admin, which, list);
    case "answer":
      return answer(context, admin, which, list, fields);
    default:
      return markUnread(context, admin, which, list);
  }
}

async function remove(context: Context, admin: Admin, which: Which, list: List) {
  const { db } = context.get(servicesContext);
  const result = await orFault(context, () => deleteMessage(db, admin, which, context.get(nowContext)));
  if (!result) return notDone("delete");
  throw redirect(withDone(listAddress(which.kind), list ?? "", result.kind === "deleted" ? "message-deleted" : "gone"));
}

async function markUnread(context: Context, admin: Admin, which: Which, list: List) {
  const { db } = context.get(servicesContext);
  const asked = { ...which, isRead: false };
  const result = await orFault(context, () => markMessage(db, admin, asked, context.get(nowContext)));
  if (!result) return notDone("unread");
  // To stay would mean to read it again.
  throw redirect(withDone(listAddress(which.kind), list ?? "", result.kind === "marked" ? "message-unread" : "gone"));
}

async function answer(context: Context, admin: Admin, which: Which, list: List, fields: FormData) {
  const form = parseForm(AnswerForm, fields);
  if (form.kind === "invalid") return refuse(400, form);
  const { messages, timeZone } = context.get(servicesContext);
  const write = dateWriter(timeZone);
  const sending = { messageId: which.id, answer: form.data, writeDay: (at: Date) => write(at).text };
  const result = await orFault(context, () => answerMessage(messages, admin, sending, context.get(nowContext)));
  const { failed } = messagesAdminTexts.answer;
  switch (result?.kind) {
    case "sent":
      throw redirect(withDone(messageAddress(which), carryList("", list), "message-answered"));
    case "gone":
      // The page stays: what was written can still be copied out of it.
      return refuse(400, { values: form.values, message: failed(adminTexts.done.gone()) });
    case undefined:
      return refuse(500, { values: form.values, message: failed(errorTexts.reasons.fault) });
    default:
      return result satisfies never;
  }
}

function notDone(intent: string) {
  return refuse(500, { values: { intent }, message: adminTexts.notDone(errorTexts.reasons.fault) });
}
