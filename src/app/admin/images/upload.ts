/** POST /admin/images: a file becomes an image. A form in, JSON out; what cannot be taken says why. */
import { authoringTexts } from "../../../content/en/authoring.ts";
import { IMAGE_FIELD, IMAGE_FILE_LIMIT, IMAGE_PORTRAIT } from "../../../core/image-address.ts";
import { storeImage } from "../../../modules/images/commands/store-image.server.ts";
import { nowContext, servicesContext } from "../../context.ts";
import { readFormWithFiles } from "../../form-action.server.ts";
import { requireAdmin } from "../../guards.server.ts";
import type { RouteHandle } from "../../route-handle.ts";
import type { Route } from "./+types/upload";
import { whyImageRefused } from "./refusal.ts";

const texts = authoringTexts.image.refused;

export const handle = { body: "image" } satisfies RouteHandle;

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const form = await readFormWithFiles(request);
  const file = form.get(IMAGE_FIELD);
  if (!(file instanceof File) || file.size === 0) return refused(texts.missing);
  // Its size is known before it is read.
  if (file.size > IMAGE_FILE_LIMIT) return refused(whyImageRefused({ kind: "too-large" }));
  const { db } = context.get(servicesContext);
  const result = await storeImage(db, admin, await file.bytes(), context.get(nowContext), {
    isPortrait: form.has(IMAGE_PORTRAIT),
    fileName: file.name,
  });
  if (result.kind !== "stored") return refused(whyImageRefused(result));
  const { address, width, height } = result;
  return Response.json({ kind: "stored", address, width, height });
}

function refused(message: string): Response {
  return Response.json({ kind: "refused", message }, { status: 400 });
}
