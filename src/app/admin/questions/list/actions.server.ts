/** What the list's own action does: changing the chosen questions, taking that back, counting what an export would hold. */
import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { errorTexts } from "../../../../content/en/errors.ts";
import { bankTexts, exportTexts } from "../../../../content/en/question-bank.ts";
import { parseId } from "../../../../core/id.ts";
import { BankChange, CHANGED_MAX } from "../../../../modules/questions/bank-change.ts";
import { ChosenText } from "../../../../modules/questions/chosen-questions.ts";
import { changeQuestions, undoChange } from "../../../../modules/questions/commands/change-questions.server.ts";
import { summarizeExport } from "../../../../modules/questions/queries/export-questions.server.ts";
import { nowContext, servicesContext } from "../../../context.ts";
import { orFault } from "../../../form-reply.server.ts";
import { requireAdmin } from "../../../guards.server.ts";
import type { BankIntent, BankReply } from "./reply.ts";

const texts = bankTexts.change;

type Context = Readonly<RouterContextProvider>;

const ACTIONS: Record<BankIntent, (context: Context, form: FormData) => Promise<BankReply>> = {
  change,
  undo,
  summarize,
};
const Intent = z.enum(["change", "undo", "summarize"]);

/** Does what the form asks for. */
export async function actOnBank(context: Context, form: FormData): Promise<BankReply> {
  requireAdmin(context);
  const intent = Intent.safeParse(form.get("intent"));
  return intent.success ? ACTIONS[intent.data](context, form) : { kind: "failed", message: texts.unreadable };
}

const ChangeForm = z.object({
  chosen: ChosenText,
  change: z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: "custom", message: "This is not JSON." });
        return z.NEVER;
      }
    })
    .pipe(BankChange),
});

async function change(context: Context, form: FormData): Promise<BankReply> {
  const admin = requireAdmin(context);
  const parsed = ChangeForm.safeParse(Object.fromEntries(form));
  if (!parsed.success) return { kind: "failed", message: texts.unreadable };
  const { db } = context.get(servicesContext);
  const { chosen, change } = parsed.data;
  const result = await orFault(context, () => changeQuestions(db, admin, chosen, change, context.get(nowContext)));
  switch (result?.kind) {
    case "changed":
      return result;
    case "nothing":
      return { kind: "failed", message: texts.nothing };
    case "too-many":
      return { kind: "failed", message: texts.tooMany(CHANGED_MAX) };
    case "target-gone":
      return { kind: "failed", message: texts.targetGone };
    case undefined:
      return { kind: "failed", message: texts.failed(errorTexts.reasons.fault) };
    default:
      return result satisfies never;
  }
}

async function undo(context: Context, form: FormData): Promise<BankReply> {
  const admin = requireAdmin(context);
  const { db } = context.get(servicesContext);
  const changeId = parseId<"bank-change">(form.get("changeId"));
  const run = async () =>
    changeId ? undoChange(db, admin, changeId, context.get(nowContext)) : { kind: "gone" as const };
  const result = await orFault(context, run);
  switch (result?.kind) {
    case "undone":
      return { kind: "undone", message: bankTexts.undo.undone(result.count, result.left) };
    case "gone":
      return { kind: "failed", message: bankTexts.undo.gone };
    case undefined:
      return { kind: "failed", message: bankTexts.undo.failed(errorTexts.reasons.fault) };
    default:
      return result satisfies never;
  }
}

async function summarize(context: Context, form: FormData): Promise<BankReply> {
  const admin = requireAdmin(context);
  const chosen = ChosenText.safeParse(form.get("chosen"));
  const { db } = context.get(servicesContext);
  const summary = chosen.success ? await orFault(context, () => summarizeExport(db, admin, chosen.data)) : null;
  return summary ? { kind: "summary", summary } : { kind: "failed", message: exportTexts.failed };
}
