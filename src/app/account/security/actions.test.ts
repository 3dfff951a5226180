import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { newClient, openAccounts, PASSWORD, signUpSomebody } from "../../../testing/accounts.ts";
import { openServices } from "../../../testing/services.ts";
import { clientAddressContext, nowContext, servicesContext } from "../../context.ts";
import { saveNewPassword } from "./actions.server.ts";

test("whoever types the password that they have as the new one is told so at that field", async () => {
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
  expect(reply.data.errors).toEqual({ passwordNew: "This is your current password. Choose another one." });
});
