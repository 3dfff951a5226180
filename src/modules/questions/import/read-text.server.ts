/** A file that is imported, as text, read as a stream. */

import { setImmediate } from "node:timers/promises";
import type { CodedText } from "../../../content/coded-text.ts";
import type { importTexts } from "../../../content/en/questions.ts";
import { IMPORT_MEGABYTES_MAX } from "../rules.ts";

/** Why the whole file cannot be taken. */
export type FileProblem = CodedText<typeof importTexts.file>;

/** The whole file cannot be taken. */
export class ImportFileError extends Error {
  override name = "ImportFileError";
  problem: FileProblem;
  constructor(...problem: FileProblem) {
    super(problem.join(" "));
    this.problem = problem;
  }
}

/** Everything else that waits for the process has its turn in between: lines without words make no row that would pause. */
const BYTES_BETWEEN_PAUSES = 256 * 1024;

/** The file as text without a byte order mark, each line ending in a line feed. Throws ImportFileError. */
export async function* readText(
  bytes: AsyncIterable<Uint8Array>,
  megabytesMax = IMPORT_MEGABYTES_MAX,
): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let size = 0;
  let kept = "";
  let paused = 0;
  for await (const chunk of bytes) {
    size += chunk.byteLength;
    if (size - paused > BYTES_BETWEEN_PAUSES) {
      await setImmediate();
      paused = size;
    }
    if (size > megabytesMax * 1024 * 1024) throw new ImportFileError("tooLarge", megabytesMax);
    if (chunk.includes(0)) throw new ImportFileError("binary");
    const text = kept + decodeChunk(decoder, chunk);
    // A carriage return at the end may be the first half of a line's end.
    kept = text.endsWith("\r") ? "\r" : "";
    const whole = text.slice(0, text.length - kept.length);
    if (whole !== "") yield whole.replace(/\r\n?/g, "\n");
  }
  const rest = kept + decodeChunk(decoder, null);
  if (rest !== "") yield rest.replace(/\r\n?/g, "\n");
}

function decodeChunk(decoder: TextDecoder, chunk: Uint8Array | null): string {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
  } catch {
    throw new ImportFileError("notUtf8");
  }
}
