/**
 * Renders a page. It is whole at the first byte: nothing in the product is sent later, and no error can come after the
 * answer's status. The nonce of the answer's content security policy goes onto every script of ours.
 */
import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { faultContext, logContext, nonceContext } from "./context.ts";

export const streamTimeout = 5_000;
/** Time for the rejected boundaries to be rendered after `streamTimeout`. */
const FLUSH_MS = 1_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const nonce = context.get(nonceContext);
  const log = context.get(logContext);

  return new Promise((resolve, reject) => {
    let finalStatus = status;
    let isShellReady = false;
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        onShellReady() {
          isShellReady = true;
        },
        onShellError(error: unknown) {
          clearTimeout(timeout);
          reject(error);
        },
        onError(error: unknown) {
          finalStatus = 500;
          // Of the shell React Router reports the error itself, through handleError.
          if (isShellReady) log.error({ err: error }, "rendering failed");
        },
        onAllReady() {
          clearTimeout(timeout);
          pipe(
            collect((page) => {
              headers.set("Content-Type", "text/html; charset=utf-8");
              // What is missing now may be there at the next request.
              if (finalStatus >= 400) headers.set("Cache-Control", "no-store");
              resolve(new Response(page, { headers, status: finalStatus }));
            }),
          );
        },
      },
    );
    const timeout = setTimeout(abort, streamTimeout + FLUSH_MS);
  });
}

/** Hands over in one piece what was written: through streams of the web a page costs more than its rendering. */
function collect(whole: (bytes: Buffer<ArrayBuffer>) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      whole(Buffer.concat(chunks));
      done();
    },
  });
}

/** Every error a loader, an action or a render throws, once, with the request it belongs to. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  // The framework's own refusals, such as of what is sent to a page that takes nothing: no fault of ours.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  context.set(faultContext, { error, isHandled: false });
  context.get(logContext).error({ err: error }, "request failed");
};
