/** Sentence completion: native drop-downs inside a rich text, the same from the server and in the browser. */
import type { Page } from "@playwright/test";
import { sanitizeRichText } from "../../../src/core/rich-text.server.ts";
import { optionsOf } from "../../../src/items/options.ts";
import { parseQuestionBody } from "../../../src/items/registry/models.ts";
import { unique } from "../../../src/testing/build.ts";
import { buildOpenAttempt } from "../../../src/testing/build-attempts.ts";
import { expect, expectAccessible, test } from "../fixtures.ts";
import { addAndPreview, answerTwice, expectPlace, openNewQuestion, tabTo } from "./steps.ts";

const TYPE = "sentence_completion";
const REACTION = "Drop-down 1 of 3: reaction";
const FINDING = "Drop-down 2 of 3: finding";
const ACTION = "Drop-down 3 of 3: action";

test.use({ hasTouch: true });

const dropdown = (page: Page, name: string) => page.getByRole("combobox", { name, exact: true });

/** The empty choice takes an answer back. */
async function chooseByTouch(page: Page): Promise<void> {
  await expect(page.getByRole("group", { name: "Patient scenario" })).toContainText("packed red blood cells");
  await expect(dropdown(page, REACTION).locator("option").first()).toHaveText("reaction");

  await dropdown(page, REACTION).selectOption("circulatory overload");
  await expect(dropdown(page, REACTION)).not.toHaveAttribute("data-empty");
  await dropdown(page, REACTION).selectOption("reaction");
  await expectPlace(page, "Question 1, not answered");
  await dropdown(page, REACTION).selectOption("circulatory overload");
  await dropdown(page, FINDING).selectOption("the temperature");
  await dropdown(page, ACTION).selectOption("stop the transfusion and sit the client upright");
  await expectPlace(page, "Question 1, answered");
  const height = await dropdown(page, ACTION).evaluate((element) => element.getBoundingClientRect().height);
  expect(height).toBeGreaterThanOrEqual(44);
}

/** Chooses two of three. */
async function chooseByKeys(page: Page): Promise<void> {
  await tabTo(page, dropdown(page, REACTION));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(dropdown(page, REACTION).locator("option:checked")).toHaveText("circulatory overload");
  await page.keyboard.press("Tab");
  await expect(dropdown(page, FINDING)).toBeFocused();
  await page.keyboard.type("the r");
  await expect(dropdown(page, FINDING).locator("option:checked")).toHaveText(
    "the raised blood pressure and the distended neck veins",
  );
  await expect(page.getByRole("heading", { name: "Question 2 of 2" })).toBeVisible();
}

test("answered by touch on a phone and by keyboard alone at 1280 px; the empty choice takes an answer back", async ({
  page,
  student,
  database,
}) => {
  const sample = { db: database.db, student, type: TYPE } as const;
  const [first, second] = await answerTwice(page, sample, { byTouch: chooseByTouch, byKeys: chooseByKeys });
  await expect(first.getByText("consistent with circulatory overload (right), shown above all by")).toBeVisible();
  await expect(
    first.getByText(
      "by the temperature (wrong) the raised blood pressure and the distended neck veins (right answer). The nurse",
    ),
  ).toBeVisible();
  await expect(first.getByText("2 of 3 right: 2 of 3 points.")).toBeVisible();
  await expect(first.getByText("Wrong: 0 of 1 point.")).toBeVisible();
  await expect(second.getByText("2 of 3 right: 2 of 3 points.")).toBeVisible();
  await expect(second.getByText("Not answered: 0 of 1 point.")).toBeVisible();
  await expect(
    second.getByText("first Not answered stop the transfusion and sit the client upright (right answer)."),
  ).toBeVisible();
});

test("whatever a rich text can hold is the same from the server and in the browser", async ({
  page,
  student,
  database,
}) => {
  const stem = sanitizeRichText(
    [
      '<h2>Chart &amp; <em>notes</em> [one]</h2><p style="text-align: center">p&nbsp;&lt; 0.05,\r\n<span style="color: rgb(179, 38, 30)">red [two]</span>',
      ' <mark data-color="#ffe49a" style="background-color: #ffe49a">marked</mark><br>next</p>',
      '<p><a href="https://example.org/?a[0]=1&b=%5Bc%5D">link</a> [ ] []</p>',
      "<ul><li><p>first <strong>[three]</strong></p><ol start=3><li><p>deep</p></li></ol></li></ul>",
      "<pre><code>\n\n  [four] kept\n   lines\n</code></pre><pre>\nstarts low</pre><blockquote><p>quoted [five]</p></blockquote>",
      "<p><span>unclosed <p>next [too many]",
    ].join("\n"),
  );
  const dropdowns = ["one", "two", "three", "four", "five"].map((placeholder, index) => ({
    id: String(index),
    placeholder,
    options: optionsOf(["Yes", "No", "x".repeat(200)]),
  }));
  const body = parseQuestionBody({
    type: TYPE,
    content: { v: 1, scenario: "A patient.", stem, dropdowns },
    solution: { correct: {}, rationale: "<p>Because.</p>" },
  });
  await page.setViewportSize({ width: 360, height: 740 });
  const { attemptId } = await buildOpenAttempt(database.db, { student, bodies: [body], startedAt: new Date() });

  await page.goto(`/attempts/${attemptId}`);
  await expect(page.getByRole("combobox")).toHaveCount(5);
  await expect(page.locator("pre").getByRole("combobox", { name: "Drop-down 4 of 5: four" })).toBeVisible();
  await expect(page.getByText("next [too many]")).toBeVisible();
  for (const select of await page.getByRole("combobox").all()) await select.selectOption({ index: 3 });
  await expectAccessible(page);
});

test("written through the form: there are as many drop-downs as brackets", async ({ page, admin: _ }) => {
  const text = `${unique("The client")} has [condition] and needs [treatment].`;
  await openNewQuestion(page, "Sentence completion", text);
  const add = page.getByRole("button", { name: "Add Question" });
  const said = page.getByRole("alert");
  const part = (number: number) => page.getByRole("group", { name: `Drop-down ${number}`, exact: true });
  const fillOptions = async (number: number, options: ReadonlyArray<string>) => {
    for (const [index, option] of options.entries()) {
      await part(number)
        .getByRole("textbox", { name: `Option ${index + 1}` })
        .fill(option);
    }
  };

  await expect(page.getByLabel("Placeholder of drop-down 1")).toHaveValue("condition");
  await add.click();
  await expect(said).toHaveText("Please provide the patient scenario.");
  await expect(page.getByLabel("Patient Scenario")).toBeFocused();
  await page.keyboard.type("A client is pale.");
  await add.click();
  await expect(said).toHaveText("Please provide at least two options for each drop-down.");
  await expect(part(1).getByRole("textbox", { name: "Option 1" })).toBeFocused();
  await fillOptions(1, ["anaemia", "asthma"]);
  await add.click();
  await expect(said).toHaveText("Please mark the correct option of each drop-down.");
  await expect(part(1).getByRole("radio", { name: "Option 1 of drop-down 1 is the correct one" })).toBeFocused();
  await page.keyboard.press("Space");
  await add.click();
  await expect(said).toContainText(
    "The question text has 2 placeholders in square brackets, but there is 1 drop-down.",
  );
  await expect(page.getByRole("button", { name: "Add Drop-down" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Placeholder of drop-down 2")).toBeFocused();
  await page.keyboard.type("treatment");
  await fillOptions(2, ["iron", "salbutamol"]);
  await part(2).getByRole("radio", { name: "Option 1 of drop-down 2 is the correct one" }).check();
  const ownPreview = page.getByRole("region", { name: "Question Preview" });
  await expect(ownPreview.getByRole("combobox", { name: "Drop-down 2 of 2: treatment" })).toBeVisible();
  await expectAccessible(page);

  const preview = await addAndPreview(page, text);
  await preview.getByRole("combobox", { name: "Drop-down 1 of 2: condition" }).selectOption("anaemia");
  await preview.getByRole("combobox", { name: "Drop-down 2 of 2: treatment" }).selectOption("salbutamol");
  await page.getByRole("button", { name: "Check the answer" }).click();
  await expect(preview.getByText("1 of 2 right: 1 of 2 points.")).toBeVisible();
});
