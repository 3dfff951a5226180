/** Files that are made while they are sent. */

/** An answer that the browser saves as a file: the next piece is made when the last one was taken, none after the reader has gone. */
export function sendFile(
  pieces: AsyncGenerator<string, void>,
  { name, type }: { name: string; type: string },
): Response {
  return new Response(streamOf(pieces), {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "private, no-store",
    },
  });
}

function streamOf(pieces: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return();
    },
  });
}
