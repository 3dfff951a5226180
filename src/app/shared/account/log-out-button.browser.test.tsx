/** Logging out where answers wait on the device: asked first, deleted only after a yes, and never while the session goes on. */
import { createRoutesStub } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { newId } from "../../../core/id.ts";
import { expectAccessible, expectText } from "../../../testing/component.ts";
import { countAnswersToDelete } from "../attempts/unsent-of-user.ts";
import { ATTEMPT_PREFIX } from "../device-storage.ts";
import { LogoutButton } from "./log-out-button.tsx";

// Journeys show that it counts what is stored. Its module may not come without a network.
vi.mock("../attempts/unsent-of-user.ts", () => ({ countAnswersToDelete: vi.fn() }));

const KEY = `${ATTEMPT_PREFIX}${newId<"attempt">()}:answer:1`;
const logOut = page.getByRole("button", { name: "Logout" });
const dialog = page.getByRole("alertdialog");

afterEach(() => localStorage.clear());

async function open(count: () => number): Promise<void> {
  localStorage.setItem(KEY, "{}");
  vi.mocked(countAnswersToDelete).mockImplementation(count);
  const Page = createRoutesStub([{ path: "/", Component: LogoutButton }]);
  await render(<Page />);
  await logOut.click();
}

test("who stays keeps the answers", async () => {
  await open(() => 1);
  await expectText(dialog, "One answer on this device has not reached us yet.");
  await expect.element(page.getByRole("button", { name: "Stay signed in" })).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(logOut).toHaveFocus();
  expect(localStorage.getItem(KEY)).toBe("{}");
});

test("where nobody could count the answers it asks as well", async () => {
  await open(() => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  await expectText(dialog, "Answers on this device may not have reached us yet.");
  await page.getByRole("button", { name: "Stay signed in" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(localStorage.getItem(KEY)).toBe("{}");
});

test("where the session does not end it says why, and deletes nothing", async () => {
  const fetched = vi.spyOn(window, "fetch").mockRejectedValueOnce(new TypeError("Failed to fetch"));
  fetched.mockResolvedValueOnce(new Response(null, { status: 503 }));
  await open(() => 2);
  await page.getByRole("button", { name: "Log out and delete" }).click();
  await expectText(dialog, "You are still signed in");
  await expectText(dialog, "Logging out did not work: we could not reach the server.");
  await page.getByRole("button", { name: "Try again" }).click();
  await expectText(dialog, "Logging out did not work: the site cannot answer right now.");
  expect(localStorage.getItem(KEY)).toBe("{}");
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(["/logout", "/logout"]);
});
