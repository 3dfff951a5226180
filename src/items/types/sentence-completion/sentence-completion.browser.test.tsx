/** Sentence completion: native drop-downs inside a rich text, the same from the server and in the browser. */
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { sanitizeRichText } from "../../../core/rich-text.server.ts";
import { expectAccessible, expectText, PHONE, tabTo } from "../../../testing/component.ts";
import { askQuestion, openNewQuestion } from "../../../testing/component-questions.tsx";
import { useHydrated } from "../../../ui/hydrated.ts";
import { optionsOf } from "../../options.ts";
import { AnswerItem } from "../../registry/answer-views.tsx";
import { type OpenItem, parseOpenItem, withAnswer } from "../../registry/models.ts";

const parser = vi.hoisted(() => ({ isOfServer: false }));

// A build for browsers has the parser of browsers alone.
vi.mock(import("html-dom-parser"), async (original) => {
  const { default: ofBrowser } = await original();
  const { default: ofServer } = await import("html-dom-parser/lib/server/html-to-dom");
  return { default: (html: string) => (parser.isOfServer ? ofServer : ofBrowser)(html) };
});

/** An option that is wider than a phone. */
const LONG = "x".repeat(200);

const dropdown = (name: string) => page.getByRole("combobox", { name, exact: true });
const reaction = dropdown("Drop-down 1 of 3: reaction");
const finding = dropdown("Drop-down 2 of 3: finding");
const action = dropdown("Drop-down 3 of 3: action");

/** A question that tells once React has taken over what the server wrote. */
function Asked({ item }: { item: OpenItem }) {
  const [answer, setAnswer] = useState<unknown>(null);
  return (
    <div data-alive={useHydrated() || undefined}>
      <AnswerItem item={withAnswer(item, answer)} disabled={false} onChange={setAnswer} />
    </div>
  );
}

test("on a phone the empty choice takes an answer back; each drop-down has its point", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  const asked = await askQuestion("sentence_completion");
  await expectText(page.getByRole("group", { name: "Patient scenario" }), "packed red blood cells");
  expect(reaction.element().querySelector("option")?.textContent).toBe("reaction");

  await reaction.selectOptions("circulatory overload");
  await expect.element(reaction).not.toHaveAttribute("data-empty");
  expect(asked.progress()).toBe("partly");
  await reaction.selectOptions("reaction");
  await expect.element(reaction).toHaveAttribute("data-empty");
  expect(asked.progress()).toBe("untouched");
  await reaction.selectOptions("circulatory overload");
  await finding.selectOptions("the temperature");
  await action.selectOptions("stop the transfusion and sit the client upright");
  await expect.poll(asked.progress).toBe("complete");
  expect(action.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await expectAccessible("look");

  await asked.review();
  await expectText(
    page.getByRole("paragraph").filter({ hasText: "most consistent" }),
    "consistent with circulatory overload (right), shown above all by the temperature (wrong) the raised blood pressure and the distended neck veins (right answer). The nurse",
  );
  await expect.element(page.getByText("2 of 3 right: 2 of 3 points.")).toBeVisible();
  await expect.element(page.getByText("Wrong: 0 of 1 point.")).toBeVisible();
  await expectAccessible("look");
});

test("by keyboard alone, with arrows and with letters; what is left empty earns nothing", async () => {
  const asked = await askQuestion("sentence_completion");
  await tabTo(reaction);
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  await expect.element(reaction).toHaveDisplayValue("circulatory overload");
  await userEvent.tab();
  await expect.element(finding).toHaveFocus();
  await userEvent.keyboard("the r");
  await expect.element(finding).toHaveDisplayValue("the raised blood pressure and the distended neck veins");
  expect(asked.progress()).toBe("partly");

  await asked.review();
  await expect.element(page.getByText("2 of 3 right: 2 of 3 points.")).toBeVisible();
  await expect.element(page.getByText("Not answered: 0 of 1 point.")).toBeVisible();
  await expectText(
    page.getByRole("paragraph").filter({ hasText: "most consistent" }),
    "first Not answered stop the transfusion and sit the client upright (right answer).",
  );
  await expectAccessible();
});

test("whatever a rich text can hold is the same from the server and in the browser", async () => {
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
    options: optionsOf(["Yes", "No", LONG]),
  }));
  const content = { v: 1, scenario: "A patient.", stem, dropdowns };
  const question = <Asked item={parseOpenItem({ type: "sentence_completion", content, answer: null })} />;
  await page.viewport(PHONE.width, PHONE.height);

  const box = document.createElement("div");
  document.body.append(box);
  parser.isOfServer = true;
  box.innerHTML = renderToString(question);
  parser.isOfServer = false;
  const differences: unknown[] = [];
  const root = hydrateRoot(box, question, { onRecoverableError: (difference) => differences.push(difference) });
  onTestFinished(() => {
    root.unmount();
    box.remove();
  });
  await expect.poll(() => box.querySelector("[data-alive]")).not.toBeNull();
  expect(differences).toEqual([]);
  expect(page.getByRole("combobox").elements()).toHaveLength(5);
  const inCode = page.elementLocator(box.querySelector("pre") ?? box);
  await expect.element(inCode.getByRole("combobox", { name: "Drop-down 4 of 5: four" })).toBeVisible();
  await expect.element(page.getByText("next [too many]")).toBeVisible();
  for (const select of page.getByRole("combobox").all()) {
    await select.selectOptions(LONG);
    await expect.element(select).toHaveDisplayValue(LONG);
  }
  await expectAccessible();
});

test("written through the form: there are as many drop-downs as brackets", async () => {
  await openNewQuestion("Sentence completion");
  await page.getByRole("textbox", { name: "Question Text" }).fill("The client has [condition] and needs [treatment].");
  const add = page.getByRole("button", { name: "Add Question" });
  const said = page.getByRole("alert");
  const part = (number: number) => page.getByRole("group", { name: `Drop-down ${number}`, exact: true });
  const firstIsRight = (number: number) =>
    part(number).getByRole("radio", { name: `Option 1 of drop-down ${number} is the correct one` });
  const fillOptions = async (number: number, first: string, second: string) => {
    await part(number).getByRole("textbox", { name: "Option 1" }).fill(first);
    await part(number).getByRole("textbox", { name: "Option 2" }).fill(second);
  };

  await expect.element(page.getByLabelText("Placeholder of drop-down 1")).toHaveValue("condition");
  await add.click();
  await expect.element(said).toHaveTextContent("Please provide the patient scenario.");
  await expect.element(page.getByLabelText("Patient Scenario")).toHaveFocus();
  await page.getByLabelText("Patient Scenario").fill("A client is pale.");
  await add.click();
  await expect.element(said).toHaveTextContent("Please provide at least two options for each drop-down.");
  await expect.element(part(1).getByRole("textbox", { name: "Option 1" })).toHaveFocus();
  await fillOptions(1, "anaemia", "asthma");
  await add.click();
  await expect.element(said).toHaveTextContent("Please mark the correct option of each drop-down.");
  await expect.element(firstIsRight(1)).toHaveFocus();
  await userEvent.keyboard(" ");
  await add.click();
  await expectText(said, "The question text has 2 placeholders in square brackets, but there is 1 drop-down.");
  await expect.element(page.getByRole("button", { name: "Add Drop-down" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByLabelText("Placeholder of drop-down 2")).toHaveFocus();
  await page.getByLabelText("Placeholder of drop-down 2").fill("treatment");
  await fillOptions(2, "iron", "salbutamol");
  await firstIsRight(2).click();
  const preview = page.getByRole("complementary").getByRole("region", { name: "Question Preview" });
  const second = preview.getByRole("combobox", { name: "Drop-down 2 of 2: treatment" });
  await expect.element(second).toBeVisible();
  await expectAccessible();

  await preview.getByRole("combobox", { name: "Drop-down 1 of 2: condition" }).selectOptions("anaemia");
  await second.selectOptions("salbutamol");
  await preview.getByRole("button", { name: "Check the answer" }).click();
  await expect.element(preview.getByText("1 of 2 right: 1 of 2 points.")).toBeVisible();
  await add.click();
  await expect.element(page.getByRole("heading", { name: "Question Bank" })).toBeVisible();
});
