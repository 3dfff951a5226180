/** What the other tests rely on: axe reads a page as it stays, not as it is on the way there. */
import { expect, expectAccessible, test } from "./fixtures.ts";

const FADING = `<!doctype html><html lang="en"><head><title>Fading</title><style>
  @keyframes appear { from, 99% { color: #eee } }
  @keyframes turn { to { rotate: 1turn } }
  h1 { color: #111; background: #fff; animation: appear 3s }
  p { transition: color 1s; color: #111; background: #fff }
  p.faint { color: #eee }
  i { display: block; width: 1rem; height: 1rem; animation: turn 1s linear infinite }
</style></head><body><main><h1>It appears</h1><p class="faint">It darkens</p><i></i></main></body></html>`;

test("a text that is still fading in is read when it stands, and what turns for ever is not waited for", async ({
  page,
}) => {
  await page.setContent(FADING);
  await page.locator("p").evaluate((paragraph) => paragraph.classList.remove("faint"));

  await expectAccessible(page);

  await expect(page.locator("h1")).toHaveCSS("color", "rgb(17, 17, 17)");
});
