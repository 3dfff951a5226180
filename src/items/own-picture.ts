/** A picture that is a part of a question. */
import { z } from "zod";
import { itemLimitTexts } from "../content/en/item-limits.ts";
import { isOwnPicture } from "../core/image-address.ts";

/** Sizes are pixels, 0 while unknown. Only our own: it must be there without network, and nobody else may change it. */
export const OwnPicture = z.strictObject({
  src: z
    .string()
    .max(200)
    .refine(isOwnPicture, { error: () => itemLimitTexts.pictureNotOurs }),
  width: z.int().min(0).max(10_000),
  height: z.int().min(0).max(10_000),
});
