/**
 * Renders a page in full before the first byte: nothing is streamed, so no error can occur after the status is sent. Every script
 * of ours gets the nonce of the response's content security policy.
 */
import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { faultContext, logContext, nonceContext } from "./context.ts";
import { holdScripts } from "./plain/hold-scripts.server.ts";
import { isPlainPage } from "./plain/is-plain.ts";

export const streamTimeout = 5_000;
/** Time to render the rejected boundaries after `streamTimeout`. */
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
    const { entry } = routerContext.manifest;
    // An answer to a form moves the focus, and in development Vite has scripts of its own.
    const isPlain =
      request.method === "GET" &&
      !import.meta.env.DEV &&
      isPlainPage(routerContext.staticHandlerContext.matches.map(({ route }) => route.handle));
    const answer = (whole: Buffer<ArrayBuffer>) => {
      const page = isPlain ? holdScripts(whole.toString(), nonce, new Set([entry.module, ...entry.imports])) : whole;
      headers.set("Content-Type", "text/html; charset=utf-8");
      // What is missing now may exist at the next request.
      if (finalStatus >= 400) headers.set("Cache-Control", "no-store");
      return new Response(page, { headers, status: finalStatus });
    };
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        ...(isPlain && { bootstrapModules: [entry.module] }),
        onShellReady() {
          isShellReady = true;
        },
        onShellError(error: unknown) {
          clearTimeout(timeout);
          reject(error);
        },
        onError(error: unknown) {
          finalStatus = 500;
          // React Router reports errors of the shell itself, through handleError.
          if (isShellReady) log.error({ err: error }, "rendering failed");
        },
        onAllReady() {
          clearTimeout(timeout);
          resolve(buffer(pipe(new PassThrough())).then(answer));
        },
      },
    );
    const timeout = setTimeout(abort, streamTimeout + FLUSH_MS);
  });
}

/** Logs every error that a loader, an action or a render throws, once, with its request. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  // The framework's own refusals, such as a POST to a page without an action: not our fault.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  context.set(faultContext, { error, isHandled: false });
  context.get(logContext).error({ err: error }, "request failed");
};
