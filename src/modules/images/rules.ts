/** What the first bytes of a file say that it is: enough to refuse it with the right words, never enough to take it. */
export type FileKind = "picture" | "heic" | "drawing" | "other";

/** As many bytes as are looked at. */
export const FILE_HEAD_BYTES = 4_096;

const SIGNATURES: ReadonlyArray<ReadonlyArray<number | null>> = [
  // PNG, JPEG, GIF, and WebP with its length in between.
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
];

/** Brands of HEIF files with HEVC pictures, as iPhones store them (ISO/IEC 23008-12, annex B). AVIF has others. */
const HEIC = /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/;

/** A picture of a kind that the product takes, one of an iPhone, a vector drawing, or anything else. */
export function kindOfFile(file: Uint8Array): FileKind {
  const head = file.subarray(0, FILE_HEAD_BYTES);
  if (SIGNATURES.some((bytes) => bytes.every((byte, at) => byte === null || head[at] === byte))) return "picture";
  if (HEIC.test(new TextDecoder("latin1").decode(head.subarray(4, 12)))) return "heic";
  return /<svg[\s>]/i.test(new TextDecoder().decode(head)) ? "drawing" : "other";
}
