/** Whom the institute presents, as an administrator enters them. */
import { randomBytes } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";
import type { Db } from "../db/client.ts";
import type { Admin } from "../modules/accounts/viewer.ts";
import { storeImage } from "../modules/images/commands/store-image.server.ts";
import { saveEntry } from "../modules/showcase/commands/save-entry.server.ts";
import type { ShowcaseInput, ShowcaseKind } from "../modules/showcase/rules.ts";
import { unique } from "./build.ts";

const NOTHING: ShowcaseInput = {
  name: "",
  photo: null,
  photoAlt: "",
  words: "",
  courseId: "",
  exam: "",
  rank: "",
  courseDuration: "",
  isPaid: null,
  resultOn: null,
  consentOn: null,
};

const OWN: Record<ShowcaseKind, Partial<ShowcaseInput>> = {
  faculty: { words: "MSc Nursing" },
  testimonial: { words: "I studied on the bus.", consentOn: "2026-03-02" },
  result: {
    exam: "NORCET 8",
    rank: "All India Rank 214",
    courseId: "norcet",
    courseDuration: "2 months",
    isPaid: true,
    resultOn: "2026-03-01",
    consentOn: "2026-03-02",
  },
};

/** What an administrator could enter of somebody with a name of their own. */
export function showcaseInput(kind: ShowcaseKind, over: Partial<ShowcaseInput> = {}): ShowcaseInput {
  return { ...NOTHING, name: unique("Somebody"), ...OWN[kind], ...over };
}

/** Somebody new, the last of the kind. */
export async function buildEntry(
  db: Db,
  admin: Admin,
  kind: ShowcaseKind,
  over: Partial<ShowcaseInput> = {},
  now = new Date(),
) {
  const input = showcaseInput(kind, over);
  const saved = await saveEntry(db, admin, { kind: "new", of: kind }, input, now);
  if (saved.kind !== "saved") throw new Error(JSON.stringify(saved));
  return { entryId: saved.entryId, input };
}

/** The address of a photo of nobody, like no other. */
export async function buildPortrait(db: Db, admin: Admin, now = new Date()): Promise<string> {
  const stored = await storeImage(db, admin, noise(24), now, { isPortrait: true });
  if (stored.kind !== "stored") throw new Error(stored.kind);
  return stored.address;
}

/** A PNG of random greys, so many pixels wide and high. */
function noise(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // Eight bits a pixel; everything else is 0.
  header[8] = 8;
  const rows = Array.from({ length: side }, () => Buffer.concat([Buffer.alloc(1), randomBytes(side)]));
  const parts = [
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.concat(rows))),
    chunk("IEND", Buffer.alloc(0)),
  ];
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...parts]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
