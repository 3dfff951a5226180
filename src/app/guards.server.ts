/**
 * Access control. The root's middleware finds the viewer; those of the student's and the administrator's part turn everybody else
 * away: pages redirect, data requests and actions get 401 or 403 (P28). A form that the browser posts without a script redirects
 * to signing in, as a page does: no script is there to say why.
 */
import { createContext, data, type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import { withLanguage } from "../core/current-language.server.ts";
import { nameRoute } from "../core/current-request.server.ts";
import { findViewer } from "../modules/accounts/queries/find-viewer.server.ts";
import { isSetUpOwed } from "../modules/accounts/queries/is-set-up-owed.server.ts";
import { homeOf, localPath } from "../modules/accounts/rules.ts";
import type { Admin, Student, Viewer } from "../modules/accounts/viewer.ts";
import {
  faultContext,
  isDataRequestContext,
  logContext,
  nowContext,
  refusedContext,
  requestIdContext,
  servicesContext,
  viewerContext,
} from "./context.ts";

/** True if the request carried the cookie of an expired session. */
const sessionEndedContext = createContext(false);

/** Names the route of this request for the request metrics. */
export const routeNameMiddleware: MiddlewareFunction<Response> = ({ pattern }, next) => {
  // An unknown address matches the catch-all, which is not a route of its own.
  if (pattern !== "*") nameRoute(`/${pattern}`);
  return next();
};

/** Finds the viewer for all routes below, and sends the cookie that renews or ends their session. */
export const viewerMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { accounts } = context.get(servicesContext);
  const refused = context.get(refusedContext);
  if (refused !== null) throw failure(context, refused);
  const found = await findViewer(accounts, request.headers, context.get(nowContext)).catch((error: unknown) => {
    context.set(faultContext, { error, isHandled: false });
    context.get(logContext).error({ err: error }, "request failed");
    throw failure(context, 500);
  });
  const { viewer, ended, setCookies } = found;
  context.set(isDataRequestContext, isDataRequest(request));
  context.set(viewerContext, viewer);
  context.set(sessionEndedContext, ended);
  const response = await withLanguage(viewer?.language ?? accounts.language, next);
  // A cookie set by the action takes precedence: it signed in (with an old cookie still present) or out.
  const isAlreadySet = response.headers
    .getSetCookie()
    .some((set) => setCookies.some((own) => nameOf(own) === nameOf(set)));
  if (!isAlreadySet) for (const cookie of setCookies) response.headers.append("Set-Cookie", cookie);
  return response;
};

/** Before any loader has run, only the error itself can carry the request's id to its page. */
function failure(context: Readonly<RouterContextProvider>, status: number) {
  return data({ requestId: context.get(requestIdContext) }, { status });
}

/** Lets students in. Visitors are redirected to sign in, the administrator to the administration. */
export const studentMiddleware: MiddlewareFunction<Response> = guard("student");

/**
 * Lets the administrator in. Visitors are redirected to sign in, students to the dashboard, and an administrator who must have a
 * second factor and has none to the page that sets it up: nothing else of the administration is available until then.
 */
export const adminMiddleware: MiddlewareFunction<Response> = guard(
  "admin",
  async (viewer, { request, url, context }) => {
    const { accounts } = context.get(servicesContext);
    if (!(await isSetUpOwed(accounts, viewer))) return;
    if (!isPageRequest(request)) throw refusal(viewer);
    throw redirect(setUpAddress(url));
  },
);

/** Lets the administrator in even without a second factor: for the page that sets it up. */
export const adminSetUpMiddleware: MiddlewareFunction<Response> = guard("admin");

/** Where the administrator sets up the second factor. */
const ADMIN_SET_UP = "/admin/second-factor";

/** The student who sent the request. Throws 401 or 403 for anybody else. */
export function requireStudent(context: Readonly<RouterContextProvider>): Student {
  const viewer = context.get(viewerContext);
  if (viewer?.kind === "student") return viewer;
  throw refusal(viewer);
}

/** The administrator who sent the request. Throws 401 or 403 for anybody else. */
export function requireAdmin(context: Readonly<RouterContextProvider>): Admin {
  const viewer = context.get(viewerContext);
  if (viewer?.kind === "admin") return viewer;
  throw refusal(viewer);
}

type MiddlewareArgs = Parameters<MiddlewareFunction<Response>>[0];

/** `check` throws the response for a viewer of the right role who still may not enter. */
function guard(
  kind: Viewer["kind"],
  check: (viewer: Viewer, args: MiddlewareArgs) => Promise<void> = async () => {},
): MiddlewareFunction<Response> {
  return async (args, next) => {
    const { request, url, context } = args;
    const viewer = context.get(viewerContext);
    if (viewer?.kind !== kind) {
      const hasEnded = context.get(sessionEndedContext);
      if (!viewer && isPlainForm(request)) throw redirect(signInAddress(pageOfForm(request, url), hasEnded), 303);
      if (!isPageRequest(request)) throw refusal(viewer);
      if (viewer) context.get(logContext).warn({}, "refused");
      throw redirect(viewer ? homeOf(viewer) : signInAddress(pathOf(url), hasEnded));
    }
    await check(viewer, args);
    const response = await next();
    // A shared computer must not show the page after log-out, whatever the route's headers say.
    response.headers.set("Cache-Control", "private, no-store");
    return response;
  };
}

/** Documents and React Router's navigation requests; not mutations, and not requests for JSON. */
function isPageRequest(request: Request): boolean {
  const accepts = request.headers.get("accept") ?? "";
  const asksForData = accepts.includes("application/json") && !accepts.includes("text/html");
  return (request.method === "GET" || request.method === "HEAD") && !asksForData;
}

/** A form whose response the browser itself shows or saves, without a script of ours. */
function isPlainForm(request: Request): boolean {
  const acceptsPage = (request.headers.get("accept") ?? "").includes("text/html");
  return request.method === "POST" && !isDataRequest(request) && acceptsPage;
}

/** Requests of React Router's single fetch. */
function isDataRequest(request: Request): boolean {
  return new URL(request.url).pathname.endsWith(".data");
}

/** The page that contains the form: the form's own address may only accept POST. */
function pageOfForm(request: Request, url: URL): string {
  const page = URL.parse(request.headers.get("referer") ?? "");
  return (page?.host === url.host && localPath(pathOf(page))) || pathOf(url);
}

/** The path of the page, also when React Router requested its data. */
function pathOf({ pathname, search }: URL): string {
  return pathname + search;
}

/**
 * The address that sets up the second factor and then returns to the page asked for, unless that is the administration's first
 * page.
 */
function setUpAddress(url: URL): string {
  const next = localPath(pathOf(url));
  return next === null || next === "/admin" ? ADMIN_SET_UP : `${ADMIN_SET_UP}?${new URLSearchParams({ next })}`;
}

function signInAddress(next: string, hasEnded: boolean): string {
  const own = localPath(next);
  const query = new URLSearchParams({ ...(own !== null && { next: own }), ...(hasEnded && { ended: "1" }) });
  return query.size > 0 ? `/login?${query}` : "/login";
}

function refusal(viewer: Viewer | null) {
  return data(null, { status: viewer ? 403 : 401 });
}

function nameOf(cookie: string): string | undefined {
  return cookie.split("=")[0];
}
