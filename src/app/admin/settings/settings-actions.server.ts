/** What the forms of Site Settings do. */
import { type RouterContextProvider, redirect } from "react-router";
import { errorTexts } from "../../../content/en/errors.ts";
import { settingLabels, settingsTexts } from "../../../content/en/settings.ts";
import { parseForm } from "../../../core/forms.ts";
import type { Admin } from "../../../modules/accounts/viewer.ts";
import { type ChangeLogoResult, changeLogo, removeLogo } from "../../../modules/site/commands/change-logo.server.ts";
import { saveSettings } from "../../../modules/site/commands/save-settings.server.ts";
import { sendTestMail } from "../../../modules/site/commands/send-test-mail.server.ts";
import { SettingsForm, type SettingsInput, TestMailForm } from "../../../modules/site/forms.ts";
import { nowContext, servicesContext } from "../../context.ts";
import { orFault, readFormWithFiles } from "../../form-reply.server.ts";
import { requireAdmin } from "../../guards.server.ts";
import { withDone } from "../shared/done.ts";
import { keep, keepConfirmed } from "./retention-actions.server.ts";
import { SAVED_AT, SETTINGS, settingsReply } from "./settings-reply.ts";

type Context = Readonly<RouterContextProvider>;

/** Does what the form asks for. Throws the redirect of what was done; everything else is a reply. */
export async function actOnSettings(context: Context, request: Request) {
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
    case "keep":
      return keep(context, admin, fields, search);
    case "keep-confirmed":
      return keepConfirmed(context, admin, search);
    default:
      return save(context, admin, fields);
  }
}

async function save(context: Context, admin: Admin, fields: FormData) {
  const form = parseForm(SettingsForm, fields);
  // Of what was ticked a form's values keep the first only.
  const ticked = (name: string) => fields.getAll(name).join("\n");
  const values = {
    ...form.values,
    intent: "save",
    signUpCourses: ticked("signUpCourses"),
    addStudentCourses: ticked("addStudentCourses"),
  };
  if (form.kind === "invalid") return settingsReply(400, { values, errors: form.errors });
  const { intent: _, basedOn, ...input } = form.data;
  const { db } = context.get(servicesContext);
  const result = await orFault(context, () =>
    saveSettings(db, admin, { basedOn: new Date(basedOn), input }, context.get(nowContext)),
  );
  switch (result?.kind) {
    case "saved":
      throw redirect(withDone(SETTINGS, `?${SAVED_AT}=${result.updatedAt.getTime()}`, "settings-saved"));
    case "stale":
      // Saving once more, now that this was said, is meant to replace what is there.
      return settingsReply(400, {
        values: { ...values, basedOn: result.updatedAt.toISOString() },
        message: settingsTexts.stale,
        theirs: differences(input, result.now),
      });
    case undefined:
      return settingsReply(500, { values, message: settingsTexts.notSaved(errorTexts.reasons.fault) });
    default:
      return result satisfies never;
  }
}

function differences(ours: SettingsInput, theirs: SettingsInput) {
  const names = Object.keys(settingLabels).filter((name): name is keyof typeof settingLabels => name in settingLabels);
  const shown = (value: string | string[]) => (typeof value === "string" ? value : value.join(", "));
  return names
    .filter((name) => shown(ours[name]) !== shown(theirs[name]))
    .map((name) => ({ label: settingLabels[name], value: shown(theirs[name]) }));
}

async function uploadLogo(context: Context, admin: Admin, file: FormDataEntryValue | null, search: string) {
  const { failed, refused } = settingsTexts.logo;
  const values = { intent: "logo" };
  if (!(file instanceof File) || file.size === 0) return settingsReply(400, { values, message: refused.missing });
  const { db } = context.get(servicesContext);
  const result = await orFault(context, async () => changeLogo(db, admin, await file.bytes(), context.get(nowContext)));
  if (!result) return settingsReply(500, { values, message: failed(errorTexts.reasons.fault) });
  if (result.kind === "changed") throw redirect(withDone(SETTINGS, search, "logo-changed"));
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
  throw redirect(withDone(SETTINGS, `?${params}`, "logo-removed"));
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
