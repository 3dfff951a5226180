/** The one door to uqr: a text as a picture that a camera reads. */
import { encode } from "uqr";

/** `path` draws the dark squares, each one unit wide, in a picture of `size` by `size`; the light margin is part of it. */
export type QrCode = { size: number; path: string };

/** ISO/IEC 18004, 5.3.8: the margin that readers rely on. */
const MARGIN = 4;

/** The picture of a text. */
export function qrCodeOf(text: string): QrCode {
  const { size, data } = encode(text, { ecc: "M", border: MARGIN });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join("") };
}
