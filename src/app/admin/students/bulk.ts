/** POST /admin/students/several: changes or deletes the chosen students, invites them or writes to them. GET says how many mails of a message still wait. */
import type { RouterContextProvider } from "react-router";
import { data } from "react-router";
import { newId, parseId } from "../../../core/id.ts";
import type { Admin } from "../../../modules/accounts/viewer.ts";
import { confirmedNumber, StudentsChange, StudentsMessage } from "../../../modules/students/bulk-forms.ts";
import { changeStudents } from "../../../modules/students/commands/change-students.server.ts";
import { deleteStudents } from "../../../modules/students/commands/delete-students.server.ts";
import { inviteStudents } from "../../../modules/students/commands/invite-students.server.ts";
import { writeToStudents } from "../../../modules/students/commands/write-to-students.server.ts";
import { countMailsLeft } from "../../../modules/students/queries/count-mails-left.server.ts";
import { countRecipients } from "../../../modules/students/queries/count-recipients.server.ts";
import { SelectionText } from "../../../modules/students/selected-students.ts";
import { servicesContext } from "../../context.ts";
import { type Given, pressAction, readForm } from "../../form-action.server.ts";
import { requireAdmin } from "../../guards.server.ts";
import type { Route } from "./+types/bulk";

type Context = Readonly<RouterContextProvider>;
type Fields = Record<string, FormDataEntryValue>;

const UNREADABLE = { kind: "unreadable" } as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const mailing = parseId<"mailing">(new URL(request.url).searchParams.get("mailing"));
  if (!mailing) throw data(null, { status: 404 });
  return { waiting: await countMailsLeft(context.get(servicesContext).db, admin, mailing) };
}

/** What it answers is read by `BulkReply`. */
export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const fields = Object.fromEntries(await readForm(request));
  switch (fields.intent) {
    case "count":
      return countSelected(context, admin, fields);
    case "write":
      return writeToSelected(context, admin, fields);
    case "invite":
      return inviteSelected(context, admin, fields);
    case "delete":
      return deleteSelected(context, admin, fields);
    default:
      return changeSelected(context, admin, fields);
  }
}

async function changeSelected(context: Context, admin: Admin, { intent, chosen: text, kind, value }: Fields) {
  const selected = SelectionText.safeParse(text).data;
  const change = intent === "change" ? StudentsChange.safeParse({ kind, [String(kind)]: value }).data : undefined;
  const run = async ({ db, now }: Given) =>
    selected && change ? { ...(await changeStudents(db, admin, selected, change, now)), change } : UNREADABLE;
  return pressAction(context, run, {
    changed: ({ count, change }) => ({ status: 200, count, change }),
    nothing: 400,
    "too-many": 400,
    unreadable: 400,
  });
}

async function inviteSelected(context: Context, admin: Admin, { chosen }: Fields) {
  const selected = SelectionText.safeParse(chosen).data;
  const run = async ({ accounts, now }: Given) =>
    selected ? inviteStudents(accounts, admin, selected, now) : UNREADABLE;
  return pressAction(context, run, {
    invited: ({ count, hasAccount, tooSoon }) => ({ status: 200, count, hasAccount, tooSoon }),
    "nobody-invited": ({ hasAccount, tooSoon }) => ({ hasAccount, tooSoon }),
    "too-many": 400,
    unreadable: 400,
  });
}

async function deleteSelected(context: Context, admin: Admin, { chosen, typed }: Fields) {
  const selected = SelectionText.safeParse(chosen).data;
  const confirmed = confirmedNumber(String(typed));
  const run = async ({ db, now }: Given) =>
    selected && confirmed !== null ? deleteStudents(db, admin, selected, confirmed, now) : UNREADABLE;
  return pressAction(context, run, {
    deleted: ({ count, left }) => ({ status: 200, count, left }),
    miscounted: ({ count }) => ({ count }),
    nothing: 400,
    "too-many": 400,
    unreadable: 400,
  });
}

async function countSelected(context: Context, admin: Admin, fields: Fields) {
  const selected = SelectionText.safeParse(fields.chosen).data;
  const run = async ({ db }: Given) => {
    if (!selected) return UNREADABLE;
    const recipients = await countRecipients(db, admin, selected);
    return recipients ? { kind: "counted" as const, recipients } : { kind: "too-many" as const };
  };
  return pressAction(context, run, {
    counted: ({ recipients }) => ({ status: 200, recipients, mailingId: newId<"mailing">() }),
    "too-many": 400,
    unreadable: 400,
  });
}

async function writeToSelected(
  context: Context,
  admin: Admin,
  { chosen: selectionText, mailingId, subject, text }: Fields,
) {
  const selected = SelectionText.safeParse(selectionText).data;
  const message = StudentsMessage.safeParse({ mailingId, subject, text }).data;
  const run = async ({ accounts, adminEmail, now }: Given) =>
    selected && message
      ? { ...(await writeToStudents({ ...accounts, adminEmail }, admin, selected, message, now)), message }
      : UNREADABLE;
  return pressAction(context, run, {
    sent: ({ count, message }) => ({ status: 200, mailing: { id: message.mailingId, count } }),
    "sent-before": ({ subject }) => ({ subject }),
    nobody: 400,
    "too-many": 400,
    unreadable: 400,
  });
}
