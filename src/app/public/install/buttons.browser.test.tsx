/** The store buttons: words in a dialog, or the offer of the browser, until the site is installed. */
import { createRoutesStub } from "react-router";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible, PHONE } from "../../../testing/component.ts";
import { InstallButtons } from "./buttons.tsx";

const apple = page.getByRole("link", { name: "iPhone or iPad" });
const google = page.getByRole("link", { name: "Android" });
const dialog = page.getByRole("dialog", { name: "Install Lamplight" });

test("each says how to install it, here and on a phone of its kind, or shows the offer of the browser once", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  const Page = createRoutesStub([{ path: "/", Component: InstallButtons }]);
  await render(<Page />);
  apple.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog.getByRole("heading", { name: "On this device" })).toBeVisible();
  await expect.element(dialog.getByRole("heading", { name: "On an iPhone or iPad" })).toBeVisible();
  await expect.element(dialog.getByText("Choose Add to Home Screen.")).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard("{Escape}");
  await expect.element(apple).toHaveFocus();
  await google.click();
  await expect.element(dialog.getByRole("heading", { name: "On an Android phone or tablet" })).toBeVisible();
  await userEvent.keyboard("{Escape}");

  const prompt = vi.fn(async () => {});
  const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  window.dispatchEvent(offer);
  expect(offer.defaultPrevented).toBe(true);
  await google.click();
  expect(prompt).toHaveBeenCalledOnce();
  await expect.element(dialog).not.toBeInTheDocument();
  await google.click();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard("{Escape}");

  window.dispatchEvent(new Event("appinstalled"));
  await expect.element(page.getByText("Lamplight is installed on this device.")).toBeVisible();
  await expect.element(google).not.toBeInTheDocument();
});
