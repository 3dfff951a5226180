import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { newSignUp, openAccounts } from "../../../testing/accounts.ts";
import { openServices } from "../../../testing/services.ts";
import { clientAddressContext, nowContext, servicesContext } from "../../context.ts";
import { action } from "./page.tsx";

const services = openServices({ accounts: openAccounts() });

/** Where signing up at this address leads. */
async function arrivalFrom(address: string) {
  const url = new URL(address, services.publicUrl);
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(nowContext, new Date());
  context.set(clientAddressContext, "192.0.2.1");
  const request = new Request(url, { method: "POST", body: new URLSearchParams(newSignUp()) });
  try {
    return await action({ context, request, url, params: {}, pattern: url.pathname });
  } catch (thrown) {
    return thrown instanceof Response ? thrown.headers.get("Location") : thrown;
  }
}

test("signing up leads to the page of ours that was asked for, otherwise to the dashboard", async () => {
  expect(await arrivalFrom("/signup")).toBe("/dashboard");
  expect(await arrivalFrom("/signup?next=%2Faccount%3Ffrom%3Dmail")).toBe("/account?from=mail");
  expect(await arrivalFrom("/signup?next=%2F%2Fexample.net")).toBe("/dashboard");
});
