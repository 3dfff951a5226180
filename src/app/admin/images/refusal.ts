import { authoringTexts } from "../../../content/en/authoring.ts";
import { IMAGE_FILE_LIMIT } from "../../../core/image-address.ts";
import type { StoreImageResult } from "../../../modules/images/commands/store-image.server.ts";

const texts = authoringTexts.image.refused;

/** Why a file did not become an image. */
export function whyImageRefused(result: Exclude<StoreImageResult, { kind: "stored" }>): string {
  switch (result.kind) {
    case "too-large":
      return texts.tooLarge(IMAGE_FILE_LIMIT);
    case "moving":
      return texts.moving;
    case "too-many-pixels":
      return texts.tooManyPixels;
    case "heic":
      return texts.heic;
    case "unreadable":
      return texts.unreadable;
    default:
      return result satisfies never;
  }
}
