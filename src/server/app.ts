/**
 * The web server: plumbing only. If it has a screen or a form, it is a React Router route.
 */
import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import path from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { LRUCache } from "lru-cache";
import { RouterContextProvider, type ServerBuild } from "react-router";
import {
  clientAddressContext,
  faultContext,
  isSharedContext,
  logContext,
  nonceContext,
  nowContext,
  refusedContext,
  requestIdContext,
  type Services,
  servicesContext,
  viewerContext,
  waitContext,
} from "../app/context.ts";
import { SHARED } from "../app/public/frame/shared-page.ts";
import { errorTexts } from "../content/en/errors.ts";
import { AbandonedError, limitConcurrency, TooBusyError, TooManyWaitingError } from "../core/concurrency.ts";
import { currentHost, currentRequest, nameRoute } from "../core/current-request.server.ts";
import { projectRoot } from "../core/project-root.ts";
import { isDatabaseAway } from "../db/database-away.ts";
import type { Listener } from "../db/listener.ts";
import { isDatabaseReady } from "../db/migrate.ts";
import { openAttemptLimits } from "../modules/attempts/limits.server.ts";
import { findNextPublication } from "../modules/blog/queries/find-next-publication.server.ts";
import { serveAttempts } from "./attempt-routes.ts";
import { FORM_LIMIT, openBodyLimits } from "./body-limits.ts";
import { bufferBody } from "./buffer-body.ts";
import { clientAddress } from "./client-address.ts";
import { compressResponses } from "./compress-responses.ts";
import { serveImages } from "./images.ts";
import type { Log } from "./log.ts";
import { type Metrics, showPageCounts } from "./metrics.ts";
import { servePages } from "./page-cache.ts";
import { readPage } from "./page-cache-page.ts";
import { openPageStore } from "./page-cache-store.ts";
import { DISCOVERY, limitDiscovery } from "./route-discovery.ts";
import { createHandlerBySegment } from "./route-segments.ts";
import {
  knownMethodsOnly,
  limitBody,
  newNonce,
  protectiveHeaders,
  type RequestVariables,
  SAFE_METHODS,
  sameOriginOnly,
  securityHeaders,
} from "./security.ts";
import type { Handler } from "./watch-requests.ts";

/** Browsers check for a new one each time it starts, so that a new version of the product is picked up immediately. */
const SERVICE_WORKER = "service-worker.js";
/** The content type of React Router's page data. */
const PAGE_DATA = "text/x-script";
const DAY_IN_SECONDS = 86_400;
/** When to retry while the database is away. */
const RETRY_AFTER_SECONDS = "5";
const YEAR_IN_SECONDS = 31_536_000;
/**
 * Pages that are made at a time, and that wait at most (record 72): the last of so many gets its page after some 20 s. Of one
 * student, fewer: two leave places for others, and with six more every tab of a window that is opened again gets its page.
 */
const PAGES = { atOnce: 8, mostWaiting: 2_000 };
const OF_ONE_STUDENT = { atOnce: 2, mostWaiting: 6 };
/** Forms do not wait for other students: a start or an answer is worth more than a page. */
const NO_LIMIT = { atOnce: Number.POSITIVE_INFINITY, mostWaiting: Number.POSITIVE_INFINITY };
/** Sessions whose user is known, to count all sessions of a user as one client. */
const KNOWN_SESSIONS = 10_000;
const ADMINISTRATION = /^\/admin\b/;

export type AppOptions = {
  services: Services;
  log: Log;
  /** Undefined if PUBLIC_URL is not set: the address of the request is then taken as ours. */
  configuredUrl: string | undefined;
  /** Per student, in running tests. */
  savesPerMinute: number;
  /** Notifies of every change to public content. Null: no page is cached. */
  publicContent: Listener | null;
  /** Null: metrics are off. */
  metrics: Metrics | null;
  /** True when the process is about to end. */
  isEnding(): boolean;
  isDevelopment: boolean;
};

/** The whole product: what answers requests, and what stands in front of it. */
export type App = { fetch: Hono<RequestVariables>["fetch"]; around: (handle: Handler) => Handler };

/** Opens the product as a function from request to response, and around it the pages that are answered from memory. */
export async function createApp(options: AppOptions): Promise<App> {
  const { services, log, configuredUrl, publicContent, metrics, isDevelopment } = options;
  const app = new Hono<RequestVariables>();
  const surroundings = { isHttps: configuredUrl?.startsWith("https:") ?? false, isDevelopment };
  const build = await loadRoutes();
  const handle = createHandlerBySegment(build);
  const bodyLimitOf = openBodyLimits(build.routes);
  const queues = {
    studentPages: limitConcurrency({ ...PAGES, each: OF_ONE_STUDENT }),
    studentForms: limitConcurrency({ ...NO_LIMIT, each: OF_ONE_STUDENT }),
    // A whole institute may be behind one host.
    visitorPages: limitConcurrency(PAGES),
  };
  const usersBySession = new LRUCache<string, string>({ max: KNOWN_SESSIONS });

  function contextOf(request: { requestId: string; nonce: string; address: string }) {
    const { requestId, nonce } = request;
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(nowContext, new Date());
    context.set(nonceContext, nonce);
    context.set(requestIdContext, requestId);
    context.set(faultContext, { error: null, isHandled: false });
    context.set(viewerContext, null);
    context.set(clientAddressContext, request.address);
    context.set(logContext, log);
    return context;
  }

  /** True if the request carries a session cookie. */
  function hasSession(headers: Headers): boolean {
    return services.accounts.readSessionCookie(headers).kind !== "none";
  }

  /** True if that cookie is one that we signed. */
  function isSignedIn(headers: Headers): boolean {
    return services.accounts.readSessionCookie(headers).kind === "signed";
  }

  /** A page as every visitor gets it. Null if rendering failed: each visitor then gets an error with their own request id. */
  async function renderShared(address: string) {
    const [nonce, requestId] = [newNonce(), randomUUID()];
    const context = contextOf({ requestId, nonce, address: "unknown" });
    context.set(isSharedContext, true);
    const response = await handle(new Request(new URL(address, services.publicUrl)), context);
    return response.status >= 500 ? null : readPage(response, nonce, protectiveHeaders(surroundings));
  }

  /** Refuses a request with the reason, as a page or as page data, whichever was asked for. Does not query the database. */
  async function refused(c: Context<RequestVariables>, status: number): Promise<Response> {
    const { method, path } = c.req;
    if (!path.endsWith(".data") && !asksForPage(c)) return plainError(status, c.var.requestId);
    const render = (url: URL) => {
      const context = contextOf({ ...c.var, address: "unknown" });
      context.set(refusedContext, status);
      return handle(new Request(url, { method }), context);
    };
    const url = new URL(c.req.url);
    const own = await render(url);
    // Addresses that take forms but have no page, such as a file to save, cannot show the reason themselves.
    const response = isJson(own) && asksForPage(c) ? await render(new URL("/", url)) : own;
    response.headers.set("Cache-Control", "no-store");
    if (status === 503 || status === 429) response.headers.set("Retry-After", RETRY_AFTER_SECONDS);
    return response;
  }

  /**
   * Runs the work when it is the turn of the client: a student, or the host of a visitor. Pages of the administration and
   * forms of visitors, which have limits of their own, do not wait.
   */
  async function inTurn<Result>(c: Context<RequestVariables>, run: () => Promise<Result>): Promise<Result> {
    if (ADMINISTRATION.test(c.req.path)) return run();
    const { signal, headers } = c.req.raw;
    const isForm = !SAFE_METHODS.has(c.req.method);
    const session = services.accounts.readSessionCookie(headers);
    if (session.kind !== "signed") return isForm ? run() : queues.visitorPages(currentHost(), run, signal);
    const queue = isForm ? queues.studentForms : queues.studentPages;
    return queue(usersBySession.get(session.token) ?? session.token, run, signal);
  }

  /** Remembers whose session the request had, as rendering has found out. */
  function rememberUser(headers: Headers, context: Readonly<RouterContextProvider>): void {
    const session = services.accounts.readSessionCookie(headers);
    const viewer = context.get(viewerContext);
    if (session.kind === "signed" && viewer) usersBySession.set(session.token, viewer.userId);
  }

  /** Large bodies are only taken from requests with a signed session cookie. */
  function bodyLimitFor(c: Context<RequestVariables>, announced: number): number {
    const limit = bodyLimitOf(c.req.path);
    return announced <= FORM_LIMIT || limit <= FORM_LIMIT || isSignedIn(c.req.raw.headers) ? limit : FORM_LIMIT;
  }

  function refuseBody(c: Context<RequestVariables>): Promise<Response> {
    const isOpenToOthers = bodyLimitFor(c, Number.POSITIVE_INFINITY) < bodyLimitOf(c.req.path);
    return refused(c, isOpenToOthers ? 401 : 413);
  }

  let around: App["around"] = (handle) => handle;
  if (publicContent) {
    const store = openPageStore({
      listener: publicContent,
      render: renderShared,
      findNextChange: (now) => findNextPublication(services.db, now),
    });
    if (metrics) showPageCounts(metrics.registry, () => store.counts);
    around = servePages({ store, hasSession: (cookie) => hasSession(new Headers({ cookie })) });
  }
  app.use(async (c, next) => {
    c.set("requestId", currentRequest()?.id ?? randomUUID());
    c.set("nonce", newNonce());
    await next();
  });
  app.use(securityHeaders(surroundings));
  app.use(knownMethodsOnly);
  app.get("/healthz", (c) => {
    nameRoute("/healthz");
    return c.text("ok");
  });
  app.get("/readyz", async (c) => {
    nameRoute("/readyz");
    if (options.isEnding()) return c.text("shutting down", 503);
    const isReady = await isDatabaseReady(services.db).catch(() => false);
    return isReady ? c.text("ready") : c.text("the database does not answer or is not migrated", 503);
  });
  if (!isDevelopment) serveFiles(app);
  serveImages(app, services.db);
  app.use(sameOriginOnly(configuredUrl));
  app.use(limitBody(bodyLimitFor, refuseBody));
  app.use(DISCOVERY, limitDiscovery(isSignedIn));
  if (!isDevelopment) app.use(compress(), compressResponses());
  serveAttempts(app, services, openAttemptLimits(services.db, options.savesPerMinute), metrics?.meter);
  app.use(bufferBody(bodyLimitOf));

  app.all("*", async (c) => {
    const ask = async () => {
      const context = contextOf({ ...c.var, address: clientAddress() });
      return { context, response: await handle(requestAsPublished(c.req.raw, configuredUrl), context) };
    };
    const { context, response } = await inTurn(c, ask);
    rememberUser(c.req.raw.headers, context);
    if (response.status >= 500) {
      const { error, isHandled } = context.get(faultContext);
      if (isDatabaseAway(error) && !isHandled) return refused(c, 503);
      if (isDatabaseAway(error) || error instanceof TooBusyError) {
        return new Response(response.body, { status: 503, headers: response.headers });
      }
    }
    if (response.status >= 400 && isJson(response) && asksForPage(c)) return refused(c, response.status);
    const wait = context.get(waitContext);
    if (response.status === 429 && wait !== null) response.headers.set("Retry-After", String(wait * 60));
    // Rendered per visitor: the frame of every page shows who is signed in, also on pages that are otherwise the same for
    // all.
    const { headers } = response;
    if (headers.get("content-type") === PAGE_DATA) headers.set("Content-Type", `${PAGE_DATA}; charset=utf-8`);
    const cacheControl = headers.get("cache-control");
    const isOwn = cacheControl === null ? hasSession(c.req.raw.headers) : cacheControl === SHARED["Cache-Control"];
    if (isOwn) headers.set("Cache-Control", "private, no-store");
    return response;
  });

  app.onError((error, c) => {
    // The client disconnected: nothing to answer.
    if (error instanceof AbandonedError) return c.body(null, 400);
    if (error instanceof TooManyWaitingError) return refused(c, 429);
    if (error instanceof TooBusyError) return refused(c, 503);
    log.error({ err: error }, "request failed");
    return isDatabaseAway(error) ? refused(c, 503) : plainError(500, c.var.requestId);
  });
  return { fetch: app.fetch, around };
}

/** The built routes as a value: given as a function, they would be unpacked for every request. */
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

function serveFiles(app: Hono<RequestVariables>): void {
  const root = path.join(projectRoot(), "build/client");
  // Names of built files contain their hash.
  const forEver = cacheFor(`public, max-age=${YEAR_IN_SECONDS}, immutable`);
  app.use("/assets/*", serveStatic({ root, precompressed: true, onFound: forEver }));
  app.use("/downloads/*", serveStatic({ root, onFound: cacheFor("public, max-age=3600") }));
  app.use("/previews/*", serveStatic({ root, onFound: cacheFor(`public, max-age=${DAY_IN_SECONDS}`) }));
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
  return (_path, c) => {
    nameRoute("(file)");
    c.header("Cache-Control", value);
  };
}

/** Behind a proxy the request's own address is not the public one; redirects and checks need the public one. */
function requestAsPublished(request: Request, configuredUrl: string | undefined): Request {
  if (!configuredUrl) return request;
  const url = new URL(request.url);
  const published = new URL(configuredUrl);
  published.pathname = url.pathname;
  published.search = url.search;
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

function asksForPage(c: Context<RequestVariables>): boolean {
  return (c.req.header("accept") ?? "").includes("text/html");
}

function isJson({ headers }: Response): boolean {
  return headers.get("content-type")?.startsWith("application/json") ?? false;
}

/** An error that happens before any page can be rendered. */
function plainError(status: number, requestId: string): Response {
  const { title, text } = errorTexts.pageFor(status);
  return new Response(`${title}\n\n${text}\n\n${errorTexts.reference(requestId)}\n`, {
    status,
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      ...(status === 503 && { "Retry-After": RETRY_AFTER_SECONDS }),
    },
  });
}
