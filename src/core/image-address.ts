/** Where the product's own images stand, and what of an image a text must say. Plain strings, for both sides. */

/** Own images are below this address, which is public: students' pages embed them. */
export const IMAGES = "/images/";
/** Where an administrator's browser sends a file that is to become an image. */
export const IMAGE_UPLOAD = "/admin/images";
/** The field that holds the file. */
export const IMAGE_FIELD = "image";
/** The field that says that it is a portrait, and no picture of a text. */
export const IMAGE_PORTRAIT = "portrait";
/** Bytes of a file, before it is made smaller. */
export const IMAGE_FILE_LIMIT = 10 * 1024 * 1024;
/** What a file dialog offers. The content decides what is taken. */
export const IMAGE_TYPES = "image/png,image/jpeg,image/webp,image/gif";

const PREVIEW = /^\/images\/([\da-f]{64})\.jpg$/;
const OWN = /^\/images\/([\da-f]{64})\.webp$/;
const IMAGE_WITHOUT_ALTERNATIVE = /<img(?=[\s/>])(?![^>]*\salt=)/i;

/** The address of an own image. */
export function imageAddress(id: string): string {
  return `${IMAGES}${id}.webp`;
}

/** The id in the address of an own image, or null for any other address. */
export function imageIdOf(address: string): string | null {
  return OWN.exec(address)?.[1] ?? null;
}

/** What the programs that show shared links ask for. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** Where an own image stands once more, as it is shown beside shared links; null for any other address. */
export function previewAddress(address: string): string | null {
  const id = imageIdOf(address);
  return id === null ? null : `${IMAGES}${id}.jpg`;
}

/** The id of the own image whose preview stands at this address, or null for any other address. */
export function previewIdOf(address: string): string | null {
  return PREVIEW.exec(address)?.[1] ?? null;
}

/** True for an image that a text may show: one of our own, or one elsewhere over https (P38). */
export function isImageAddress(address: string): boolean {
  if (imageIdOf(address) !== null) return true;
  return URL.canParse(address) && new URL(address).protocol === "https:";
}

/** The addresses of the own images in a text, each once. */
export function imagesIn(text: string): string[] {
  return [...new Set(text.match(/\/images\/[\da-f]{64}\.webp/g))];
}

/** True when clean rich text shows an image that a blind reader is told nothing about. An empty alternative says: decoration. */
export function hasImageWithoutAlternative(html: string): boolean {
  return IMAGE_WITHOUT_ALTERNATIVE.test(html);
}
