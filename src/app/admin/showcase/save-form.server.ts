/** What the form of a teacher, a result or a testimonial does. */
import { type RouterContextProvider, replace } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { errorTexts } from "../../../content/en/errors.ts";
import { showcaseTexts } from "../../../content/en/showcase.ts";
import { dayOf } from "../../../core/days.ts";
import { type FieldErrors, type FormValues, parseForm } from "../../../core/forms.ts";
import { type Id, parseId } from "../../../core/id.ts";
import { IMAGE_FILE_LIMIT } from "../../../core/image-address.ts";
import type { Admin } from "../../../modules/accounts/viewer.ts";
import { storeImage } from "../../../modules/images/commands/store-image.server.ts";
import { type SaveTarget, saveEntry } from "../../../modules/showcase/commands/save-entry.server.ts";
import { showcaseFormOf } from "../../../modules/showcase/forms.ts";
import type { ShowcaseEntry } from "../../../modules/showcase/queries/find-entry.server.ts";
import type { ShowcaseKind } from "../../../modules/showcase/rules.ts";
import { nowContext, servicesContext } from "../../context.ts";
import { orFault, readFormWithFiles, refuse } from "../../form-reply.server.ts";
import { requireAdmin } from "../../guards.server.ts";
import { whyImageRefused } from "../images/refusal.ts";
import { withDone } from "../shared/done.ts";
import { addressOfShowcase } from "./address.ts";
import { BASED_ON } from "./form.tsx";
import { valuesOfEntry } from "./values.ts";

type Context = Readonly<RouterContextProvider>;

const texts = showcaseTexts.form;

/** Saves a new entry, or the one of that id. Throws the redirect to the list; everything else is a reply. */
export async function saveEntryForm(context: Context, request: Request, kind: ShowcaseKind, id?: string) {
  const admin = requireAdmin(context);
  const list = addressOfShowcase(kind);
  const entryId = id === undefined ? null : parseId<"showcase-entry">(id);
  if (id !== undefined && !entryId) throw replace(withDone(list, "", "gone"));
  const fields = await readFormWithFiles(request);
  const { db, timeZone } = context.get(servicesContext);
  const now = context.get(nowContext);

  const photo = await orFault(context, () => takePhoto(context, admin, fields));
  fields.set("photo", photo?.address ?? "");
  const form = parseForm(showcaseFormOf(kind, dayOf(now, timeZone)), fields);
  const { values } = form;
  if (!photo) return refuse(500, { values, message: texts.failed(errorTexts.reasons.fault) });
  if (form.kind === "invalid" || photo.error) {
    const errors = form.kind === "invalid" ? form.errors : {};
    return refuse(400, { values, errors: photo.error ? { ...errors, photoFile: photo.error } : errors });
  }

  const target = targetOf(kind, entryId, values);
  const result = await orFault(context, () => saveEntry(db, admin, target, form.data, now));
  switch (result?.kind) {
    case "saved":
      throw replace(withDone(list, new URL(request.url).search, entryId ? "entry-saved" : "entry-added"));
    case "invalid":
      return refuse(400, { values, errors: result.errors });
    case "stale":
      // Saving once more, now that this was said, is meant to replace what is there.
      return refuse(400, {
        values: { ...values, [BASED_ON]: result.entry.updatedAt.toISOString() },
        errors: sayNow(result.entry, values),
        message: texts.stale,
      });
    case "not-found":
      // The window stays: what was written can still be copied out of it.
      return refuse(400, { values, message: texts.failed(adminTexts.done.gone()) });
    case undefined:
      return refuse(500, { values, message: texts.failed(errorTexts.reasons.fault) });
    default:
      return result satisfies never;
  }
}

function targetOf(kind: ShowcaseKind, entryId: Id<"showcase-entry"> | null, values: FormValues): SaveTarget {
  if (!entryId) return { kind: "new", of: kind };
  return { kind: "existing", entryId, of: kind, basedOn: new Date(values[BASED_ON] ?? "") };
}

/** The address of the photo that the form asks for: a file that came with it, or what was uploaded before. */
async function takePhoto(context: Context, admin: Admin, fields: FormData) {
  const file = fields.get("photoFile");
  const address = fields.has("removePhoto") ? "" : String(fields.get("photo") ?? "");
  if (!(file instanceof File) || file.size === 0) return { address };
  if (file.size > IMAGE_FILE_LIMIT) return { address, error: whyImageRefused({ kind: "too-large" }) };
  const { db } = context.get(servicesContext);
  const asked = { isPortrait: true, fileName: file.name };
  const stored = await storeImage(db, admin, await file.bytes(), context.get(nowContext), asked);
  return stored.kind === "stored" ? { address: stored.address } : { address, error: whyImageRefused(stored) };
}

/** At each field that differs what stands there by now. */
function sayNow(now: ShowcaseEntry, typed: FormValues): FieldErrors {
  const stored = Object.entries(valuesOfEntry(now));
  return Object.fromEntries(
    stored
      .filter(([name, value]) => name !== "photo" && name in typed && typed[name] !== value)
      .map(([name, value]) => [name, texts.nowIs(value)]),
  );
}
