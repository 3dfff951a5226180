/**
 * Who may see what. The root's middleware finds the viewer; those of the student's and the administrator's part turn
 * everybody else away: pages to where they belong, data requests and actions with 401 or 403 (decision 28).
 */
import { createContext, data, type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import { findViewer } from "../modules/accounts/queries/find-viewer.server.ts";
import { homeOf } from "../modules/accounts/rules.ts";
import type { Admin, Student, Viewer } from "../modules/accounts/viewer.ts";
import { nowContext, servicesContext, viewerContext } from "./context.ts";

/** True when the browser sent the cookie of a session that is over. */
const sessionEndedContext = createContext(false);

/** Finds the viewer for everything below, and sends the browser what keeps or ends its session. */
export const viewerMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { accounts } = context.get(servicesContext);
  const { viewer, ended, setCookies } = await findViewer(accounts, request.headers, context.get(nowContext));
  context.set(viewerContext, viewer);
  context.set(sessionEndedContext, ended);
  const response = await next();
  // What an action says about the session is newer: signing in, with an old cookie still there, or signing out.
  const isSaid = response.headers.getSetCookie().some((said) => setCookies.some((own) => nameOf(own) === nameOf(said)));
  if (!isSaid) for (const cookie of setCookies) response.headers.append("Set-Cookie", cookie);
  return response;
};

/** Lets students in. A visitor goes to sign in, the administrator to the administration. */
export const studentMiddleware: MiddlewareFunction<Response> = guard("student");

/** Lets the administrator in. A visitor goes to sign in, a student to the dashboard. */
export const adminMiddleware: MiddlewareFunction<Response> = guard("admin");

/** The student asking. Throws an answer of 401 or 403 when it is somebody else. */
export function requireStudent(context: Readonly<RouterContextProvider>): Student {
  const viewer = context.get(viewerContext);
  if (viewer?.kind === "student") return viewer;
  throw refusal(viewer);
}

/** The administrator asking. Throws an answer of 401 or 403 when it is somebody else. */
export function requireAdmin(context: Readonly<RouterContextProvider>): Admin {
  const viewer = context.get(viewerContext);
  if (viewer?.kind === "admin") return viewer;
  throw refusal(viewer);
}

function guard(kind: Viewer["kind"]): MiddlewareFunction<Response> {
  return async ({ request, url, context }, next) => {
    const viewer = context.get(viewerContext);
    if (viewer?.kind !== kind) {
      if (!isPageRequest(request)) throw refusal(viewer);
      throw redirect(viewer ? homeOf(viewer) : signInAddress(url, context.get(sessionEndedContext)));
    }
    const response = await next();
    // A shared computer must not show the page of who has left.
    if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "private, no-store");
    return response;
  };
}

/** Documents and React Router's own requests while moving between pages; not changes, and not what asks for JSON. */
function isPageRequest(request: Request): boolean {
  const accepts = request.headers.get("accept") ?? "";
  const asksForData = accepts.includes("application/json") && !accepts.includes("text/html");
  return (request.method === "GET" || request.method === "HEAD") && !asksForData;
}

/** `url` is the address of the page, also when React Router asked for its data. */
function signInAddress({ pathname, search }: URL, hasEnded: boolean): string {
  const query = new URLSearchParams({ next: pathname + search });
  if (hasEnded) query.set("ended", "1");
  return `/login?${query}`;
}

function refusal(viewer: Viewer | null) {
  return data(null, { status: viewer ? 403 : 401 });
}

function nameOf(cookie: string): string | undefined {
  return cookie.split("=")[0];
}
