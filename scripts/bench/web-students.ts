/** How a student's pages feel on a slow phone: what loads, what blocks, and how long each of many presses in a test with all item types takes to be seen. */
import { chromium, type Page } from "@playwright/test";
import { openDatabase } from "../../src/db/client.ts";
import { ITEM_TYPES } from "../../src/items/registry/models.ts";
import { buildOpenAttempt } from "../../src/testing/build-attempts.ts";
import { buildMarkedResult } from "../../src/testing/build-marked-result.ts";
import { sampleBody } from "../../src/testing/sample-body.ts";
import { buildSignedInStudents } from "../../src/testing/signed-in.ts";
import { weigh } from "../../tests/e2e/weigh.ts";
import { findChromium } from "../find-chromium.ts";
import { Durations } from "./measure.ts";

const SLOWER = 4;
const QUESTIONS = 20;
/** Each page is opened so often, and the median counts. */
const TURNS = 7;
const PHONE = { width: 360, height: 740 };
const AIMS = { blocking: 150, interaction: 100, scripts: { attempt: 140, other: 120 } };
/** A task is long from then on: what is beyond it blocks (web.dev, Total Blocking Time). */
const LONG_MS = 50;
const ANSWERS = "main :is(label, select, textarea, [role=option], [draggable=true])";
const PRESSES_A_QUESTION = 4;

/** Prints scripts, blocking and the presses of one test. The product must use `secret` for its sessions. */
export async function measureStudentPages(url: string, dataDir: string, secret: string): Promise<void> {
  console.log(
    `\n3. Pages of a student at ${PHONE.width} px with a processor ${SLOWER} times slower (aims: blocking ${AIMS.blocking} ms, p98 of presses ` +
      `${AIMS.interaction} ms, scripts ${AIMS.scripts.other} kB, of a test ${AIMS.scripts.attempt})`,
  );
  const database = await openDatabase({ dataDir });
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
  try {
    const [student] = await buildSignedInStudents(database, { secret, url, count: 1 });
    if (!student) throw new Error("There is no student.");
    const bodies = [...ITEM_TYPES, ...ITEM_TYPES].slice(0, QUESTIONS).map(sampleBody);
    const { attemptId } = await buildOpenAttempt(database.db, { student, bodies, startedAt: new Date(), minutes: 60 });
    const marked = await buildMarkedResult(database.db, { student, startedAt: new Date() });
    const open = async () => {
      const context = await browser.newContext({ viewport: PHONE, serviceWorkers: "block" });
      const [name = "", ...value] = student.cookie.split("=");
      await context.addCookies([{ name, value: value.join("="), url, httpOnly: true, sameSite: "Lax" }]);
      const page = await context.newPage();
      await page.addInitScript(watch);
      const devtools = await context.newCDPSession(page);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
      return page;
    };
    const addresses = {
      dashboard: "/dashboard",
      "list of tests": "/dashboard/tests",
      review: `/attempts/${marked.attemptId}/review`,
      "running test": `/attempts/${attemptId}`,
    };
    for (const [name, address] of Object.entries(addresses)) {
      const blocking = new Durations();
      let scripts = 0;
      for (let turn = 1; turn <= TURNS; turn += 1) {
        const page = await open();
        scripts = (await weigh(page, url + address)).js;
        await page.locator("html[data-ready]").waitFor();
        const tasks = await page.evaluate(() => window.tasks);
        blocking.add(tasks.reduce((sum, ms) => sum + Math.max(0, ms - LONG_MS), 0));
        await page.context().close();
      }
      const [least, median, most] = [1 / TURNS, 0.5, 1].map((share) => blocking.percentile(share).toFixed(0));
      console.log(
        `   ${name.padEnd(14)} scripts ${(scripts / 1000).toFixed(0)} kB, blocking ${median} ms (${least} to ${most})`,
      );
    }
    const page = await open();
    await page.goto(url + addresses["running test"]);
    await takeTest(page);
  } finally {
    await browser.close();
    await database.close();
  }
}

declare global {
  interface Window {
    tasks: number[];
    /** The longest duration of each interaction, by its id. */
    presses: Map<number, number>;
  }
}

function watch(): void {
  window.tasks = [];
  window.presses = new Map();
  new PerformanceObserver((list) => {
    window.tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: "longtask", buffered: true });
  const events: PerformanceObserverInit & { durationThreshold: number } = {
    type: "event",
    buffered: true,
    durationThreshold: 16,
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!("interactionId" in entry) || typeof entry.interactionId !== "number" || entry.interactionId === 0) continue;
      window.presses.set(entry.interactionId, Math.max(entry.duration, window.presses.get(entry.interactionId) ?? 0));
    }
  }).observe(events);
}

/** Presses what answers each question, then on to the next one. */
async function takeTest(page: Page): Promise<void> {
  let unpressed = 0;
  for (let number = 1; number <= QUESTIONS; number += 1) {
    await page.getByRole("heading", { name: `Question ${number} of ${QUESTIONS}` }).waitFor();
    const controls = await page.locator(ANSWERS).all();
    for (const control of controls.slice(0, PRESSES_A_QUESTION)) {
      await control.click({ timeout: 2_000 }).catch(() => {
        unpressed += 1;
      });
      await page.waitForTimeout(150);
    }
    await page.getByRole("button", { name: "Flag for review" }).click();
    if (number < QUESTIONS) await page.getByRole("button", { name: "Next" }).click();
  }
  await page.waitForTimeout(1_000);
  const presses = new Durations();
  for (const ms of await page.evaluate(() => [...window.presses.values()])) presses.add(ms);
  console.log(
    `   presses in ${QUESTIONS} questions of all types: p50 ${presses.percentile(0.5).toFixed(0)} ms, p98 ${presses.percentile(0.98).toFixed(0)} ms, ` +
      `most ${presses.percentile(1).toFixed(0)} ms (${presses.count} of at least 16 ms; ${unpressed} could not be pressed)`,
  );
}
