import { expect, test } from "vitest";
import { sanitizeRichText } from "../../core/rich-text.server.ts";
import { FONT_SIZES, HIGHLIGHT_COLOURS, linkAddress, TEXT_COLOURS } from "./rich-text-tools.ts";

test("an address is accepted as people type it", () => {
  expect(linkAddress(" example.org/a?b=1 ")).toBe("https://example.org/a?b=1");
  expect(linkAddress("http://example.org")).toBe("http://example.org");
  expect(linkAddress("asha@example.org")).toBe("mailto:asha@example.org");
  expect(linkAddress("mailto:asha@example.org")).toBe("mailto:asha@example.org");
});

test("what is not an address, or one that runs something, is refused", () => {
  for (const typed of [
    "",
    "  ",
    "two words",
    "javascript:alert(1)",
    "data:text/html,x",
    "localhost",
    "@",
    "a@b",
    "/path",
  ]) {
    expect(linkAddress(typed), typed).toBeNull();
  }
});

test("every accepted address survives the cleaning", () => {
  for (const href of ["https://example.org/a", "mailto:asha@example.org"]) {
    expect(sanitizeRichText(`<p><a href="${linkAddress(href)}">here</a></p>`)).toContain(`href="${href}"`);
  }
});

test("every size and colour of the toolbar survives the cleaning", () => {
  for (const size of FONT_SIZES) {
    expect(sanitizeRichText(`<p><span style="font-size: ${size}">x</span></p>`)).toContain(`font-size:${size}`);
  }
  for (const colour of Object.values(TEXT_COLOURS)) {
    expect(sanitizeRichText(`<p><span style="color: ${colour}">x</span></p>`)).toContain(`color:${colour}`);
  }
  for (const colour of Object.values(HIGHLIGHT_COLOURS)) {
    const mark = `<p><mark data-color="${colour}" style="background-color: ${colour}">x</mark></p>`;
    expect(sanitizeRichText(mark)).toContain(`background-color:${colour}`);
  }
});
