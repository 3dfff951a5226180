/** The one door to yazl: a zip file that appears under its name when it is whole and on the disk, or not at all. */
import { randomBytes } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";
import { messageOf, OperatorError } from "../../core/errors.ts";
import { type MeasuredRows, measure } from "./measure.server.ts";
import { fileOfUnfinished, unfinishedName } from "./rules.ts";

/** Puts a part into the file, one after the other, and says what it was. */
export type AddPart = (name: string, source: Readable) => Promise<MeasuredRows>;

/** Only the owner may read what is in it. */
const MODE = 0o600;
/** The text of tables shrinks to about the same size with more effort, in several times the time. */
const COMPRESSION = 3;
const MARK_BYTES = 8;
/** To what nobody has written for so long nobody writes any more. */
const LEFT_AFTER_MS = 3_600_000;

/**
 * Writes the file that `fill` fills, and returns its size. Nothing is left when that fails or is broken off. Of two that
 * write the same file at once, the later one's is there in the end, whole.
 */
export async function writeZip(
  file: string,
  fill: (add: AddPart) => Promise<void>,
  options: { signal?: AbortSignal | undefined; onBytes?: ((bytes: number) => void) | undefined } = {},
): Promise<number> {
  const unfinished = unfinishedName(file, randomBytes(MARK_BYTES).toString("hex"));
  try {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await clearUnfinished(path.dirname(file), (name) => name === path.basename(file), new Date());
    await fillFile(unfinished, fill, options);
    await rename(unfinished, file);
    await syncFolder(path.dirname(file));
    return (await stat(file)).size;
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {});
    throw explained(file, error);
  }
}

/** Clears away what processes that died have left half written in a folder, of the files that `isMeant` names. */
export async function clearUnfinished(folder: string, isMeant: (file: string) => boolean, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = fileOfUnfinished(name);
    if (file === null || !isMeant(file)) continue;
    const unfinished = path.join(folder, name);
    // Another one may be writing here, or have finished meanwhile.
    const { mtimeMs } = await stat(unfinished).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (now.getTime() - mtimeMs > LEFT_AFTER_MS) await rm(unfinished, { force: true });
  }
}

async function fillFile(
  file: string,
  fill: (add: AddPart) => Promise<void>,
  { signal, onBytes }: { signal?: AbortSignal | undefined; onBytes?: ((bytes: number) => void) | undefined },
): Promise<void> {
  const handle = await open(file, "wx", MODE);
  const zip = new ZipFile();
  const output = handle.createWriteStream({ flush: true });
  const written = pipeline(zip.outputStream, output, signal ? { signal } : {});
  const failed = new Promise<never>((_resolve, reject) => {
    zip.on("error", reject);
    written.catch(reject);
  });
  failed.catch(() => {});
  let current: Readable | null = null;
  const add: AddPart = async (name, source) => {
    const { stream, measured } = measure(source, onBytes);
    current = stream;
    zip.addReadStream(stream, name, { compressionLevel: COMPRESSION, mode: 0o100_000 | MODE });
    // Once the file has failed nobody reads the stream any more.
    return Promise.race([measured, failed]);
  };
  const filling = fill(add);
  try {
    await Promise.race([filling, failed]);
    zip.end();
    await Promise.race([written, failed]);
  } catch (error) {
    destroy(current);
    output.destroy();
    await filling.catch(() => {});
    await written.catch(() => {});
    throw error;
  }
}

function destroy(stream: Readable | null): void {
  stream?.destroy();
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

function explained(file: string, error: unknown): unknown {
  switch (error instanceof Error && "code" in error ? error.code : "") {
    case "ENOSPC":
    case "EDQUOT":
    case "EFBIG":
      return new OperatorError(
        `The disk that holds ${path.dirname(file)} is full: nothing was written. Make room, or choose another place.`,
      );
    case "EACCES":
    case "EPERM":
    case "EROFS":
    case "ENOENT":
    case "ENOTDIR":
    case "EISDIR":
    case "EEXIST":
      return new OperatorError(`${file} cannot be written (${messageOf(error)}). Choose another place.`);
    case "ABORT_ERR":
      return new OperatorError("Broken off: nothing was written.");
    default:
      return error;
  }
}
