/** How large what is sent may be, by its address and by who may have sent it. Nothing larger is read. */
import { IMAGE_FILE_LIMIT, IMAGE_UPLOAD } from "../core/image-address.ts";

/**
 * A form without files: many times what any of them holds. A text that is too long for its field is still read, so that the
 * field can say so and what was typed stands in it.
 */
export const FORM_LIMIT = 256 * 1024;
/**
 * The texts of a lesson, a post or a question, three bytes a character where the script needs them, and all answers that a
 * device kept while it was offline.
 */
export const LARGE_LIMIT = 1024 * 1024;
const FILE_LIMIT = 52 * 1024 * 1024;
/** The file, and the form around it. */
const IMAGE_LIMIT = IMAGE_FILE_LIMIT + 64 * 1024;
/** An answer to one question. */
const SAMPLE_CHECK_LIMIT = 16 * 1024;

const LIMITS: ReadonlyMap<string, number> = new Map([
  ["/sample-test/check", SAMPLE_CHECK_LIMIT],
  [IMAGE_UPLOAD, IMAGE_LIMIT],
  ["/admin/questions/import", FILE_LIMIT],
  ["/admin/students/import", FILE_LIMIT],
]);

/** The logo and the photos of who is shown to visitors, where no scripts send them by themselves. */
const WITH_IMAGE = /^\/admin\/settings(?:\/|$)/;
const LARGE = /^\/(?:admin|attempts)\//;

/** The most bytes that an address takes from somebody who is signed in. From anybody else it is never more than `FORM_LIMIT`. */
export function bodyLimitOf(path: string): number {
  const address = path.replace(/\.data$/, "");
  if (WITH_IMAGE.test(address)) return IMAGE_LIMIT;
  return LIMITS.get(address) ?? (LARGE.test(address) ? LARGE_LIMIT : FORM_LIMIT);
}
