/** A picture that is a part of a question. */
import { z } from "zod/mini";
import { itemLimitTexts } from "../content/en/item-limits.ts";
import { isOwnPicture } from "../core/image-address.ts";

/** Sizes are pixels, 0 while unknown. Only our own: it must be there without network, and nobody else may change it. */
export const OwnPicture = z.strictObject({
  src: z.string().check(z.maxLength(200), z.refine(isOwnPicture, { error: () => itemLimitTexts.pictureNotOurs })),
  width: z.int().check(z.minimum(0), z.maximum(10_000)),
  height: z.int().check(z.minimum(0), z.maximum(10_000)),
});
