/**
 * Renders a page to a stream. The nonce of the answer's content security policy goes onto every script of ours. A page that
 * is kept for all visitors is whole at the first byte, so that no error can come after its status.
 */
import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from "react-router";
import { isSharedContext, logContext, nonceContext } from "./context.ts";

export const streamTimeout = 5_000;
/** Time for the rejected boundaries to reach the browser after `streamTimeout`. */
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
  const isReadWhole =
    context.get(isSharedContext) || isbot(request.headers.get("user-agent")) || routerContext.isSpaMode;

  return new Promise((resolve, reject) => {
    let finalStatus = status;
    let isShellSent = false;
    const send = () => {
      isShellSent = true;
      const body = new PassThrough({
        final(callback) {
          clearTimeout(timeout);
          callback();
        },
      });
      headers.set("Content-Type", "text/html; charset=utf-8");
      // What is missing now may be there at the next request.
      if (finalStatus >= 400) headers.set("Cache-Control", "no-store");
      pipe(body);
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status: finalStatus }));
    };
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        [isReadWhole ? "onAllReady" : "onShellReady"]: send,
        onShellError: reject,
        onError(error: unknown) {
          finalStatus = 500;
          // Before the shell is sent React Router reports the error itself, through handleError.
          if (isShellSent) log.error({ err: error }, "rendering failed");
        },
      },
    );
    const timeout = setTimeout(abort, streamTimeout + FLUSH_MS);
  });
}

/** Every error a loader, an action or a render throws, once, with the request it belongs to. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  context.get(logContext).error({ err: error }, "request failed");
};
