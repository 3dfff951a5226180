/**
 * Makes a PDF of Chromium's smaller. Chromium writes every tag of a tagged PDF as an object of its own, uncompressed: more
 * bytes than the page itself. Object streams (ISO 32000-1, 7.5.7) hold them compressed, and no reader sees a difference.
 */
import { deflateSync } from "node:zlib";

type PdfObject = { number: number; body: Buffer };

/** The same document. Only for files with one classic table of references, as Chromium writes them. */
export function packPdf(pdf: Buffer): Buffer {
  const objects = objectsOf(pdf);
  const trailer = /trailer\s*<<([\s\S]*?)>>\s*startxref/.exec(pdf.toString("latin1"))?.[1];
  if (!trailer) throw new Error("The PDF has no trailer.");
  const root = /\/Root \d+ \d+ R/.exec(trailer)?.[0];
  const info = /\/Info \d+ \d+ R/.exec(trailer)?.[0] ?? "";
  if (!root) throw new Error("The PDF has no catalog.");

  const loose = objects.filter(({ body }) => hasStream(body));
  const packed = objects.filter(({ body }) => !hasStream(body));
  const container = Math.max(...objects.map(({ number }) => number)) + 1;
  const table = container + 1;

  const parts: Buffer[] = [Buffer.from("%PDF-1.5\n%\xd3\xeb\xe9\xe1\n", "latin1")];
  let at = parts[0]?.length ?? 0;
  const places = new Map<number, Buffer>();
  const write = (number: number, body: Buffer) => {
    const whole = Buffer.concat([Buffer.from(`${number} 0 obj\n`), body, Buffer.from("\nendobj\n")]);
    places.set(number, place(1, at, 0));
    parts.push(whole);
    at += whole.length;
  };
  for (const { number, body } of loose) write(number, body);
  packed.forEach(({ number }, index) => {
    places.set(number, place(2, container, index));
  });
  write(container, objectStream(packed));

  places.set(table, place(1, at, 0));
  const entries = Array.from({ length: table + 1 }, (_, number) => places.get(number) ?? place(0, 0, 0));
  const start = at;
  write(table, stream(`/Type /XRef /W [1 4 2] /Size ${table + 1} ${root} ${info}`, Buffer.concat(entries)));
  parts.push(Buffer.from(`startxref\n${start}\n%%EOF\n`));
  return Buffer.concat(parts);
}

/** The objects by the table of references: what looks like one inside a stream is none. */
function objectsOf(pdf: Buffer): PdfObject[] {
  const text = pdf.toString("latin1");
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
  const [, first, count] = /^xref\s+(\d+) (\d+)\s/.exec(text.slice(start)) ?? [];
  if (first !== "0" || count === undefined) throw new Error("The PDF has no classic table of references.");
  const lines = [...text.slice(start).matchAll(/(\d{10}) \d{5} ([nf])/g)].slice(0, Number(count));
  const found = lines.flatMap(([, offset, use], number) => (use === "n" ? [{ number, offset: Number(offset) }] : []));
  const ends = [...found.map(({ offset }) => offset), start].sort((a, b) => a - b);
  return found.map(({ number, offset }) => {
    const end = ends.find((other) => other > offset) ?? start;
    const whole = text.slice(offset, end);
    const body = /^\d+ \d+ obj\s([\s\S]*?)\s*endobj\s*$/.exec(whole)?.[1];
    if (body === undefined) throw new Error(`Object ${number} of the PDF cannot be read.`);
    return { number, body: Buffer.from(body, "latin1") };
  });
}

function hasStream(body: Buffer): boolean {
  return /endstream\s*$/.test(body.subarray(-16).toString("latin1"));
}

function objectStream(objects: ReadonlyArray<PdfObject>): Buffer {
  let offset = 0;
  const index = objects.map(({ number, body }) => {
    const entry = `${number} ${offset}`;
    offset += body.length + 1;
    return entry;
  });
  const head = Buffer.from(`${index.join(" ")}\n`);
  const bodies = objects.flatMap(({ body }) => [body, Buffer.from("\n")]);
  return stream(`/Type /ObjStm /N ${objects.length} /First ${head.length}`, Buffer.concat([head, ...bodies]));
}

function stream(entries: string, content: Buffer): Buffer {
  const packed = deflateSync(content, { level: 9 });
  return Buffer.concat([
    Buffer.from(`<< ${entries} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`),
    packed,
    Buffer.from("\nendstream"),
  ]);
}

/** One row of the table: its kind (free, in the file, in an object stream), and two figures that say where. */
function place(kind: 0 | 1 | 2, where: number, index: number): Buffer {
  const row = Buffer.alloc(7);
  row.writeUInt8(kind, 0);
  row.writeUInt32BE(where, 1);
  row.writeUInt16BE(index, 5);
  return row;
}
