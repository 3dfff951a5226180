import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterContextProvider, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { accountsTexts } from "../../../content/en/accounts.ts";
import { newClient, openAccounts, PASSWORD, signUpSomebody } from "../../../testing/accounts.ts";
import { openServices } from "../../../testing/services.ts";
import { clientAddressContext, nowContext, servicesContext } from "../../context.ts";
import { PasswordForm } from "../account/password-form.tsx";
import { saveNewPassword } from "./actions.server.ts";

test("reusing the current password as the new one is an error at that field", async () => {
  const accounts = openAccounts();
  const { student, cookies } = await signUpSomebody(accounts);
  const client = newClient(cookies);
  const context = new RouterContextProvider();
  context.set(servicesContext, openServices({ accounts }));
  context.set(nowContext, new Date());
  context.set(clientAddressContext, client.address);
  const url = new URL("http://localhost:3000/account");
  const body = new URLSearchParams({ passwordNow: PASSWORD, passwordNew: PASSWORD });
  const request = new Request(url, { method: "POST", headers: client.headers, body });

  const reply = await saveNewPassword({ context, request, url }, student, "/account");

  expect(reply.init?.status).toBe(400);
  const element = createElement(PasswordForm, { isSaved: false, refused: reply.data });
  const router = createMemoryRouter([{ path: "/", element }]);
  const html = renderToStaticMarkup(createElement(RouterProvider, { router }));
  const [field = ""] = /<input[^>]*name="passwordNew"[^>]*>/.exec(html) ?? [];
  const [, described = ""] = /aria-describedby="([^"]*)"/.exec(field) ?? [];
  const descriptions = described.split(" ").map((id) => html.split(`id="${id}"`)[1] ?? "");
  expect(descriptions.join()).toContain(accountsTexts.errors.passwordUnchanged);
});
