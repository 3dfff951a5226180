/** Rich text of authors in the colours that readers choose. */
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { forceColours, showColours } from "../testing/component.ts";
import { OptionContent } from "./answering/option-content.tsx";
import "./contrast.css";
import { RichText } from "./rich-text.tsx";

test("a picture with a transparent ground stands on a light one in dark, high-contrast and forced colours", async () => {
  const own = { src: `/images/${"0".repeat(64)}.webp`, width: 600, height: 200 };
  await render(
    <>
      <RichText
        html={`<p><img src="${own.src}" alt="A strip"><img src="https://images.test/ecg.png" alt="A strip"></p>`}
      />
      <OptionContent id="a" text="A strip" picture={own} />
    </>,
  );
  const images = page.getByRole("img", { name: "A strip" }).elements();
  const grounds = () => images.map((image) => getComputedStyle(image).backgroundColor);

  expect(grounds()).toEqual(Array(3).fill("rgba(0, 0, 0, 0)"));
  await showColours("dark");
  expect(grounds()).toEqual(Array(3).fill("rgb(241, 238, 228)"));
  await showColours("light");
  document.documentElement.dataset.contrast = "yellow-on-black";
  onTestFinished(() => {
    delete document.documentElement.dataset.contrast;
  });
  expect(grounds()).toEqual(Array(3).fill("rgb(241, 238, 228)"));
  delete document.documentElement.dataset.contrast;
  await forceColours("dark");
  expect(grounds()).toEqual(Array(3).fill("rgb(255, 255, 255)"));
});

test("a text reads in the direction of its words, each line for itself", async () => {
  await render(
    <>
      <RichText html="<p>مريض عمره 65 سنة (SpO₂ 88%).</p><p>What first?</p>" />
      <RichText html="<p>What first?</p>" />
      <OptionContent id="a" text="الاتصال بالطبيب!" />
    </>,
  );
  const line = (text: string) => page.getByText(text).first().element();
  const placeOf = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const [words, whole] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
    return whole.right - words.right < words.left - whole.left ? "right" : "left";
  };

  expect(placeOf(line("مريض عمره"))).toBe("right");
  expect(placeOf(line("What first?"))).toBe("left");
  expect(
    page
      .getByText("What first?")
      .elements()
      .map((each) => getComputedStyle(each).direction),
  ).toEqual(["rtl", "ltr"]);
  expect(getComputedStyle(line("الاتصال بالطبيب!")).direction).toBe("rtl");
});
