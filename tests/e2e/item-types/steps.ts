/** The steps that the browser tests of item types share: to a sample in a running test, to its review, to the form. */
import { expect, type Locator, type Page } from "@playwright/test";
import type { Db } from "../../../src/db/client.ts";
import { type ItemType, parseQuestionBody, type QuestionBody } from "../../../src/items/registry/models.ts";
import { sampleOf } from "../../../src/items/registry/samples.server.ts";
import type { Student } from "../../../src/modules/accounts/viewer.ts";
import { buildOpenAttempt } from "../../../src/testing/build-attempts.ts";
import { DESK, PHONE } from "../fixtures.ts";

/** The sample of this type as a question. */
export function sampleBody(type: ItemType): QuestionBody {
  const { content, solution } = sampleOf(type);
  return parseQuestionBody({ type, content, solution });
}

/** Opens a running test of these questions, or of the samples of these types. */
export async function openQuestions(
  page: Page,
  db: Db,
  student: Student,
  questions: ReadonlyArray<QuestionBody | ItemType>,
): Promise<void> {
  const bodies = questions.map((question) => (typeof question === "string" ? sampleBody(question) : question));
  const { attemptId } = await buildOpenAttempt(db, { student, bodies, startedAt: new Date() });
  await page.goto(`/attempts/${attemptId}`);
  await expect(page.getByRole("heading", { name: `Question 1 of ${bodies.length}` })).toBeVisible();
}

/** Goes on to a question of the running test. */
export async function goToQuestion(page: Page, position: number): Promise<void> {
  // On a phone all questions stand in a drawer.
  const drawer = page.getByRole("button", { name: /^All questions/ });
  if (await drawer.isVisible()) await drawer.click();
  await page.getByRole("button", { name: new RegExp(`^Question ${position},`) }).click();
  await expect(page.getByRole("heading", { name: new RegExp(`^Question ${position} of`) })).toBeVisible();
}

/** Waits until the list of all questions says this of one, also where it is out of sight in its drawer. */
export async function expectPlace(page: Page, says: string): Promise<void> {
  await expect(page.getByRole("button", { name: says, exact: true, includeHidden: true })).toHaveCount(1);
}

/** Answers a sample by touch on a phone, then again by keys at a desk, and submits; returns both as reviewed. */
export async function answerTwice(
  page: Page,
  { db, student, type }: { db: Db; student: Student; type: ItemType },
  { byTouch, byKeys }: { byTouch: (page: Page) => Promise<void>; byKeys: (page: Page) => Promise<void> },
): Promise<readonly [Locator, Locator, Locator]> {
  await page.setViewportSize(PHONE);
  await openQuestions(page, db, student, [type, type]);
  await byTouch(page);
  await goToQuestion(page, 2);
  await page.setViewportSize(DESK);
  await byKeys(page);
  await submitTest(page);
  return reviewedIn(page);
}

/** The first three questions of the review. */
export function reviewedIn(page: Page): readonly [Locator, Locator, Locator] {
  const articles = page.getByRole("article");
  return [articles.nth(0), articles.nth(1), articles.nth(2)];
}

/** Submits the test, by keyboard alone, and waits for its review. */
export async function submitTest(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Submit Test" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Submit Test" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/review$/);
}

/** Presses Tab until the focus is there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  // Asked after each press, it would take twice as long.
  for (let presses = await stopsBefore(target); presses > 0; presses -= 1) await page.keyboard.press("Tab");
  for (let presses = 0; presses < 80 && !(await isThere()); presses += 1) await page.keyboard.press("Tab");
  await expect(target).toBeFocused();
}

/** How many stops of the Tab key lie between the focus and what comes after it. */
function stopsBefore(target: Locator): Promise<number> {
  return target.evaluate((element) => {
    const controls = [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")];
    const isStop = (control: HTMLElement) => {
      if (control.tabIndex < 0 || control.matches(":disabled") || !control.checkVisibility()) return false;
      if (!(control instanceof HTMLInputElement) || control.type !== "radio") return true;
      const group = [...document.querySelectorAll<HTMLInputElement>(`input[name="${control.name}"]`)];
      return control === (group.find(({ checked }) => checked) ?? group[0]);
    };
    const follows = (one: Element | null, other: Element) =>
      one !== null && (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    return controls.filter(
      (control) => follows(document.activeElement, control) && follows(control, element) && isStop(control),
    ).length;
  });
}

/** Opens the form for a new question of this type in a lesson of the demo content, with text and explanation. */
export async function openNewQuestion(page: Page, typeName: string, text: string): Promise<void> {
  await page.goto("/admin/questions/add");
  await page.getByRole("radio", { name: typeName }).click();
  await page.getByLabel("Subject").selectOption({ label: "Adult health" });
  await page.getByLabel("Lesson").selectOption({ label: "Heart failure: assessment and daily care" });
  await page.getByRole("textbox", { name: "Question Text" }).fill(text);
  await page.getByRole("textbox", { name: "Explanation" }).fill("Because of what was found.");
}

/** Saves the new question and opens its preview from the bank. */
export async function addAndPreview(page: Page, text: string): Promise<Locator> {
  await page.getByRole("button", { name: "Add Question" }).click();
  await expect(page.getByText("Question added successfully.")).toBeVisible();
  await page.getByRole("searchbox", { name: "Search questions" }).fill(text);
  await expect(page.getByText("1 question found")).toBeVisible();
  await page.getByRole("link", { name: /^Preview/ }).click();
  return page.getByRole("dialog");
}

/** Taps words that can be selected, in the first of the lines over which the words go: the middle of them all may be between two. */
export async function tapWords(page: Page, name: string): Promise<void> {
  const place = await page
    .locator("label")
    .filter({ hasText: name })
    .evaluate((label) => {
      label.scrollIntoView({ block: "center", behavior: "instant" });
      const [line] = label.getClientRects();
      return line ? { x: line.x + line.width / 2, y: line.y + line.height / 2 } : { x: 0, y: 0 };
    });
  await page.touchscreen.tap(place.x, place.y);
}

/** Listens to the live regions of the page from now on; tells what they said, each change once, as screen readers do. */
export async function listenTo(page: Page): Promise<() => Promise<string[]>> {
  const said = await page.evaluateHandle(() => {
    const heard: string[] = [];
    const regionOf = ({ target }: MutationRecord) =>
      (target instanceof Element ? target : target.parentElement)?.closest("[role=status]")?.textContent;
    new MutationObserver((changes) => {
      for (const words of new Set(changes.map(regionOf))) if (words) heard.push(words);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return heard;
  });
  return () => said.jsonValue();
}
