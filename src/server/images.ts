/**
 * Serves authors' images: public and immutable, so that browsers and proxies fetch each once; a portrait is rechecked every
 * hour, as it may have been deleted. No session is read and no cookie set.
 */
import type { Hono } from "hono";
import { nameRoute } from "../core/current-request.server.ts";
import { IMAGES } from "../core/image-address.ts";
import type { Db } from "../db/client.ts";
import { findImage } from "../modules/images/queries/find-image.server.ts";
import { findPreview } from "../modules/images/queries/find-preview.server.ts";
import type { RequestVariables } from "./security.ts";

const YEAR_IN_SECONDS = 31_536_000;
const HOUR_IN_SECONDS = 3_600;

/** Serves every address below `/images/`. */
export function serveImages(app: Hono<RequestVariables>, db: Db): void {
  const pattern = `${IMAGES}:name`;
  app.get(pattern, async (c) => {
    nameRoute(pattern);
    const image = (await findImage(db, c.req.path)) ?? (await findPreviewImage(db, c.req.path));
    if (!image) return c.text("There is no such image.", 404);
    const headers = {
      "Cache-Control": image.isPortrait
        ? `public, max-age=${HOUR_IN_SECONDS}`
        : `public, max-age=${YEAR_IN_SECONDS}, immutable`,
      "Content-Type": image.type,
      ETag: `"${image.id}"`,
    };
    if (c.req.header("if-none-match") === headers.ETag) return c.body(null, 304, headers);
    return c.body(new Uint8Array(image.bytes), 200, headers);
  });
}

/** The image as link previews show it. */
async function findPreviewImage(db: Db, address: string) {
  const preview = await findPreview(db, address);
  return preview && { ...preview, id: `${preview.id}-preview`, type: "image/jpeg", isPortrait: false };
}
