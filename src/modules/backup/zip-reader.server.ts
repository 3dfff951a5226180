/** Reads the parts of a zip file by their names; the only user of yauzl. An error in the file is one line of text. */
import type { Readable } from "node:stream";
import { crc32 } from "node:zlib";
import { type Entry, openPromise } from "yauzl";
import { OperatorError, reasonOf } from "../../core/errors.ts";

export type ZipParts = {
  names: ReadonlySet<string>;
  /** What the file says how long it is; a part that turns out longer or shorter fails while it is read. */
  sizeOf(name: string): number;
  read(name: string): Promise<Readable>;
  /** A small part at once, checked against the file's own sum. */
  readWhole(name: string, bytesMax: number): Promise<Buffer>;
  close(): void;
};

/** Mails that were not sent are a part each. */
const PARTS_MAX = 500_000;

/** Opens a zip file. Throws an OperatorError when it is none, or not a whole one. */
export async function openZip(file: string): Promise<ZipParts> {
  const zip = await openPromise(file, { autoClose: false, strictFileNames: true }).catch((error: unknown) => {
    throw isFileProblem(error)
      ? new OperatorError(`The file ${file} cannot be read (${reasonOf(error)}).`)
      : damaged(file, reasonOf(error));
  });
  try {
    if (zip.entryCount > PARTS_MAX) throw damaged(file, "too many parts");
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) {
      if (entries.has(entry.fileName)) throw damaged(file, `${entry.fileName} is there twice`);
      entries.set(entry.fileName, entry);
    }
    const find = (name: string) => {
      const entry = entries.get(name);
      if (!entry) throw damaged(file, `${name} is missing`);
      return entry;
    };
    const read = (name: string) => zip.openReadStreamPromise(find(name));
    return {
      names: new Set(entries.keys()),
      sizeOf: (name) => find(name).uncompressedSize,
      read,
      async readWhole(name, bytesMax) {
        const entry = find(name);
        if (entry.uncompressedSize > bytesMax) throw damaged(file, `${name} is too large`);
        const chunks: Buffer[] = [];
        for await (const chunk of await read(name)) chunks.push(Buffer.from(chunk));
        const bytes = Buffer.concat(chunks);
        if (crc32(bytes) !== entry.crc32) throw damaged(file, `${name} is not what it was`);
        return bytes;
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error instanceof OperatorError ? error : damaged(file, reasonOf(error));
  }
}

/** For everything that is wrong with the bytes of a backup. */
export function damaged(file: string, what: string): OperatorError {
  return new OperatorError(`${file} is damaged, or no backup of Lamplight: ${what}. Nothing was changed.`);
}

function isFileProblem(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return ["ENOENT", "EACCES", "EPERM", "EISDIR", "ENOTDIR", "EIO"].includes(code);
}
