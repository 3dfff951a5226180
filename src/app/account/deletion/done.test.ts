import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { Viewer } from "../../../modules/accounts/viewer.ts";
import { headersWith, openAccounts } from "../../../testing/accounts.ts";
import { buildStudent } from "../../../testing/build.ts";
import { openServices } from "../../../testing/services.ts";
import { db } from "../../../testing/test-db.ts";
import { servicesContext, viewerContext } from "../../context.ts";
import { deletedAccountCookie } from "../../shared/account/deleted-account-cookie.server.ts";
import { headers, loader } from "./done.tsx";

const services = openServices({ accounts: openAccounts() });
const ADDRESS = new URL("/account-deleted", services.publicUrl);

/** Where the page's link leads, and the cookies set with the response. */
function answerTo(viewer: Viewer | null, ...cookies: string[]) {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(viewerContext, viewer);
  const request = new Request(ADDRESS, { headers: headersWith(cookies) });
  try {
    const shown = loader({ context, request, url: ADDRESS, params: {}, pattern: ADDRESS.pathname });
    return new Headers(shown.init?.headers).getSetCookie();
  } catch (thrown) {
    return thrown instanceof Response ? thrown.headers.get("Location") : thrown;
  }
}

test("an account's deletion is confirmed once, and only in the browser that deleted it", async () => {
  const mark = deletedAccountCookie(services);

  expect(mark).toMatch(/; Max-Age=60; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(answerTo(null, mark)).toEqual([expect.stringContaining("lamplight.left=; Max-Age=0;")]);
  expect(answerTo(null)).toBe("/");
  expect(answerTo(null, "lamplight.left=")).toBe("/");
  expect(answerTo(await buildStudent(db), mark)).toBe("/dashboard");
});

test("the cookie is bound to this host over TLS, and search engines are told not to index the page", () => {
  expect(deletedAccountCookie({ publicUrl: "https://exams.example.org" })).toMatch(
    /^__Host-lamplight\.left=1; .* Secure;/,
  );
  expect(headers()).toMatchObject({ "X-Robots-Tag": "noindex" });
});
