/** Screens of the product laid out as pictures: at a desk and in a hand, at night, in the light of the lamp. */
import sharp from "sharp";

type Box = { left: number; top: number; width: number };
type Size = { width: number; height: number };
type Laid = { input: Buffer; left: number; top: number };

export const WIDE: Size = { width: 1600, height: 900 };
export const NARROW: Size = { width: 720, height: 900 };
export const PHONES: Size = { width: 1040, height: 760 };

/** Round the display of a phone. */
const BEZEL = 14;

/** A screen on a desktop, and next to it the same one on a phone. */
export async function composeWide(desk: Buffer, phone: Buffer): Promise<Buffer> {
  return onNight(WIDE, [
    ...(await layWindow(desk, { left: 60, top: 94, width: 1140 })),
    ...(await layPhone(phone, { left: 1228, top: 206, width: 300 })),
  ]);
}

/** What a phone shows, large enough to be read on one. */
export async function composeNarrow(phone: Buffer): Promise<Buffer> {
  return onNight(NARROW, await layPhone(phone, { left: 90, top: 64, width: 540 }));
}

/** Two phones at the lower edge, on a transparent background. */
export async function composePhones(behind: Buffer, before: Buffer): Promise<Buffer> {
  const ground = { create: { ...PHONES, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } } as const;
  const laid = [
    ...(await layPhone(behind, { left: 540, top: 150, width: 400 })),
    ...(await layPhone(before, { left: 110, top: 44, width: 440 })),
  ];
  return sharp(ground)
    .composite(await cut(laid, PHONES))
    .png()
    .toBuffer();
}

async function onNight(size: Size, laid: Laid[]): Promise<Buffer> {
  const { width, height } = size;
  const night = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="n" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0e3c41"/><stop offset="1" stop-color="#0a2a2f"/></linearGradient><radialGradient id="l" gradientUnits="userSpaceOnUse" cx="${width * 0.8}" cy="${height * 0.4}" r="${width * 0.55}"><stop offset="0" stop-color="#ffdb8f" stop-opacity=".3"/><stop offset="1" stop-color="#f3b23c" stop-opacity="0"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#n)"/><rect width="100%" height="100%" fill="url(#l)"/></svg>`;
  return sharp(Buffer.from(night))
    .composite(await cut(laid, size))
    .png()
    .toBuffer();
}

async function layWindow(shot: Buffer, { left, top, width }: Box): Promise<Laid[]> {
  const { data, height } = await resized(shot, width);
  return [
    await layShadow({ left, top, width, height }, 16),
    { input: await rounded(data, { width, height }, 16), left, top },
  ];
}

async function layPhone(shot: Buffer, { left, top, width }: Box): Promise<Laid[]> {
  const { data, height } = await resized(shot, width);
  const corner = Math.round(width / 9);
  const body = { left: left - BEZEL, top: top - BEZEL, width: width + 2 * BEZEL, height: height + 2 * BEZEL };
  const frame = `<svg xmlns="http://www.w3.org/2000/svg" width="${body.width}" height="${body.height}"><rect x="1.5" y="1.5" width="${body.width - 3}" height="${body.height - 3}" rx="${corner + BEZEL}" fill="#101a1d" stroke="#4f6163" stroke-width="3"/></svg>`;
  return [
    await layShadow(body, corner + BEZEL),
    { input: Buffer.from(frame), left: body.left, top: body.top },
    { input: await rounded(data, { width, height }, corner), left, top },
  ];
}

async function layShadow(box: Box & Size, corner: number): Promise<Laid> {
  const room = 60;
  const [width, height] = [box.width + 2 * room, box.height + 2 * room];
  const shape = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect x="${room}" y="${room + 14}" width="${box.width}" height="${box.height}" rx="${corner}" fill-opacity=".5"/></svg>`;
  return {
    input: await sharp(Buffer.from(shape)).blur(22).png().toBuffer(),
    left: box.left - room,
    top: box.top - room,
  };
}

async function resized(shot: Buffer, width: number) {
  const { data, info } = await sharp(shot).resize({ width }).png().toBuffer({ resolveWithObject: true });
  return { data, height: info.height };
}

function rounded(shot: Buffer, { width, height }: Size, corner: number): Promise<Buffer> {
  const shape = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" rx="${corner}"/></svg>`;
  return sharp(shot)
    .composite([{ input: Buffer.from(shape), blend: "dest-in" }])
    .png()
    .toBuffer();
}

/** sharp refuses an overlay that is larger than the picture below it, so what would overlap the edge is cut off. */
async function cut(laid: Laid[], size: Size): Promise<Laid[]> {
  return Promise.all(
    laid.map(async ({ input, left, top }) => {
      const { width, height } = await sharp(input).metadata();
      const area = {
        left: Math.max(0, -left),
        top: Math.max(0, -top),
        width: Math.min(width, size.width - left) - Math.max(0, -left),
        height: Math.min(height, size.height - top) - Math.max(0, -top),
      };
      return {
        input: await sharp(input).extract(area).png().toBuffer(),
        left: Math.max(0, left),
        top: Math.max(0, top),
      };
    }),
  );
}
