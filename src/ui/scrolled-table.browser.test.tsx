/** Tables of a rich text: on a phone with large text, by keyboard, and in a text with gaps. */
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible, PHONE, showColours } from "../testing/component.ts";
import { problemsOfLargeText } from "../testing/large-text.ts";
import { TextWithGaps } from "./answering/text-with-gaps.tsx";
import { RichText } from "./rich-text.tsx";

const row = (name: string, words: string) => `<tr>${`<${name}>${words}</${name}>`.repeat(6)}</tr>`;
const TABLE = `<table><thead>${row('th scope="col"', "Haemoglobin").replaceAll('</th scope="col">', "</th>")}</thead><tbody>${row("td", "4.1×10<sup>9</sup>/L")}</tbody></table>`;
const HTML = `<p>Which value is low?</p>${TABLE}<p>Choose one [gap].</p>`;

const views = {
  "rich text": <RichText html={HTML} />,
  "text with gaps": (
    <TextWithGaps html={HTML} gaps={[<input key="gap" aria-label="Gap" size={2} />]} label={() => "Gap"} />
  ),
};

test.each(["rich text", "text with gaps"] as const)(
  "a wide table in a %s scrolls in its own box with the keyboard, and the page does not scroll sideways",
  async (view) => {
    await page.viewport(PHONE.width, PHONE.height);
    await render(<main>{views[view]}</main>);
    const box = page.getByRole("group", { name: "Table" });
    await expectAccessible();
    await showColours("dark");
    await expectAccessible("look");
    await showColours("light");
    expect(problemsOfLargeText()).toEqual([]);
    onTestFinished(() => void document.documentElement.style.removeProperty("font-size"));
    await expectAccessible("look");

    await userEvent.tab();
    await expect.element(box).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect.poll(() => box.element().scrollLeft).toBeGreaterThan(0);
    await expect.element(page.getByRole("columnheader").first()).toBeVisible();
    expect(page.getByRole("cell").elements()).toHaveLength(6);
  },
);
