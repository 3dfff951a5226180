import { sql } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { signOut } from "../modules/accounts/commands/sign-out.server.ts";
import type { Viewer } from "../modules/accounts/viewer.ts";
import { buildSignedInAdmin, headersWith, openAccounts, signUpAndProve } from "../testing/accounts.ts";
import { buildAdmin, buildStudent } from "../testing/build.ts";
import { setUpSecondFactor } from "../testing/second-factor.ts";
import { openServices } from "../testing/services.ts";
import { db } from "../testing/test-db.ts";
import { logContext, nowContext, servicesContext, viewerContext } from "./context.ts";
import {
  adminMiddleware,
  adminSetUpMiddleware,
  requireAdmin,
  requireStudent,
  studentMiddleware,
  viewerMiddleware,
} from "./guards.server.ts";

const accounts = openAccounts();
const SITE = "http://localhost:3000";

function newContext(viewer: Viewer | null = null, warned: string[] = []): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(servicesContext, openServices({ accounts }));
  context.set(nowContext, new Date());
  context.set(viewerContext, viewer);
  context.set(logContext, { info: () => {}, warn: (_details, message) => warned.push(message), error: () => {} });
  return context;
}

/** What a middleware answers, whether returned or thrown; the page below it answers "page". */
async function answerOf(
  middleware: typeof viewerMiddleware,
  options: { context: RouterContextProvider; request?: Request; url?: URL; page?: () => Response },
): Promise<unknown> {
  const { context, request = new Request(`${SITE}/account`), page = () => new Response("page") } = options;
  const args = { request, url: options.url ?? new URL(request.url), context, params: {}, pattern: "/account" };
  try {
    return await middleware(args, async () => page());
  } catch (thrown) {
    return thrown;
  }
}

async function locationOf(middleware: typeof viewerMiddleware, options: Parameters<typeof answerOf>[1]) {
  const answer = await answerOf(middleware, options);
  return answer instanceof Response ? answer.headers.get("Location") : null;
}

test("the viewer is found for every route below", async () => {
  const { student, cookies } = await signUpAndProve(accounts);
  const context = newContext();

  await answerOf(viewerMiddleware, { context, request: new Request(SITE, { headers: headersWith(cookies) }) });

  expect(context.get(viewerContext)).toEqual(student);
  expect(requireStudent(context)).toEqual(student);
});

test("a renewed session sends its cookie with the page", async () => {
  const { student, cookies } = await signUpAndProve(accounts);
  await db.execute(sql`update sessions set expires_at = now() + interval '1 day' where user_id = ${student.userId}`);
  const request = new Request(SITE, { headers: headersWith(cookies) });

  const answer = await answerOf(viewerMiddleware, { context: newContext(), request });

  expect(answer instanceof Response && answer.headers.getSetCookie()).toEqual([
    expect.stringContaining("Max-Age=2592000"),
  ]);
});

test("signing in with the cookie of an old session keeps the new one", async () => {
  const { cookies } = await signUpAndProve(accounts);
  await signOut(accounts, headersWith(cookies));
  const request = new Request(SITE, { headers: headersWith(cookies) });
  const signedIn = "lamplight.session_token=new.one; Path=/";
  const page = () => new Response("page", { headers: { "Set-Cookie": signedIn } });

  const answer = await answerOf(viewerMiddleware, { context: newContext(), request, page });
  const elsewhere = await answerOf(viewerMiddleware, { context: newContext(), request });

  expect(answer instanceof Response && answer.headers.getSetCookie()).toEqual([signedIn]);
  expect(elsewhere instanceof Response && elsewhere.headers.getSetCookie()).toEqual([
    expect.stringContaining("Max-Age=0"),
  ]);
});

test("a visitor is sent to sign in and back, to the page and not to its data", async () => {
  const request = new Request(`${SITE}/account.data?x=1&_routes=a`);
  const url = new URL(`${SITE}/account?x=1`);

  for (const guard of [studentMiddleware, adminMiddleware]) {
    expect(await locationOf(guard, { context: newContext(), request, url })).toBe("/login?next=%2Faccount%3Fx%3D1");
  }
});

test("an expired session is mentioned at sign-in", async () => {
  const { cookies } = await signUpAndProve(accounts);
  await signOut(accounts, headersWith(cookies));
  const context = newContext();
  const request = new Request(`${SITE}/account`, { headers: headersWith(cookies) });
  await answerOf(viewerMiddleware, { context, request });

  expect(await locationOf(studentMiddleware, { context })).toBe("/login?next=%2Faccount&ended=1");
});

test("a form posted without a script leads a visitor to sign in, and back to the page that contains it", async () => {
  const { cookies } = await signUpAndProve(accounts);
  await signOut(accounts, headersWith(cookies));
  const formAt = (address: string, headers: Record<string, string> = {}) => {
    const sent = headersWith(cookies);
    for (const [name, value] of Object.entries({ accept: "text/html,*/*;q=0.8", ...headers })) sent.set(name, value);
    return new Request(SITE + address, { method: "POST", headers: sent });
  };
  const answerTo = async (request: Request) => {
    const context = newContext();
    await answerOf(viewerMiddleware, { context, request });
    const answer = await answerOf(studentMiddleware, { context, request });
    return answer instanceof Response ? [answer.status, answer.headers.get("Location")] : answer;
  };

  const fromPage = { referer: `${SITE}/account/privacy` };
  expect(await answerTo(formAt("/account/privacy/file", fromPage))).toEqual([
    303,
    "/login?next=%2Faccount%2Fprivacy&ended=1",
  ]);
  for (const referer of ["", "https://elsewhere.example/account", `${SITE}//elsewhere.example`]) {
    expect(await answerTo(formAt("/account?form=profile", { referer })), referer).toEqual([
      303,
      "/login?next=%2Faccount%3Fform%3Dprofile&ended=1",
    ]);
  }
  for (const byScript of [formAt("/account.data", fromPage), formAt("/account", { ...fromPage, accept: "*/*" })]) {
    expect(await answerTo(byScript)).toMatchObject({ init: { status: 401 } });
  }
});

test("student and administrator are each redirected to their own part, and the refusal is logged", async () => {
  const warned: string[] = [];
  const student = newContext(await buildStudent(db), warned);
  const admin = newContext(await buildAdmin(db), warned);

  expect(await locationOf(adminMiddleware, { context: student })).toBe("/dashboard");
  expect(await locationOf(studentMiddleware, { context: admin })).toBe("/admin");
  expect(warned).toEqual(["refused", "refused"]);
});

test("the right role gets the page, and no cache keeps it, whatever its route says", async () => {
  const context = newContext(await buildStudent(db));
  const page = () => new Response("page", { headers: { "Cache-Control": "private, max-age=60" } });

  const answer = await answerOf(studentMiddleware, { context, page });

  if (!(answer instanceof Response)) throw new Error("no page");
  expect(await answer.text()).toBe("page");
  expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
});

test("mutations and data requests are refused with 401 and 403, not redirected", async () => {
  const student = newContext(await buildStudent(db));
  const change = new Request(`${SITE}/account`, { method: "POST" });
  const asJson = new Request(`${SITE}/account`, { headers: { accept: "application/json" } });

  for (const request of [change, asJson]) {
    expect(await answerOf(studentMiddleware, { context: newContext(), request })).toMatchObject({
      init: { status: 401 },
    });
    expect(await answerOf(adminMiddleware, { context: student, request })).toMatchObject({ init: { status: 403 } });
  }
});

test("an administrator who still needs a second factor reaches nothing but the page that sets it up", async () => {
  const strict = openAccounts({ adminTwoFactor: "required" });
  const { admin, client } = await buildSignedInAdmin(strict);
  const context = () => {
    const made = newContext(admin);
    made.set(servicesContext, openServices({ accounts: strict }));
    return made;
  };
  const home = new Request(`${SITE}/admin`);
  const page = new Request(`${SITE}/admin/students.data`);
  const url = new URL(`${SITE}/admin/students`);
  const change = new Request(`${SITE}/admin/students`, { method: "POST" });
  const asJson = new Request(`${SITE}/admin/questions/suggest-id`, { headers: { accept: "application/json" } });

  const setUp = await locationOf(adminMiddleware, { context: context(), request: page, url });
  expect(setUp).toBe("/admin/second-factor?next=%2Fadmin%2Fstudents");
  expect(await locationOf(adminMiddleware, { context: context(), request: home })).toBe("/admin/second-factor");
  for (const request of [change, asJson]) {
    expect(await answerOf(adminMiddleware, { context: context(), request })).toMatchObject({ init: { status: 403 } });
  }
  expect(await answerOf(adminSetUpMiddleware, { context: context() })).toBeInstanceOf(Response);

  await setUpSecondFactor(strict, admin, client, new Date());

  for (const request of [page, change, asJson]) {
    const answer = await answerOf(adminMiddleware, { context: context(), request, url });
    expect(answer instanceof Response && (await answer.text())).toBe("page");
  }
});

test("only the administrator reaches the page that sets up their second factor", async () => {
  const student = newContext(await buildStudent(db));

  expect(await locationOf(adminSetUpMiddleware, { context: student })).toBe("/dashboard");
  expect(await locationOf(adminSetUpMiddleware, { context: newContext() })).toBe("/login?next=%2Faccount");
});

test("anybody but the required role is refused", async () => {
  const student = newContext(await buildStudent(db));
  const admin = newContext(await buildAdmin(db));

  expect(requireAdmin(admin)).toMatchObject({ kind: "admin" });
  expect(statusThrownBy(() => requireStudent(newContext()))).toBe(401);
  expect(statusThrownBy(() => requireAdmin(newContext()))).toBe(401);
  expect(statusThrownBy(() => requireStudent(admin))).toBe(403);
  expect(statusThrownBy(() => requireAdmin(student))).toBe(403);
});

function statusThrownBy(ask: () => unknown): unknown {
  try {
    return ask();
  } catch (thrown) {
    return thrown instanceof Object && "init" in thrown && thrown.init instanceof Object && "status" in thrown.init
      ? thrown.init.status
      : thrown;
  }
}
