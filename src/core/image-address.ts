/** Addresses of the product's own images, and which images a text may show. Plain strings, for both sides. */

/** Own images are below this address. It is public, because students' pages embed them. */
export const IMAGES = "/images/";
/** Where an administrator's browser uploads a file that is to become an image. */
export const IMAGE_UPLOAD = "/admin/images";
/** The field that holds the file. */
export const IMAGE_FIELD = "image";
/** The field that marks it as a portrait, not a picture in a text. */
export const IMAGE_PORTRAIT = "portrait";
/** Bytes of a file, before it is made smaller. */
export const IMAGE_FILE_LIMIT = 10 * 1024 * 1024;
/** Offered by the file dialog. What is accepted depends on the content. */
export const IMAGE_TYPES = "image/png,image/jpeg,image/webp,image/gif";

const PREVIEW = /^\/images\/([\da-f]{64})\.jpg$/;
const OWN = /^\/images\/([\da-f]{64})\.webp$/;
const IMAGE_WITHOUT_ALTERNATIVE = /<img(?=[\s/>])(?![^<>]*\salt=)/i;

/** The address of an own image. */
export function imageAddress(id: string): string {
  return `${IMAGES}${id}.webp`;
}

/** The id in the address of an own image, or null for any other address. */
export function imageIdOf(address: string): string | null {
  return OWN.exec(address)?.[1] ?? null;
}

/** The size that link previews ask for. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** The address of an own image's link preview; null for any other address. */
export function previewAddress(address: string): string | null {
  const id = imageIdOf(address);
  return id === null ? null : `${IMAGES}${id}.jpg`;
}

/** The id of the own image whose preview has this address, or null for any other address. */
export function previewIdOf(address: string): string | null {
  return PREVIEW.exec(address)?.[1] ?? null;
}

/** True for an image that a text may show: one of our own, or one elsewhere over https (P38). */
export function isImageAddress(address: string): boolean {
  if (imageIdOf(address) !== null) return true;
  return URL.canParse(address) && new URL(address).protocol === "https:";
}

/** True for a picture that the product serves itself: an uploaded image, or one of the drawings that come with it. */
export function isOwnPicture(address: string): boolean {
  return imageIdOf(address) !== null || /^\/pictures\/[a-z-]+\.svg$/.test(address);
}

/** The addresses of the own pictures in a text, without duplicates. */
export function imagesIn(text: string): string[] {
  return [...new Set(text.match(/\/images\/[\da-f]{64}\.webp|\/pictures\/[a-z-]+\.svg/g))];
}

/** True if clean rich text contains an image without alternative text. An empty one is fine: it marks decoration. */
export function hasImageWithoutAlternative(html: string): boolean {
  return IMAGE_WITHOUT_ALTERNATIVE.test(html);
}
