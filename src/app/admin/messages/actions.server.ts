/** What the page of one message does. */
import { data, type RouterContextProvider, redirect } from "react-router";
import type { z } from "zod/mini";
import type { Admin } from "../../../modules/accounts/viewer.ts";
import { AnswerForm } from "../../../modules/messages/answer-form.ts";
import { answerMessage } from "../../../modules/messages/commands/answer-message.server.ts";
import { deleteMessage } from "../../../modules/messages/commands/delete-message.server.ts";
import { markMessage } from "../../../modules/messages/commands/mark-messages.server.ts";
import { isReadKind, type MessageKind } from "../../../modules/messages/rules.ts";
import { dateWriter } from "../../dates.server.ts";
import { formAction, type Given, pressAction, readForm } from "../../form-action.server.ts";
import { requireAdmin } from "../../guards.server.ts";
import { withDone } from "../shared/done.ts";
import { listReturnIn, withListReturn } from "../shared/list-return.ts";
import { listAddress, messageAddress } from "./addresses.ts";

type Context = Readonly<RouterContextProvider>;
type List = ReturnType<typeof listReturnIn>;
type Which = { kind: MessageKind; id: string };

/** Does what was asked and leads to where it shows. Throws the redirect; what it could not do is a reply. */
export async function actOnMessage(context: Context, request: Request, url: URL, which: Which) {
  const list = listReturnIn(url.search);
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
  return pressAction(context, ({ db, now }) => deleteMessage(db, admin, which, now), {
    deleted: redirect(withDone(listAddress(which.kind), list ?? "", "message-deleted")),
    gone: redirect(withDone(listAddress(which.kind), list ?? "", "gone")),
  });
}

async function markUnread(context: Context, admin: Admin, { kind, ...which }: Which, list: List) {
  if (!isReadKind(kind)) throw data(null, { status: 400 });
  // To stay would mean to read it again.
  return pressAction(context, ({ db, now }) => markMessage(db, admin, { kind, ...which, isRead: false }, now), {
    marked: redirect(withDone(listAddress(kind), list ?? "", "message-unread")),
    gone: redirect(withDone(listAddress(kind), list ?? "", "gone")),
  });
}

async function answer(context: Context, admin: Admin, which: Which, list: List, fields: FormData) {
  const run = (answer: z.infer<typeof AnswerForm>, { messages, timeZone, now }: Given) => {
    const write = dateWriter(timeZone);
    const sending = { messageId: which.id, answer, writeDay: (at: Date) => write(at).text };
    return answerMessage(messages, admin, sending, now);
  };
  return formAction(context, { form: "answer", schema: AnswerForm, fields }, run, {
    sent: redirect(withDone(messageAddress(which), withListReturn("", list), "message-answered")),
    // The page stays: what was written can still be copied out of it.
    gone: 400,
  });
}
