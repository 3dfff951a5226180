/**
 * The web server: plumbing only. If it has a screen or a form, it is a React Router route.
 */
import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import path from "node:path";
import { getConnInfo } from "@hono/node-server/conninfo";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import {
  clientAddressContext,
  isSharedContext,
  logContext,
  nonceContext,
  nowContext,
  requestIdContext,
  type Services,
  servicesContext,
  viewerContext,
} from "../app/context.ts";
import { SHARED } from "../app/public/shared-page.ts";
import { errorTexts } from "../content/en/errors.ts";
import { IMAGE_FILE_LIMIT, IMAGE_UPLOAD } from "../core/image-address.ts";
import { projectRoot } from "../core/project-root.ts";
import { isDatabaseReady } from "../db/client.ts";
import type { Listener } from "../db/listener.ts";
import { findNextPublication } from "../modules/blog/queries/find-next-publication.server.ts";
import { serveAttempts } from "./attempt-routes.ts";
import { serveImages } from "./images.ts";
import type { Log } from "./log.ts";
import { servePages } from "./page-cache.ts";
import { readPage } from "./page-cache-page.ts";
import { openPageStore } from "./page-cache-store.ts";
import {
  limitBody,
  newNonce,
  protectiveHeaders,
  type RequestVariables,
  sameOriginOnly,
  securityHeaders,
} from "./security.ts";

/** A form holds at most a lesson with its formatting. Routes that take files have limits of their own. */
const BODY_LIMIT = 1024 * 1024;
const FILE_LIMIT = 52 * 1024 * 1024;
/** Forms that anyone can send refuse a text that is far too long at its field, so it must be read first. */
const OPEN_FORM_LIMIT = 12 * 1024 * 1024;
const OPEN_FORM_ROUTES = new Set(["/signup", "/signup.data", "/account", "/account.data", "/contact", "/contact.data"]);
/** An answer to one question. */
const SAMPLE_CHECK_LIMIT = 16 * 1024;
const SAMPLE_CHECK = "/sample-test/check";
/** The file, and the form around it. */
const IMAGE_LIMIT = IMAGE_FILE_LIMIT + 64 * 1024;
const IMAGE_ROUTES = new Set([IMAGE_UPLOAD, "/admin/settings", "/admin/settings.data"]);
const FILE_ROUTES = new Set([
  "/admin/questions/import",
  "/admin/questions/import.data",
  "/admin/students/import",
  "/admin/students/import.data",
]);
/** Asked for anew at each start of it, so that a new version of the product is taken up at once. */
const SERVICE_WORKER = "service-worker.js";
const DAY_IN_SECONDS = 86_400;
const YEAR_IN_SECONDS = 31_536_000;

export type AppOptions = {
  services: Services;
  log: Log;
  /** Undefined when PUBLIC_URL is not set: then the address a request was sent to is ours. */
  configuredUrl: string | undefined;
  /** Hears of every change of what is public. Null: no page is kept. */
  publicContent: Listener | null;
  isDevelopment: boolean;
};

/** The whole product as one function from request to response. */
export async function createApp(options: AppOptions): Promise<Hono<RequestVariables>> {
  const { services, log, configuredUrl, publicContent, isDevelopment } = options;
  const app = new Hono<RequestVariables>();
  const surroundings = { isHttps: configuredUrl?.startsWith("https:") ?? false, isDevelopment };
  const handle = createRequestHandler(await loadRoutes());

  function contextOf(request: { requestId: string; nonce: string; path: string; method: string; address: string }) {
    const { requestId, nonce, method, path } = request;
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(nowContext, new Date());
    context.set(nonceContext, nonce);
    context.set(requestIdContext, requestId);
    context.set(viewerContext, null);
    context.set(clientAddressContext, request.address);
    context.set(logContext, log.child({ requestId, method, path }));
    return context;
  }

  /** True for whoever may be somebody. */
  function hasSession(headers: Headers): boolean {
    return services.accounts.readSessionCookie(headers).kind !== "none";
  }

  /** A page as every visitor gets it. Null when it failed: then each gets an answer that names their own request. */
  async function renderShared(address: string) {
    const [nonce, requestId] = [newNonce(), randomUUID()];
    const context = contextOf({ requestId, nonce, path: address, method: "GET", address: "unknown" });
    context.set(isSharedContext, true);
    const response = await handle(new Request(new URL(address, services.publicUrl)), context);
    return response.status >= 500 ? null : readPage(response, nonce, protectiveHeaders(surroundings));
  }

  if (publicContent) {
    const store = openPageStore({
      listener: publicContent,
      render: renderShared,
      findNextChange: (now) => findNextPublication(services.db, now),
    });
    app.use(servePages({ store, hasSession }));
  }
  app.use(async (c, next) => {
    c.set("requestId", randomUUID());
    c.set("nonce", newNonce());
    await next();
  });
  app.use(securityHeaders(surroundings));
  app.get("/healthz", (c) => c.text("ok"));
  app.get("/readyz", async (c) => {
    const isReady = await isDatabaseReady(services.db).catch(() => false);
    return isReady ? c.text("ready") : c.text("the database does not answer or is not migrated", 503);
  });
  if (!isDevelopment) serveFiles(app);
  serveImages(app, services.db);
  app.use(sameOriginOnly(configuredUrl));
  app.use(limitBody(bodyLimitOf, () => plainError(413)));
  if (!isDevelopment) app.use(compress());
  serveAttempts(app, services);

  app.all("*", async (c) => {
    const address = clientAddress(c.req.header("x-forwarded-for"), getConnInfo(c).remote.address);
    const context = contextOf({ ...c.var, address, path: c.req.path, method: c.req.method });
    const response = await handle(requestAsPublished(c.req.raw, configuredUrl), context);
    // Rendered for one visitor. Who is signed in stands in the frame of every page, also of those that say nothing.
    const { headers } = response;
    const said = headers.get("cache-control");
    const isOwn = said === null ? hasSession(c.req.raw.headers) : said === SHARED["Cache-Control"];
    if (isOwn) headers.set("Cache-Control", "private, no-store");
    return response;
  });

  app.onError((error, c) => {
    log.error({ err: error, requestId: c.var.requestId, method: c.req.method, path: c.req.path }, "request failed");
    return plainError(500, c.var.requestId);
  });
  return app;
}

/** The routes as they were built, as a value: given as a function they would be unpacked anew for every request. */
async function loadRoutes(): Promise<ServerBuild> {
  const server = await import("virtual:react-router/server-build");
  const { basename, unstable_getCriticalCss, allowedActionOrigins, ...build } = server;
  return {
    ...build,
    ...(basename && { basename }),
    ...(unstable_getCriticalCss && { unstable_getCriticalCss }),
    ...(allowedActionOrigins && { allowedActionOrigins }),
  };
}

function bodyLimitOf(path: string): number {
  if (FILE_ROUTES.has(path)) return FILE_LIMIT;
  if (IMAGE_ROUTES.has(path)) return IMAGE_LIMIT;
  if (path === SAMPLE_CHECK) return SAMPLE_CHECK_LIMIT;
  return OPEN_FORM_ROUTES.has(path) ? OPEN_FORM_LIMIT : BODY_LIMIT;
}

function serveFiles(app: Hono<RequestVariables>): void {
  const root = path.join(projectRoot(), "build/client");
  // Names of built files hold their own hash.
  const forEver = cacheFor(`public, max-age=${YEAR_IN_SECONDS}, immutable`);
  app.use("/assets/*", serveStatic({ root, precompressed: true, onFound: forEver }));
  app.use("/downloads/*", serveStatic({ root, onFound: cacheFor("public, max-age=3600") }));
  app.use(
    "/pictures/*",
    serveStatic({ root, precompressed: true, onFound: cacheFor(`public, max-age=${DAY_IN_SECONDS}`) }),
  );
  for (const file of readdirSync(root, { withFileTypes: true })) {
    if (!file.isFile() || /\.(br|gz)$/.test(file.name)) continue;
    const onFound = cacheFor(file.name === SERVICE_WORKER ? "no-cache" : "public, max-age=3600");
    app.use(`/${file.name}`, serveStatic({ root, precompressed: true, onFound }));
  }
}

function cacheFor(value: string): (path: string, c: { header(name: string, value: string): void }) => void {
  return (_path, c) => c.header("Cache-Control", value);
}

/** Only a proxy on this machine is believed when it names the address it serves. */
function clientAddress(forwardedFor: string | undefined, peer: string | undefined): string {
  const address = peer?.replace(/^::ffff:/, "") ?? "unknown";
  const isLocal = address === "127.0.0.1" || address === "::1" || address === "unknown";
  return (isLocal && forwardedFor?.split(",").at(-1)?.trim()) || address;
}

/** Behind a proxy the request's own address is not the one people type; redirects and checks need that one. */
function requestAsPublished(request: Request, configuredUrl: string | undefined): Request {
  if (!configuredUrl) return request;
  const url = new URL(request.url);
  const published = new URL(url.pathname + url.search, configuredUrl);
  if (published.href === url.href) return request;
  const headers = new Headers(request.headers);
  headers.set("host", published.host);
  headers.delete("x-forwarded-host");
  return new Request(published, {
    method: request.method,
    headers,
    body: request.body,
    signal: request.signal,
    redirect: "manual",
    ...(request.body ? { duplex: "half" } : {}),
  });
}

/** An error that happens before any page can be rendered. */
function plainError(status: 413 | 500, requestId?: string): Response {
  const { title, text } = errorTexts.pageFor(status);
  const reference = requestId ? `\n\n${errorTexts.reference(requestId)}` : "";
  return new Response(`${title}\n\n${text}${reference}\n`, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
