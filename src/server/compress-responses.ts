/**
 * Compresses what is rendered per visitor: pages, their data, JSON. They are small and soon complete, so each is compressed
 * in one piece and sent with its length; streaming through the compressor costs several times as much. Anything already
 * compressed is left alone. Files go through Hono's stream.
 */
import { gzipSync } from "node:zlib";
import { createMiddleware } from "hono/factory";

const RENDERED = /^(text\/html|text\/x-script|application\/json)\b/;
/** Below this, compression saves less than a packet. */
const SMALLEST = 1024;
/** Higher levels take longer to save a few hundredths. */
const LEVEL = 4;
/** As browsers send it, with an optional weight (RFC 9110, 12.5.3). */
const GZIP = /(?:^|,)\s*gzip\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/i;

/** Runs inside Hono's own compression, which skips responses compressed here and small ones with a length. */
export function compressResponses() {
  return createMiddleware(async (c, next) => {
    await next();
    const { res } = c;
    const { status, headers } = res;
    const isDone = headers.has("Content-Encoding") || headers.has("Content-Length");
    if (isDone || c.req.method === "HEAD" || !RENDERED.test(headers.get("Content-Type") ?? "") || !res.body) return;
    const plain = Buffer.from(await res.arrayBuffer());
    const isLarge = plain.length >= SMALLEST;
    const isPacked = isLarge && takesGzip(c.req.header("accept-encoding"));
    const body = isPacked ? gzipSync(plain, { level: LEVEL }) : plain;
    if (isLarge) headers.append("Vary", "Accept-Encoding");
    if (isPacked) headers.set("Content-Encoding", "gzip");
    headers.set("Content-Length", String(body.length));
    // Set to nothing first: otherwise Hono would treat the new body as a stream.
    c.res = undefined;
    c.res = new Response(body, { status, headers });
  });
}

function takesGzip(accepted: string | undefined): boolean {
  const match = GZIP.exec(accepted ?? "");
  return match !== null && Number(match[1] ?? 1) > 0;
}
