/** What the list's own action does: changing the chosen questions, taking that back, counting what an export would hold. */
import type { RouterContextProvider } from "react-router";
import { z } from "zod/mini";
import { parseId } from "../../../../core/id.ts";
import { refuse } from "../../../../core/schemas.ts";
import type { Admin } from "../../../../modules/accounts/viewer.ts";
import { BankChange } from "../../../../modules/questions/bank-change.ts";
import { changeQuestions, undoChange } from "../../../../modules/questions/commands/change-questions.server.ts";
import { summarizeExport } from "../../../../modules/questions/queries/export-questions.server.ts";
import { SelectionText } from "../../../../modules/questions/selected-questions.ts";
import { type Given, pressAction, readFormWithFiles } from "../../../form-action.server.ts";
import { requireAdmin } from "../../../guards.server.ts";

type Context = Readonly<RouterContextProvider>;

const UNREADABLE = { kind: "unreadable" } as const;

/** Does what the form asks for. */
export async function actOnBank(context: Context, request: Request) {
  const admin = requireAdmin(context);
  const fields = await readFormWithFiles(request);
  switch (fields.get("intent")) {
    case "undo":
      return undo(context, admin, fields);
    case "summarize":
      return summarize(context, admin, fields);
    default:
      return change(context, admin, fields);
  }
}

const ChangeForm = z.object({
  intent: z.literal("change"),
  chosen: SelectionText,
  change: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text, context) => {
        try {
          return JSON.parse(text);
        } catch {
          return refuse(context, "This is not JSON.");
        }
      }),
    ),
    BankChange,
  ),
});

/** Changes the chosen questions. */
export async function change(context: Context, admin: Admin, fields: FormData) {
  const input = ChangeForm.safeParse(Object.fromEntries(fields)).data;
  const run = async ({ db, now }: Given) =>
    input ? changeQuestions(db, admin, input.chosen, input.change, now) : UNREADABLE;
  return pressAction(context, run, {
    changed: (changed) => ({ status: 200, ...changed }),
    nothing: ({ ofStimuli }) => ({ ofStimuli }),
    "too-many": 400,
    "target-gone": 400,
    unreadable: 400,
  });
}

/** Takes a change back. */
export async function undo(context: Context, admin: Admin, fields: FormData) {
  const changeId = parseId<"bank-change">(fields.get("changeId"));
  const run = async ({ db, now }: Given) =>
    changeId ? undoChange(db, admin, changeId, now) : { kind: "gone" as const };
  return pressAction(context, run, { undone: ({ count, left }) => ({ status: 200, count, left }), gone: 400 });
}

/** Counts what an export of the chosen questions would hold. */
export async function summarize(context: Context, admin: Admin, fields: FormData) {
  const selected = SelectionText.safeParse(fields.get("chosen")).data;
  const run = async ({ db }: Given) =>
    selected ? { kind: "summary" as const, summary: await summarizeExport(db, admin, selected) } : UNREADABLE;
  return pressAction(context, run, { summary: (found) => ({ status: 200, ...found }), unreadable: 400 });
}
