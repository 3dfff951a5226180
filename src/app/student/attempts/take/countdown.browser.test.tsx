/** The time left of a running test: red and said aloud when it runs short, and locked at zero. */
import { createRoutesStub } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible, listenTo, PHONE, showColours } from "../../../../testing/component.ts";
import { isOver } from "../state/local-attempt.ts";
import { MINUTE, openedAttempt, openQuestion } from "../state/opened-attempt.test-data.ts";
import { TestHeader } from "./header.tsx";
import styles from "./running-attempt.module.css";
import { useAttempt } from "./use-attempt.ts";

const timer = page.getByRole("timer", { name: "Time left" });
const warning = page.getByText("Time running out!", { exact: true });

/** The clock runs in real time. */
const SOON = { timeout: 10_000 };

beforeEach(() => {
  vi.spyOn(window, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
});

/** A test of thirty minutes, that much of it gone when the page was served. */
async function openAfter(gone: number) {
  const opened = openedAttempt([openQuestion(1)], 0);
  const Running = () => {
    const { attempt, controller } = useAttempt(opened, gone, "owner");
    return (
      <main className={styles.page} data-over={isOver(attempt)}>
        <TestHeader title="Practice Test 1" attempt={attempt} controller={controller} isAlive />
      </main>
    );
  };
  const Page = createRoutesStub([{ path: "/", Component: Running }]);
  return render(<Page />);
}

test("the last five minutes and the last one are said aloud, once each, and red on every screen", async () => {
  const heard = listenTo();
  await page.viewport(PHONE.width, PHONE.height);
  const screen = await openAfter(25 * MINUTE - 1_200);
  await expect.element(timer).toHaveTextContent("5:01");
  await expect.element(warning).not.toBeInTheDocument();
  await expect.poll(heard, SOON).toContain("5 minutes left. Time running out!");
  await expect.element(timer).toHaveTextContent("4:59");
  await expect.element(warning).toBeVisible();
  const announced = () => heard().filter((words) => /minutes? left/.test(words));
  expect(announced()).toHaveLength(1);
  await expectAccessible();
  await showColours("dark");
  await expectAccessible("look");
  await screen.unmount();
  await openAfter(29 * MINUTE - 1_200);
  await expect.poll(announced, SOON).toContain("One minute left. Time running out!");
});

test("at zero the test is over, and what cannot be sent is kept on the device", async () => {
  await openAfter(30 * MINUTE - 1_200);
  await expect.element(page.getByRole("main")).toHaveAttribute("data-over", "false");
  await expect.element(page.getByRole("main")).toHaveAttribute("data-over", "true");
  await expect.element(timer).toHaveTextContent("0:00");
});
