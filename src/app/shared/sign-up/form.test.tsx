import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { accountsTexts } from "../../../content/en/accounts.ts";
import { SignUpForm } from "./form.tsx";

function formAt(pathname: string, course: string, next: string | null = null): string {
  const reply = { code: "taken" as const, values: { course }, errors: {} };
  const routes = [{ path: pathname, element: <SignUpForm reply={reply} next={next} /> }];
  const router = createMemoryRouter(routes, { initialEntries: [pathname] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

function linksIn(html: string): string[] {
  const [alert = ""] = /<div [^>]*role="alert".*?<\/div><\/div>/.exec(html) ?? [];
  expect(alert.replace(/<[^>]+>/g, "")).toBe(accountsTexts.signUp.taken);
  return [...alert.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href);
}

test("an existing account leads to log-in and from there back, or to a new password", () => {
  expect(linksIn(formAt("/courses/dha", "OET"))).toEqual(["/login?next=%2Fcourses%2Fdha", "/forgot-password"]);
  expect(linksIn(formAt("/signup", "OET"))).toEqual(["/login?next=%2Fcourses%2Foet", "/forgot-password"]);
  expect(linksIn(formAt("/signup", ""))).toEqual(["/login", "/forgot-password"]);
  expect(linksIn(formAt("/", "OET"))).toEqual(["/login", "/forgot-password"]);
});

test("the page asked for before log-in is kept through sign-up and back", () => {
  const html = formAt("/signup", "OET", "/account");

  expect(linksIn(html)).toEqual(["/login?next=%2Faccount", "/forgot-password"]);
  expect(html).toContain('action="/signup?next=%2Faccount"');
});
