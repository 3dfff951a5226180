/** The editor of formatted texts: its tools, what comes in from elsewhere, its pictures, and its way by keyboard. */
import { useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { authoringTexts } from "../../content/en/authoring.ts";
import { IMAGE_UPLOAD } from "../../core/image-address.ts";
import { expectAccessible, PHONE, showColours } from "../../testing/component.ts";
import { problemsOfLargeText } from "../../testing/large-text.ts";
import { RichTextField } from "./rich-text-field.tsx";

/** A drawing that comes with the product, in place of what the server would make of an upload. */
const STORED = { kind: "stored", address: "/pictures/chest-pad.svg", width: 800, height: 700 };

const editor = page.getByRole("textbox", { name: "Question Text" });
const toolbar = page.getByRole("toolbar", { name: "Formatting of Question Text" });
const tool = (name: string) => toolbar.getByRole("button", { name, exact: true });
const dialog = page.getByRole("dialog", { name: "Image" });
const alternative = dialog.getByRole("textbox", { name: "Alternative text" });

/** Renders a field, with the cursor in it; tells the HTML that a form would send. */
async function openEditor(stored = "") {
  let written = "";
  function Written() {
    const [html, setHtml] = useState(stored);
    written = html;
    return <RichTextField label="Question Text" name="stem" value={html} onChange={setHtml} />;
  }
  await render(<Written />);
  await editor.click();
  return () => written;
}

/** Pastes what a clipboard holds. */
function paste(texts: Readonly<Record<string, string>>, file?: File): void {
  const clipboardData = new DataTransfer();
  if (file) clipboardData.items.add(file);
  for (const [type, text] of Object.entries(texts)) clipboardData.setData(type, text);
  editor.element().dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}

function sizeOf(html: string) {
  const rows = [...new DOMParser().parseFromString(html, "text/html").querySelectorAll("tr")];
  return { rows: rows.length, columns: Math.max(0, ...rows.map((row) => row.cells.length)) };
}

const png = (name: string) => new File(["-"], name, { type: "image/png" });

test("formats are as their tools say, an address that runs something is refused, and what is pasted is plain", async () => {
  const html = await openEditor();
  await userEvent.keyboard("> 38 ");
  await tool("Bold").click();
  await userEvent.keyboard("hot");
  await expect.poll(html).toBe("<p>&gt; 38 <strong>hot</strong></p>");
  await tool("Bold").click();
  await tool("Align centre").click();
  await tool("Text colour").click();
  await page.getByRole("group", { name: "Text colour" }).getByRole("button", { name: "Red" }).click();
  await userEvent.keyboard(" red");
  await expect.poll(html).toMatch(/text-align: center.*<span style="color: rgb\(179, 38, 30\);"> red<\/span>/);
  await tool("Undo").click();
  await expect.poll(html).not.toMatch(/ red/);

  await tool("Link").click();
  const url = page.getByRole("dialog").getByLabelText("URL");
  await url.fill("javascript:alert(1)");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText(authoringTexts.link.invalid)).toBeVisible();
  await url.fill("example.org");
  await userEvent.keyboard("{Enter}");
  await expect.poll(html).toContain('href="https://example.org"');
  await expect.element(editor).toHaveFocus();

  await userEvent.keyboard("{Control>}a{/Control}{Delete}");
  paste({ "text/html": "<h1>Rich</h1><img src='x' onerror='alert(1)'>", "text/plain": "Plain one\nPlain two" });
  await expect.poll(html).toMatch(/^<p[^>]*>Plain one<\/p><p[^>]*>Plain two<\/p>$/);
  await expect.element(page.getByText("We could not paste a picture.")).toBeVisible();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect.element(page.getByText("We could not paste a picture.")).not.toBeInTheDocument();
});

test("superscript and subscript are buttons and keys, and a text is on one level at a time", async () => {
  const html = await openEditor();
  await userEvent.keyboard("10");
  await tool("Superscript").click();
  await expect.element(tool("Superscript")).toHaveAttribute("aria-pressed", "true");
  await userEvent.keyboard("9");
  await tool("Subscript").click();
  await expect.element(tool("Superscript")).toHaveAttribute("aria-pressed", "false");
  await userEvent.keyboard("2{Control>},{/Control}/L {Control>}.{/Control}x");
  await expect.poll(html).toBe("<p>10<sup>9</sup><sub>2</sub>/L <sup>x</sup></p>");
});

test("a table is written, changed and left with the keyboard alone", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  const html = await openEditor();
  await userEvent.keyboard("Before");
  await userEvent.tab({ shift: true });
  for (let presses = 0; presses < 40 && document.activeElement !== tool("Insert table").element(); presses += 1) {
    await userEvent.keyboard("{ArrowRight}");
  }
  await userEvent.keyboard("{Enter}Time{Tab}BP{Tab}Pulse{Tab}08:00{Tab}120/80");
  const tools = page.getByRole("toolbar", { name: "Table in Question Text" });
  const headerRow = tools.getByRole("button", { name: "Header row" });
  await expect.element(headerRow).toHaveAttribute("aria-pressed", "true");
  await expectAccessible();

  await userEvent.keyboard("{Alt>}{F10}{/Alt}");
  await expect.element(headerRow).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(headerRow).toHaveAttribute("aria-pressed", "false");
  await expect.element(editor).toHaveFocus();
  await expect.poll(html).not.toContain("<th>");
  await userEvent.keyboard("{Alt>}{F10}{/Alt}{Enter}");
  const use = async (name: string) => {
    await expect.element(editor).toHaveFocus();
    await userEvent.keyboard("{Alt>}{F10}{/Alt}{Home}");
    for (let presses = 0; presses < 8 && document.activeElement?.ariaLabel !== name; presses += 1) {
      await userEvent.keyboard("{ArrowRight}");
    }
    await userEvent.keyboard("{Enter}");
  };
  await use("Insert row below");
  await use("Insert column after");
  await use("Insert row above");
  await use("Insert column before");
  await expect.poll(() => sizeOf(html())).toEqual({ rows: 5, columns: 5 });
  await use("Delete row");
  await use("Delete row");
  await use("Delete column");
  await use("Delete column");
  await expect.poll(() => sizeOf(html())).toEqual({ rows: 3, columns: 3 });

  // Tab leaves the table behind its last cell.
  for (let presses = 0; presses < 12 && document.activeElement === editor.element(); presses += 1)
    await userEvent.tab();
  expect(tools.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard("{End}{Enter}");
  await expect.poll(html).toBe("<p>Before</p>");
  await expect.element(tools).not.toBeInTheDocument();
});

test("a stored table opens as it is and scrolls within the editor, also with large text on a phone", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  const cells = (name: string) =>
    Array.from({ length: 6 }, (_, at) => `<${name}><p>Haemoglobin${at}</p></${name}>`).join("");
  const stored = `<table><tbody><tr>${cells("th")}</tr><tr>${cells("td")}</tr></tbody></table>`;
  const html = await openEditor(stored);
  await userEvent.keyboard("x{Backspace}");
  await expect.poll(html).toBe(stored);
  await expect.element(page.getByRole("toolbar", { name: "Table in Question Text" })).toBeVisible();
  expect(editor.element().scrollWidth).toBeGreaterThan(editor.element().clientWidth);
  expect(problemsOfLargeText()).toEqual([]);
  onTestFinished(() => void document.documentElement.style.removeProperty("font-size"));
  await expectAccessible("look");
  await showColours("dark");
  await expectAccessible("look");
});

test("what Word copies keeps superscripts, struck text, lists and tables, and nothing else of its formatting", async () => {
  const html = await openEditor();
  const table =
    "<table class=MsoTableGrid border=1 style='border-collapse:collapse'><thead><tr><td colspan=2 width=99 style='background:#ddd'><p class=MsoNormal><b>Vitals<o:p></o:p></b></p></td></tr></thead><tr><td><p class=MsoNormal>08:00<o:p></o:p></p></td><td><p class=MsoNormal><span style='color:red'>120/80</span><o:p></o:p></p></td></tr></table>";
  paste({
    "text/plain": "WBC 4.1 x 109/L\r\nVitals\r\n08:00\t120/80",
    "text/html": `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{color:red}</style></head><body><!--StartFragment--><h1>WBC 4.1 × 10<sup><span lang=EN-GB>9</span></sup>/L, CO<sub>2</sub>,<span style='font-size:8pt;vertical-align:super'>a</span> <del>10</del> 20 mg<o:p></o:p></h1>${table}<ol start=3><li>Third</li></ol><p class=MsoNormal>End <m:oMath><m:r>2</m:r><m:r>3</m:r></m:oMath><script>alert(1)</script></p><!--EndFragment--></body></html>`,
  });
  await expect
    .poll(html)
    .toBe(
      '<p>WBC 4.1 × 10<sup>9</sup>/L, CO<sub>2</sub>,<sup>a</sup> <s>10</s> 20 mg</p><table><tbody><tr><td colspan="2"><p>Vitals</p></td></tr><tr><td><p>08:00</p></td><td><p>120/80</p></td></tr></tbody></table><ol start="3"><li><p>Third</p></li></ol><p>End 2 3</p>',
    );
  await expect.element(page.getByText("We could not paste a formula.")).toBeVisible();
  await expectAccessible();
});

test("the toolbar is one stop of the Tab key, with arrow keys inside", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  await openEditor();
  await expectAccessible();
  await userEvent.tab({ shift: true });
  await userEvent.keyboard("{Home}");
  await expect.element(toolbar.getByRole("combobox", { name: "Block format" })).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(tool("Highlight colour")).toHaveFocus();
  await userEvent.keyboard("{Home}{End}");
  await expect.element(tool("Highlight colour")).toHaveFocus();
  await userEvent.keyboard("{Home}");
  await userEvent.tab();
  await expect.element(editor).toHaveFocus();
});

test("a picture asks for its alternative text, which can be changed; a decoration has none", async () => {
  vi.spyOn(window, "fetch").mockImplementation(async () => Response.json(STORED));
  const html = await openEditor();
  const described = authoringTexts.image.alternativeMissing;
  await tool("Image").click();
  await dialog.getByRole("button", { name: "Insert image" }).click();
  await expect.element(dialog.getByText(authoringTexts.image.refused.missing)).toBeVisible();
  await dialog.getByLabelText("Picture").upload(png("chart.png"));
  await expect.element(dialog.getByRole("img", { name: "The picture as it will be shown" })).toBeVisible();
  await dialog.getByRole("button", { name: "Insert image" }).click();
  await expect.element(dialog.getByText(described)).toBeVisible();
  await expectAccessible();
  await alternative.fill("A chart: > 38 °C");
  await expect.element(dialog.getByText(described)).not.toBeInTheDocument();
  await dialog.getByRole("button", { name: "Insert image" }).click();
  await expect.poll(html).toContain('alt="A chart: &gt; 38 °C" width="800" height="700"');

  // At another place each time: the editor takes two clicks at one place within half a second for a double click.
  const open = async (position: { x: number; y: number }) => {
    await expect.element(dialog).not.toBeInTheDocument();
    const image = editor.element().querySelector("img[width]");
    if (image) await userEvent.click(image, { position });
    await tool("Image").click();
  };
  await open({ x: 40, y: 200 });
  await expect.element(alternative).toHaveValue("A chart: > 38 °C");
  await dialog.getByRole("checkbox", { name: /^Decoration only/ }).click();
  await expect.element(alternative).toBeDisabled();
  await dialog.getByRole("button", { name: "Apply" }).click();
  await expect.poll(html).toContain('alt=""');
  await open({ x: 80, y: 200 });
  await expect.element(dialog.getByRole("checkbox", { name: /^Decoration only/ })).toBeChecked();
  await dialog.getByRole("button", { name: "Remove image" }).click();
  await expect.poll(html).toBe("");
});

test("a pasted picture is sent at once; words that come with one are meant", async () => {
  const upload = vi.spyOn(window, "fetch").mockImplementation(async (input, init) => {
    expect(input).toBe(IMAGE_UPLOAD);
    const file = init?.body instanceof FormData ? [...init.body.values()][0] : null;
    const isReadable = file instanceof File && file.name === "chart.png";
    return isReadable
      ? Response.json(STORED)
      : Response.json({ kind: "refused", message: authoringTexts.image.refused.unreadable }, { status: 400 });
  });
  const html = await openEditor();
  paste({ "text/plain": "Words of a document" }, png("chart.png"));
  await expect.poll(html).toBe("<p>Words of a document</p>");
  expect(upload).not.toHaveBeenCalled();

  paste({}, png("broken.png"));
  await expect.element(dialog.getByText(authoringTexts.image.refused.unreadable)).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.element(editor).toHaveFocus();
  paste({}, png("chart.png"));
  await expect.element(dialog.getByRole("img", { name: "The picture as it will be shown" })).toBeVisible();
  await expect.element(dialog.getByText(authoringTexts.image.refused.unreadable)).not.toBeInTheDocument();
  await alternative.fill("A pasted chart");
  await dialog.getByRole("button", { name: "Insert image" }).click();
  await expect.poll(html).toMatch(/^<p>Words of a document<img src="\/pictures\/.* alt="A pasted chart"/);
});
