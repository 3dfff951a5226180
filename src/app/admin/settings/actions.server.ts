/** What the forms of Site Settings do. */
import { type RouterContextProvider, redirect } from "react-router";
import type { z } from "zod/mini";
import { settingLabels } from "../../../content/en/settings.ts";
import type { Admin } from "../../../modules/accounts/viewer.ts";
import { changeLogo, removeLogo } from "../../../modules/site/commands/change-logo.server.ts";
import { confirmClaims } from "../../../modules/site/commands/confirm-claims.server.ts";
import { saveSettings } from "../../../modules/site/commands/save-settings.server.ts";
import { sendTestMail } from "../../../modules/site/commands/send-test-mail.server.ts";
import { type SettingsPart, settingsForms, TestMailForm } from "../../../modules/site/forms.ts";
import { formAction, type Given, pressAction, readFormWithFiles } from "../../form-action.server.ts";
import type { ReplyOf } from "../../form-reply.ts";
import { requireAdmin } from "../../guards.server.ts";
import { withDone } from "../shared/done.ts";
import { newerIn, withNewer } from "../shared/newer-values.ts";
import { addressOfPart, SAVED_AT } from "./addresses.ts";

type Context = Readonly<RouterContextProvider>;

export type SettingsReply = ReplyOf<typeof actOnSettings>;

/** Does what a form of a part asks for. */
export async function actOnSettings(context: Context, request: Request, part: SettingsPart) {
  const admin = requireAdmin(context);
  const fields = await readFormWithFiles(request);
  const { search } = new URL(request.url);
  switch (fields.get("intent")) {
    case "logo":
      return uploadLogo(context, admin, fields.get("logo"), search);
    case "remove-logo":
      return removeLogoAction(context, admin, search);
    case "claims":
      return confirm(context, admin, String(fields.get("claims")));
    case "test-mail":
      return tryMail(context, admin, fields);
    default:
      return save(context, admin, part, fields);
  }
}

type Typed = z.infer<(typeof settingsForms)[SettingsPart]>;

export async function save(context: Context, admin: Admin, part: SettingsPart, fields: FormData) {
  const schema: z.ZodMiniType<Typed> = settingsForms[part];
  const form = { form: "save", schema, fields, values: part === "courses" ? tickedIn(fields) : {} } as const;
  const run = ({ intent: _, basedOn, ...input }: Typed, { db, now }: Given) =>
    saveSettings(db, admin, { part, basedOn, input }, now);
  return formAction(context, form, run, {
    saved: ({ updatedAt }) =>
      redirect(withDone(addressOfPart(part), `?${SAVED_AT}=${updatedAt.getTime()}`, "settings-saved")),
    // After this message, saving again is meant to replace the stored values in the fields that were changed here.
    stale: ({ now, version }, { values, input: { intent: _, basedOn, ...typed } }) => ({
      values: { ...withNewer(values, basedOn, typed, now), basedOn: version },
      newer: newerIn({ basedOn, typed, now }, Object.keys(settingLabels())),
    }),
  });
}

/** Of what was ticked a form's values keep the first only. */
function tickedIn(fields: FormData) {
  const ticked = (name: string) => fields.getAll(name).join("\n");
  return { signUpCourses: ticked("signUpCourses"), addStudentCourses: ticked("addStudentCourses") };
}

export async function uploadLogo(context: Context, admin: Admin, file: FormDataEntryValue | null, search: string) {
  const run = async ({ db, now }: Given) =>
    file instanceof File && file.size > 0
      ? changeLogo(db, admin, await file.bytes(), now, file.name)
      : { kind: "missing" as const };
  return pressAction(
    context,
    run,
    {
      changed: redirect(withDone(addressOfPart("institute"), search, "logo-changed")),
      missing: 400,
      "not-an-image": 400,
      drawing: 400,
      heic: 400,
      "too-large": 400,
      unreadable: 400,
      moving: 400,
      "too-many-pixels": 400,
    },
    { form: "logo", values: { intent: "logo" } },
  );
}

async function removeLogoAction(context: Context, admin: Admin, search: string) {
  const params = new URLSearchParams(search);
  params.delete("remove");
  return pressAction(
    context,
    ({ db, now }) => removeLogo(db, admin, now),
    { removed: redirect(withDone(addressOfPart("institute"), `?${params}`, "logo-removed")) },
    { form: "remove-logo", values: { intent: "remove-logo" } },
  );
}

async function confirm(context: Context, admin: Admin, shown: string) {
  return pressAction(
    context,
    ({ db, now }) => confirmClaims(db, admin, shown, now),
    {
      confirmed: redirect(withDone(addressOfPart("texts"), "", "claims-confirmed")),
      // The page shows the stored ones.
      stale: 400,
    },
    { form: "claims", values: { intent: "claims" } },
  );
}

export async function tryMail(context: Context, admin: Admin, fields: FormData) {
  const form = { form: "test-mail", schema: TestMailForm, fields } as const;
  const run = ({ to }: z.infer<typeof TestMailForm>, given: Given) => {
    const { db, transport, accounts, adminEmail, now } = given;
    return sendTestMail({ db, transport, limits: accounts.limits, adminEmail }, admin, to, now);
  };
  return formAction(context, form, run, {
    taken: (tested) => ({ status: 200, tested }),
    refused: (tested) => ({ status: 200, tested }),
    filed: (tested) => ({ status: 200, tested }),
  });
}
