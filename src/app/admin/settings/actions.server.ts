/** What the forms of Site Settings do. */
import { type RouterContextProvider, redirect } from "react-router";
import type { z } from "zod";
import { errorTexts } from "../../../content/en/errors.ts";
import { settingLabels, settingsTexts } from "../../../content/en/settings.ts";
import { parseForm } from "../../../core/forms.ts";
import type { Admin } from "../../../modules/accounts/viewer.ts";
import { type ChangeLogoResult, changeLogo, removeLogo } from "../../../modules/site/commands/change-logo.server.ts";
import { saveSettings } from "../../../modules/site/commands/save-settings.server.ts";
import { sendTestMail } from "../../../modules/site/commands/send-test-mail.server.ts";
import { type SettingsPart, settingsForms, TestMailForm } from "../../../modules/site/forms.ts";
import { nowContext, servicesContext } from "../../context.ts";
import { orFault, readFormWithFiles } from "../../form-reply.server.ts";
import { requireAdmin } from "../../guards.server.ts";
import { withDone } from "../shared/done.ts";
import { newerIn, withNewer } from "../shared/newer-values.ts";
import { keep, keepConfirmed } from "./data/retention-actions.server.ts";
import { addressOfPart, SAVED_AT, settingsReply } from "./reply.ts";

type Context = Readonly<RouterContextProvider>;

/** Does what a form of a part asks for. Throws the redirect of what was done; everything else is a reply. */
export async function actOnSettings(context: Context, request: Request, part: SettingsPart) {
  const admin = requireAdmin(context);
  const fields = await readFormWithFiles(request);
  const { search } = new URL(request.url);
  switch (fields.get("intent")) {
    case "logo":
      return uploadLogo(context, admin, fields.get("logo"), search);
    case "remove-logo":
      return takeLogoAway(context, admin, search);
    case "test-mail":
      return tryMail(context, admin, fields);
    default:
      return save(context, admin, part, fields);
  }
}

/** The same for how long data are kept. */
export async function actOnKeeping(context: Context, request: Request) {
  const admin = requireAdmin(context);
  const fields = await readFormWithFiles(request);
  const { search } = new URL(request.url);
  return fields.get("intent") === "keep-confirmed"
    ? keepConfirmed(context, admin, search)
    : keep(context, admin, fields, search);
}

async function save(context: Context, admin: Admin, part: SettingsPart, fields: FormData) {
  const form = parseForm<z.ZodType<z.infer<(typeof settingsForms)[SettingsPart]>>>(settingsForms[part], fields);
  const values = { ...form.values, intent: "save", ...(part === "courses" ? tickedIn(fields) : {}) };
  if (form.kind === "invalid") return settingsReply(400, { values, errors: form.errors });
  const { intent: _, basedOn, ...input } = form.data;
  const { db } = context.get(servicesContext);
  const result = await orFault(context, () =>
    saveSettings(db, admin, { part, basedOn, input }, context.get(nowContext)),
  );
  switch (result?.kind) {
    case "saved":
      throw redirect(withDone(addressOfPart(part), `?${SAVED_AT}=${result.updatedAt.getTime()}`, "settings-saved"));
    case "stale":
      // Saving once more, now that this was said, is meant to replace what is there in the fields that were changed here.
      return settingsReply(400, {
        values: { ...withNewer(values, basedOn, input, result.now), basedOn: result.version },
        message: settingsTexts.stale,
        theirs: newerIn({ basedOn, typed: input, now: result.now }, settingLabels, shown),
      });
    case undefined:
      return settingsReply(500, { values, message: settingsTexts.notSaved(errorTexts.reasons.fault) });
    default:
      return result satisfies never;
  }
}

/** Of what was ticked a form's values keep the first only. */
function tickedIn(fields: FormData) {
  const ticked = (name: string) => fields.getAll(name).join("\n");
  return { signUpCourses: ticked("signUpCourses"), addStudentCourses: ticked("addStudentCourses") };
}

function shown(value: unknown): string {
  return Array.isArray(value) ? value.join(", ") : String(value);
}

async function uploadLogo(context: Context, admin: Admin, file: FormDataEntryValue | null, search: string) {
  const { failed, refused } = settingsTexts.logo;
  const values = { intent: "logo" };
  if (!(file instanceof File) || file.size === 0) return settingsReply(400, { values, message: refused.missing });
  const { db } = context.get(servicesContext);
  const result = await orFault(context, async () =>
    changeLogo(db, admin, await file.bytes(), context.get(nowContext), file.name),
  );
  if (!result) return settingsReply(500, { values, message: failed(errorTexts.reasons.fault) });
  if (result.kind === "changed") throw redirect(withDone(addressOfPart("institute"), search, "logo-changed"));
  return settingsReply(400, { values, message: whyRefused(result) });
}

function whyRefused(result: Exclude<ChangeLogoResult, { kind: "changed" }>): string {
  const { refused } = settingsTexts.logo;
  switch (result.kind) {
    case "not-an-image":
      return refused.notAnImage;
    case "too-large":
      return refused.tooLarge;
    case "drawing":
      return refused.drawing;
    case "unreadable":
      return refused.unreadable;
    case "moving":
      return refused.moving;
    case "too-many-pixels":
      return refused.tooManyPixels;
    default:
      return result satisfies never;
  }
}

async function takeLogoAway(context: Context, admin: Admin, search: string) {
  const { db } = context.get(servicesContext);
  const isDone = await orFault(context, async () => {
    await removeLogo(db, admin, context.get(nowContext));
    return true;
  });
  const values = { intent: "remove-logo" };
  if (!isDone) return settingsReply(500, { values, message: settingsTexts.logo.failed(errorTexts.reasons.fault) });
  const params = new URLSearchParams(search);
  params.delete("remove");
  throw redirect(withDone(addressOfPart("institute"), `?${params}`, "logo-removed"));
}

async function tryMail(context: Context, admin: Admin, fields: FormData) {
  const form = parseForm(TestMailForm, fields);
  const { values } = form;
  if (form.kind === "invalid") return settingsReply(400, { values, errors: form.errors });
  const { db, transport, accounts, adminEmail } = context.get(servicesContext);
  const { limits } = accounts;
  const result = await orFault(context, () =>
    sendTestMail({ db, transport, limits, adminEmail }, admin, form.data.to, context.get(nowContext)),
  );
  switch (result?.kind) {
    case "taken":
    case "refused":
    case "filed":
      return settingsReply(200, { values, tested: result });
    case "limited":
      return settingsReply(429, { values, message: settingsTexts.test.limited(result.minutes) });
    case undefined:
      return settingsReply(500, { values, message: settingsTexts.test.failed(errorTexts.reasons.fault) });
    default:
      return result satisfies never;
  }
}
