import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { AdminTwoFactor } from "../../../modules/accounts/auth.server.ts";
import { buildSignedInAdmin, openAccounts } from "../../../testing/accounts.ts";
import { setUpSecondFactor } from "../../../testing/second-factor.ts";
import { openServices } from "../../../testing/services.ts";
import { servicesContext } from "../../context.ts";
import { requireSwitchableFactor } from "./load.server.ts";
import { ADMIN_ADDRESSES } from "./reply.ts";

test("the page that switches the second factor off opens only if there is one and it is optional", async () => {
  const accounts = openAccounts();
  const { admin, client } = await buildSignedInAdmin(accounts);
  const opened = async (adminTwoFactor: AdminTwoFactor) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, openServices({ accounts: openAccounts({ adminTwoFactor }) }));
    const request = new Request(`http://localhost:3000${ADMIN_ADDRESSES.switchOff}`);
    return requireSwitchableFactor({ context, request }, admin, ADMIN_ADDRESSES.home).catch((thrown: unknown) =>
      thrown instanceof Response ? thrown.headers.get("Location") : thrown,
    );
  };
  expect(await opened("optional")).toBe("/admin/account");

  await setUpSecondFactor(accounts, admin, client, new Date());

  expect(await opened("optional")).toBeNull();
  expect(await opened("required")).toBe("/admin/account");
});
