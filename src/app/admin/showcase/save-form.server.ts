/** What the form of a teacher, a result or a testimonial does. */
import { type RouterContextProvider, replace } from "react-router";
import { dayOf } from "../../../core/days.ts";
import { type FormValues, newerOf } from "../../../core/forms.ts";
import { idOf } from "../../../core/id.ts";
import { IMAGE_FILE_LIMIT } from "../../../core/image-address.ts";
import type { Admin } from "../../../modules/accounts/viewer.ts";
import { storeImage } from "../../../modules/images/commands/store-image.server.ts";
import { type SaveTarget, saveEntry } from "../../../modules/showcase/commands/save-entry.server.ts";
import { showcaseFormOf } from "../../../modules/showcase/forms.ts";
import type { ShowcaseEntry } from "../../../modules/showcase/queries/find-entry.server.ts";
import type { ShowcaseInput, ShowcaseKind } from "../../../modules/showcase/rules.ts";
import { nowContext, servicesContext } from "../../context.ts";
import { formAction, type Given, readFormWithFiles } from "../../form-action.server.ts";
import { requireAdmin } from "../../guards.server.ts";
import { whyImageRefused } from "../images/refusal.ts";
import { withDone } from "../shared/done.ts";
import { addressOfShowcase } from "./address.ts";
import { BASED_ON, valuesOfEntry } from "./values.ts";

type Context = Readonly<RouterContextProvider>;

/** Saves a new entry, or the one of that id. Throws the redirect to the list; everything else is a reply. */
export async function saveEntryForm(context: Context, request: Request, kind: ShowcaseKind, id?: string) {
  const admin = requireAdmin(context);
  const fields = await readFormWithFiles(request);
  const { timeZone } = context.get(servicesContext);
  const photo = await takePhoto(context, admin, fields);
  fields.set("photo", photo.address);
  const schema = showcaseFormOf(kind, dayOf(context.get(nowContext), timeZone));
  const basedOn = new Date(String(fields.get(BASED_ON)));
  const target: SaveTarget =
    id === undefined ? { kind: "new", of: kind } : { kind: "existing", entryId: idOf(id), of: kind, basedOn };
  const run = async (input: ShowcaseInput, { db, now }: Given) => {
    if ("fault" in photo) throw photo.fault;
    return saveEntry(db, admin, target, input, now);
  };
  return formAction(context, { schema, fields, errors: photo.errors }, run, {
    saved: replace(
      withDone(addressOfShowcase(kind), new URL(request.url).search, id === undefined ? "entry-added" : "entry-saved"),
    ),
    stale: ({ entry }, { values }) => ({
      // After this message, saving again is meant to replace the stored values.
      values: { ...values, [BASED_ON]: entry.updatedAt.toISOString() },
      now: newerOf(wordsOf(entry), values),
    }),
    "photo-gone": 400,
    full: 400,
    // The window stays: what was written can still be copied out of it.
    "not-found": 400,
  });
}

/** Without the photo, which is seen. */
function wordsOf(entry: ShowcaseEntry): FormValues {
  const { photo: _, ...words } = valuesOfEntry(entry);
  return words;
}

/** The address of the photo that the form asks for: a file that came with it, or what was uploaded before. */
async function takePhoto(context: Context, admin: Admin, fields: FormData) {
  const file = fields.get("photoFile");
  const address = fields.has("removePhoto") ? "" : String(fields.get("photo") ?? "");
  if (!(file instanceof File) || file.size === 0) return { address, errors: {} };
  if (file.size > IMAGE_FILE_LIMIT) return { address, errors: { photoFile: whyImageRefused({ kind: "too-large" }) } };
  const { db } = context.get(servicesContext);
  const options = { isPortrait: true, fileName: file.name };
  try {
    const stored = await storeImage(db, admin, await file.bytes(), context.get(nowContext), options);
    if (stored.kind === "stored") return { address: stored.address, errors: {} };
    return { address, errors: { photoFile: whyImageRefused(stored) } };
  } catch (fault) {
    return { address, errors: {}, fault };
  }
}
