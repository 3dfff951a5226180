/** What the form of how long data are kept does. A shorter time is asked about first, at an address of its own. */
import { type RouterContextProvider, redirect } from "react-router";
import { errorTexts } from "../../../../content/en/errors.ts";
import { retentionTexts } from "../../../../content/en/retention.ts";
import { parseForm } from "../../../../core/forms.ts";
import type { Admin } from "../../../../modules/accounts/viewer.ts";
import { saveKeeping } from "../../../../modules/retention/commands/save-keeping.server.ts";
import { KeepingForm } from "../../../../modules/retention/forms.ts";
import { type Keeping, parseKeeping, textOfKeeping } from "../../../../modules/retention/rules.ts";
import { nowContext, servicesContext } from "../../../context.ts";
import { orFault } from "../../../form-reply.server.ts";
import { withDone } from "../../shared/done.ts";
import { newerIn, withNewer } from "../../shared/newer-values.ts";
import { addressOfPart, settingsReply } from "../reply.ts";
import { BASED_ON, PROPOSED, proposalIn } from "./load-retention.server.ts";

const texts = retentionTexts;
const HERE = addressOfPart("data");

type Context = Readonly<RouterContextProvider>;

/** Saves the times that were entered; when that would destroy something, leads to the question first. */
export async function keep(context: Context, admin: Admin, fields: FormData, search: string) {
  const form = parseForm(KeepingForm, fields);
  const { values } = form;
  if (form.kind === "invalid") return settingsReply(400, { values, errors: form.errors });
  const { intent: _, basedOn, ...input } = form.data;
  const was = parseKeeping(basedOn);
  const opened = JSON.stringify(was);
  const result = was && (await save(context, admin, { basedOn: was, input, isConfirmed: false }));
  switch (result?.kind) {
    case "saved":
      throw redirect(withDone(HERE, withoutProposal(search), "keeping-saved"));
    case "destroys":
      throw redirect(`${HERE}?${proposing(search, input, basedOn)}`);
    case "stale":
      // Saving once more, now that this was said, is meant to replace what is there in the fields that were changed here.
      return settingsReply(400, {
        values: { ...withNewer(values, opened, input, result.now), basedOn: textOfKeeping(result.now) },
        message: texts.stale,
        theirs: newerIn({ basedOn: opened, typed: input, now: result.now }, texts.fields, (value) =>
          texts.months(Number(value)),
        ),
      });
    case undefined:
      return settingsReply(500, { values, message: texts.notSaved(errorTexts.reasons.fault) });
    default:
      return result satisfies never;
  }
}

/** Saves the times that the address proposes: what they destroy was said and confirmed. */
export async function keepConfirmed(context: Context, admin: Admin, search: string) {
  const params = new URLSearchParams(search);
  const [input, basedOn] = [proposalIn(params), parseKeeping(params.get(BASED_ON))];
  const values = { intent: "keep-confirmed" };
  if (!input || !basedOn) return settingsReply(400, { values, message: texts.confirm.stale });
  const result = await save(context, admin, { basedOn, input, isConfirmed: true });
  if (!result) return settingsReply(500, { values, message: texts.notSaved(errorTexts.reasons.fault) });
  if (result.kind !== "saved") return settingsReply(400, { values, message: texts.confirm.stale });
  throw redirect(withDone(HERE, withoutProposal(search), "keeping-saved"));
}

function save(context: Context, admin: Admin, asked: Parameters<typeof saveKeeping>[2]) {
  const { db } = context.get(servicesContext);
  return orFault(context, () => saveKeeping(db, admin, asked, context.get(nowContext)));
}

function proposing(search: string, input: Keeping, basedOn: string): string {
  const params = new URLSearchParams(withoutProposal(search));
  params.set(PROPOSED, textOfKeeping(input));
  params.set(BASED_ON, basedOn);
  return params.toString();
}

function withoutProposal(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(PROPOSED);
  params.delete(BASED_ON);
  return params.toString();
}
