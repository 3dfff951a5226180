/**
 * Compresses what is rendered for one visitor: pages, their data, JSON. They are small and soon complete, so each is
 * compressed in one piece and says its length; a stream through the compressor costs several times as much. What is
 * compressed already is left alone. Files go through Hono's stream.
 */
import { gzipSync } from "node:zlib";
import { createMiddleware } from "hono/factory";

const RENDERED = /^(text\/html|text\/x-script|application\/json)\b/;
/** Below this, compression saves less than a packet. */
const SMALLEST = 1024;
/** Higher levels take longer for some hundredths. */
const LEVEL = 4;
/** As browsers say it, with its weight if there is one (RFC 9110, 12.5.3). */
const GZIP = /(?:^|,)\s*gzip\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/i;

/** To stand within Hono's own compression, which leaves alone what was packed here or is small and says its length. */
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
    // Emptied first: Hono would take the new answer's body for a stream.
    c.res = undefined;
    c.res = new Response(body, { status, headers });
  });
}

function takesGzip(accepted: string | undefined): boolean {
  const match = GZIP.exec(accepted ?? "");
  return match !== null && Number(match[1] ?? 1) > 0;
}
