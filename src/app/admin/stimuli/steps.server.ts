/** What the pages of a stimulus do on the server: find it, and answer when somebody else was faster. */
import { type RouterContextProvider, redirect, replace } from "react-router";
import type { FormValues } from "../../../core/forms.ts";
import { idOf } from "../../../core/id.ts";
import type { Admin } from "../../../modules/accounts/viewer.ts";
import { BASED_ON } from "../../../modules/stimuli/forms.ts";
import { type FoundStimulus, findStimulus } from "../../../modules/stimuli/queries/find-stimulus.server.ts";
import { servicesContext } from "../../context.ts";
import { timeWriter } from "../../dates.server.ts";
import { requireAdmin } from "../../guards.server.ts";
import { type Done, withDone } from "../shared/done.ts";
import { LIST, stimulusAddress } from "./addresses.ts";

type Context = Readonly<RouterContextProvider>;

/** The stimulus of an address; leads to the list where there is none. */
export async function requireStimulus(
  context: Context,
  stimulusId: string,
): Promise<{ admin: Admin; stimulus: FoundStimulus }> {
  const admin = requireAdmin(context);
  const stimulus = await findStimulus(context.get(servicesContext).db, admin, idOf<"stimulus">(stimulusId));
  if (!stimulus) throw redirect(withDone(LIST, "", "gone"));
  return { admin, stimulus };
}

/** What a form replies when somebody else was faster: saved again it replaces what they saved. */
export function staleAnswer(context: Context, updatedAt: Date, values: FormValues) {
  const time = timeWriter(context.get(servicesContext).timeZone)(updatedAt);
  return { status: 409, values: { ...values, [BASED_ON]: updatedAt.toISOString() }, time };
}

/** Leads to the page of a stimulus, which says what was done. */
export function toStimulus(stimulusId: string, done: Done) {
  return replace(withDone(stimulusAddress(stimulusId), "", done));
}

/** Leads to the list, which says what was done. */
export function toList(done: Done) {
  return replace(withDone(LIST, "", done));
}
