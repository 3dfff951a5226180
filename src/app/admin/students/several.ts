/** POST /admin/students/several: changes the chosen students, or writes to them. GET says how many mails of a message still wait. */
import type { RouterContextProvider } from "react-router";
import { data } from "react-router";
import { z } from "zod";
import { errorTexts } from "../../../content/en/errors.ts";
import { severalStudentsTexts } from "../../../content/en/several-students.ts";
import { newId, parseId } from "../../../core/id.ts";
import { ChosenText } from "../../../modules/students/chosen-students.ts";
import { changeStudents } from "../../../modules/students/commands/change-students.server.ts";
import { countMailsLeft, writeToStudents } from "../../../modules/students/commands/write-to-students.server.ts";
import { countRecipients } from "../../../modules/students/queries/count-recipients.server.ts";
import { CHANGED_MAX, StudentsChange, StudentsMessage } from "../../../modules/students/several-forms.ts";
import { nowContext, servicesContext } from "../../context.ts";
import { orFault, readForm } from "../../form-reply.server.ts";
import { requireAdmin } from "../../guards.server.ts";
import type { Route } from "./+types/several";
import type { SeveralIntent, SeveralReply } from "./several/reply.ts";

const texts = severalStudentsTexts;

type Context = Readonly<RouterContextProvider>;
type Fields = Record<string, FormDataEntryValue>;

export async function loader({ context, request }: Route.LoaderArgs) {
  requireAdmin(context);
  const mailing = parseId<"mailing">(new URL(request.url).searchParams.get("mailing"));
  if (!mailing) throw data(null, { status: 404 });
  return { waiting: await countMailsLeft(context.get(servicesContext).db, mailing) };
}

const ACTIONS: Record<SeveralIntent, (context: Context, fields: Fields) => Promise<SeveralReply>> = {
  change,
  count,
  write,
};
const Intent = z.enum(["change", "count", "write"]);

export async function action({ context, request }: Route.ActionArgs) {
  requireAdmin(context);
  const fields = Object.fromEntries(await readForm(request));
  const intent = Intent.safeParse(fields.intent);
  const reply = intent.success ? await ACTIONS[intent.data](context, fields) : failed(texts.unreadable);
  const isDone = reply.kind === "changed" || reply.kind === "counted" || reply.kind === "sent";
  return data(reply, { status: isDone ? 200 : 400 });
}

const failed = (message: string): SeveralReply => ({ kind: "failed", message });
const fault = () => failed(texts.failed(errorTexts.reasons.fault));

async function change(context: Context, fields: Fields): Promise<SeveralReply> {
  const admin = requireAdmin(context);
  const chosen = ChosenText.safeParse(fields.chosen);
  const parsed = StudentsChange.safeParse({ kind: fields.kind, [String(fields.kind)]: fields.value });
  if (!chosen.success || !parsed.success) return failed(texts.unreadable);
  const { db } = context.get(servicesContext);
  const result = await orFault(context, () =>
    changeStudents(db, admin, chosen.data, parsed.data, context.get(nowContext)),
  );
  switch (result?.kind) {
    case "changed":
      return { kind: "changed", message: doneText(parsed.data, result.count) };
    case "nothing":
      return failed(texts.nothing);
    case "too-many":
      return failed(texts.tooMany(CHANGED_MAX));
    case undefined:
      return fault();
    default:
      return result satisfies never;
  }
}

function doneText(change: StudentsChange, count: number): string {
  return change.kind === "status" ? texts.status.done(count, change.status) : texts.course.done(count, change.course);
}

async function count(context: Context, fields: Fields): Promise<SeveralReply> {
  const admin = requireAdmin(context);
  const chosen = ChosenText.safeParse(fields.chosen);
  if (!chosen.success) return failed(texts.unreadable);
  const { db } = context.get(servicesContext);
  const found = await orFault(context, async () => ({ recipients: await countRecipients(db, admin, chosen.data) }));
  if (!found) return fault();
  if (!found.recipients) return failed(texts.tooMany(CHANGED_MAX));
  return { kind: "counted", recipients: found.recipients, mailingId: newId<"mailing">() };
}

async function write(context: Context, fields: Fields): Promise<SeveralReply> {
  const admin = requireAdmin(context);
  const chosen = ChosenText.safeParse(fields.chosen);
  const { mailingId, subject, text } = fields;
  const parsed = StudentsMessage.safeParse({ mailingId, subject, text });
  if (!chosen.success || !parsed.success) return failed(texts.unreadable);
  const { accounts, adminEmail } = context.get(servicesContext);
  const result = await orFault(context, () =>
    writeToStudents({ ...accounts, adminEmail }, admin, chosen.data, parsed.data, context.get(nowContext)),
  );
  switch (result?.kind) {
    case "sent": {
      const mailing = { id: parsed.data.mailingId, count: result.count };
      return { kind: "sent", message: texts.message.sent(result.count), mailing };
    }
    case "sent-before":
      return { kind: "sent-before", message: texts.message.sentBefore(result.subject) };
    case "nobody":
      return failed(texts.message.nobody);
    case "too-many":
      return failed(texts.tooMany(CHANGED_MAX));
    case "limited":
      return failed(texts.message.limited(result.minutes));
    case undefined:
      return fault();
    default:
      return result satisfies never;
  }
}
