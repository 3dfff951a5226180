/** Pictures of this product in texts: a file has their addresses, not the pictures themselves. Pure. */
import { importTexts } from "../../../content/en/questions.ts";
import { IMAGES, imageAddress, imageIdOf } from "../../../core/image-address.ts";
import { beginningOf } from "../../../core/plain-text.ts";
import type { RowWarning } from "./read-question.ts";

/** Characters that end an address, in HTML and in plain text. */
const AROUND = /[\s"'<>()=]+/;

const SHOWN_LENGTH = 24;

/** A warning for each picture that one of these fields names, however deep. It holds if the picture is not stored. */
export function warningsOfPictures(fields: Iterable<readonly [column: string, value: unknown]>): RowWarning[] {
  return [...fields].flatMap(([column, value]) =>
    [...new Set(imageIdsIn(value))].map((imageId) => ({
      column,
      reason: importTexts.row.pictureMissing(beginningOf(imageAddress(imageId), SHOWN_LENGTH)),
      imageId,
    })),
  );
}

function imageIdsIn(value: unknown): string[] {
  if (typeof value === "string") {
    return value.includes(IMAGES) ? value.split(AROUND).flatMap((part) => imageIdOf(part) ?? []) : [];
  }
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(imageIdsIn) : [];
}
