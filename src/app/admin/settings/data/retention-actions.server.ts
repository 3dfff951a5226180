/** What the form of how long data are kept does. A shorter time is asked about first, at an address of its own. */
import { type RouterContextProvider, redirect } from "react-router";
import type { z } from "zod/mini";
import type { Admin } from "../../../../modules/accounts/viewer.ts";
import { saveRetentionPeriods } from "../../../../modules/retention/commands/save-retention-periods.server.ts";
import { RetentionForm } from "../../../../modules/retention/forms.ts";
import {
  parsePeriods,
  RETENTION_SETTINGS,
  type RetentionPeriods,
  serializePeriods,
} from "../../../../modules/retention/rules.ts";
import { formAction, type Given, pressAction, readFormWithFiles } from "../../../form-action.server.ts";
import { requireAdmin } from "../../../guards.server.ts";
import { withDone } from "../../shared/done.ts";
import { newerIn, withNewer } from "../../shared/newer-values.ts";
import { addressOfPart } from "../addresses.ts";
import { BASED_ON, PROPOSED, proposalIn } from "./load-retention.server.ts";

const HERE = addressOfPart("data");

type Context = Readonly<RouterContextProvider>;

/** Does what a form of this part asks for. */
export async function actOnRetention(context: Context, request: Request) {
  const admin = requireAdmin(context);
  const fields = await readFormWithFiles(request);
  const { search } = new URL(request.url);
  return fields.get("intent") === "keep-confirmed"
    ? keepConfirmed(context, admin, search)
    : keep(context, admin, fields, search);
}

/** Saves the times that were entered; when that would destroy something, leads to the question first. */
export async function keep(context: Context, admin: Admin, fields: FormData, search: string) {
  const form = { form: "keep", schema: RetentionForm, fields } as const;
  const run = ({ intent: _, basedOn, ...input }: z.infer<typeof RetentionForm>, { db, now }: Given) =>
    saveRetentionPeriods(db, admin, { basedOn, input, isConfirmed: false }, now);
  return formAction(context, form, run, {
    saved: redirect(withDone(HERE, withoutProposal(search), "keeping-saved")),
    destroys: (_, { input }) => redirect(`${HERE}?${proposing(search, input)}`),
    // After this message, saving again is meant to replace the stored values in the fields that were changed here.
    stale: ({ now }, { values, input: { intent: _, basedOn, ...typed } }) => {
      const opened = JSON.stringify(basedOn);
      return {
        values: { ...withNewer(values, opened, typed, now), basedOn: serializePeriods(now) },
        newer: newerIn({ basedOn: opened, typed, now }, RETENTION_SETTINGS),
      };
    },
  });
}

/** Saves the times that the address proposes: what they destroy was said and confirmed. */
export async function keepConfirmed(context: Context, admin: Admin, search: string) {
  const params = new URLSearchParams(search);
  const [input, basedOn] = [proposalIn(params), parsePeriods(params.get(BASED_ON))];
  const run = async ({ db, now }: Given) =>
    input && basedOn
      ? saveRetentionPeriods(db, admin, { basedOn, input, isConfirmed: true }, now)
      : { kind: "stale" as const };
  return pressAction(
    context,
    run,
    { saved: redirect(withDone(HERE, withoutProposal(search), "keeping-saved")), destroys: 400, stale: 400 },
    { form: "keep-confirmed", values: { intent: "keep-confirmed" } },
  );
}

function proposing(search: string, { basedOn, ...input }: RetentionPeriods & { basedOn: RetentionPeriods }): string {
  const params = new URLSearchParams(withoutProposal(search));
  params.set(PROPOSED, serializePeriods(input));
  params.set(BASED_ON, serializePeriods(basedOn));
  return params.toString();
}

function withoutProposal(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(PROPOSED);
  params.delete(BASED_ON);
  return params.toString();
}
