/** Counts and hashes the bytes of a stream. */
import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { Measured } from "./manifest.server.ts";

const LINE_FEED = 10;

/** Also the lines, which in the text of COPY are the rows. */
export type MeasuredRows = Measured & { rows: number };

/** The same bytes, and what they were once all have been read. Fails when they end early or are not read to the end. */
export function measure(source: Readable, onBytes: (bytes: number) => void = () => {}) {
  const { promise: measured, resolve, reject } = Promise.withResolvers<MeasuredRows>();
  // The stream's reader gets the error.
  measured.catch(() => {});
  async function* pass(): AsyncGenerator<Buffer> {
    const hash = createHash("sha256");
    let bytes = 0;
    let rows = 0;
    let isWhole = false;
    try {
      for await (const chunk of source) {
        const buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk);
        hash.update(buffer);
        bytes += buffer.length;
        rows += countLines(buffer);
        onBytes(buffer.length);
        yield buffer;
      }
      isWhole = true;
      resolve({ bytes, rows, sha256: hash.digest("hex") });
    } catch (error) {
      reject(error);
      throw error;
    } finally {
      if (!isWhole) reject(new Error("The reading was broken off."));
    }
  }
  const stream = Readable.from(pass(), { objectMode: false });
  stream.on("error", reject);
  return { stream, measured };
}

/** Reads to the end and keeps only the checksums. */
export async function measureOnly(source: Readable, onBytes?: (bytes: number) => void): Promise<MeasuredRows> {
  const { stream, measured } = measure(source, onBytes);
  for await (const _ of stream);
  return measured;
}

function countLines(buffer: Buffer): number {
  let count = 0;
  for (let at = buffer.indexOf(LINE_FEED); at !== -1; at = buffer.indexOf(LINE_FEED, at + 1)) count += 1;
  return count;
}
