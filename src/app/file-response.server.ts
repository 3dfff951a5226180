/** Files generated while they are sent. */
import type { RequestLog } from "./context.ts";

/**
 * A response that the browser saves as a file. The next piece is produced when the last has been read, and none after the client
 * has disconnected.
 */
export function sendFile(
  log: RequestLog,
  pieces: AsyncGenerator<string, void>,
  { name, type }: { name: string; type: string },
): Response {
  return new Response(streamOf(log, pieces), {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "private, no-store",
    },
  });
}

function streamOf(log: RequestLog, pieces: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        log.error({ err: error }, "a file could not be finished");
        // The caller logs the error that ends the stream, and a failed statement contains its parameters.
        controller.error(new Error("The file could not be finished."));
      }
    },
    async cancel() {
      await pieces.return();
    },
  });
}
