/** Images in a question: chosen, described, served for good, seen by students. */
import { unique } from "../../../src/testing/build.ts";
import { buildOpenAttempt, singleChoiceBody } from "../../../src/testing/build-attempts.ts";
import { buildImage, buildSubjects, picture, writeQuestion } from "../authors.ts";
import { expect, expectStateAccessible, FROM_OUR_PAGE, PHONE, test, WITH_WORKER } from "../fixtures.ts";
import { cutNetwork } from "../service-workers.ts";

test("an image is made smaller, put in with its alternative text, and shown as students see it", async ({
  page,
  admin: _,
  database,
}) => {
  await page.setViewportSize(PHONE);
  const lesson = await buildSubjects(database);
  const text = unique("Read the chart.");
  await page.goto("/admin/questions/add");
  await writeQuestion(page, lesson, text);
  const toolbar = page.getByRole("toolbar", { name: "Formatting of Question Text" });
  const html = page.locator('input[name="content.stem"]');
  const dialog = page.getByRole("dialog", { name: "Image" });

  await toolbar.getByRole("button", { name: "Image" }).click();
  await dialog
    .getByLabel("Picture")
    .setInputFiles({ name: "chart.png", mimeType: "image/png", buffer: await picture(2400, 800) });
  await expect(dialog.getByRole("img", { name: "The picture as it will be shown" })).toBeVisible();
  await dialog.getByRole("textbox", { name: "Alternative text" }).fill("A chart");
  await dialog.getByRole("button", { name: "Insert image" }).click();
  await expect(html).toHaveValue(/<img src="\/images\/[\da-f]{64}\.webp" alt="A chart" width="1600" height="533"/);
  await page.getByRole("button", { name: "Add Question" }).click();
  await expect(page.getByText("Question added successfully.")).toBeVisible();

  await page.getByRole("searchbox", { name: "Search questions" }).fill(text);
  await expect(page.getByText("1 question found")).toBeVisible();
  await page.getByRole("link", { name: /^Preview/ }).click();
  const shown = page.getByRole("dialog").getByRole("img", { name: "A chart" });
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600);
  expect(await shown.evaluate((image) => image.getBoundingClientRect().right)).toBeLessThanOrEqual(PHONE.width);
  await expectStateAccessible(page);
});

test("an image is served to anyone, for good, without a cookie; what is none is refused", async ({
  page,
  admin: _,
  request,
}) => {
  const upload = (buffer: Buffer) =>
    page.request.post("/admin/images", {
      headers: FROM_OUR_PAGE,
      multipart: { image: { name: "a.png", mimeType: "image/png", buffer } },
    });
  const stored = await upload(await picture(30, 20));
  const { address, width, height } = await stored.json();
  expect([width, height]).toEqual([30, 20]);

  const image = await request.get(address);
  expect(image.status()).toBe(200);
  expect(image.headers()).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  });
  expect(image.headers()["set-cookie"]).toBeUndefined();
  const again = await request.get(address, { headers: { "if-none-match": image.headers().etag ?? "" } });
  expect(again.status()).toBe(304);
  expect((await request.get(`/images/${"0".repeat(64)}.webp`)).status()).toBe(404);

  expect((await upload(Buffer.from("<svg onload='alert(1)'/>"))).status()).toBe(400);
  expect((await upload(Buffer.alloc(10 * 1024 * 1024 + 1))).status()).toBe(400);
  expect((await upload(Buffer.alloc(11 * 1024 * 1024))).status()).toBe(413);
  const asVisitor = await request.post("/admin/images", {
    multipart: { image: { name: "a", mimeType: "x/y", buffer: Buffer.from("x") } },
  });
  expect(asVisitor.status()).toBe(401);
});

test("without network a running test shows its images, also those that were not seen yet", {
  tag: WITH_WORKER,
}, async ({ page, student, database, expectConsoleErrors }) => {
  expectConsoleErrors(/Failed to load resource|net::ERR/);
  const address = await buildImage(database, 64, 48);
  const seen = singleChoiceBody();
  const [second, stem] = [singleChoiceBody(), `<p>Look. <img src="${address}" alt="A scale" loading="lazy" /></p>`];
  const bodies = [seen, { ...second, content: { ...second.content, stem } }];
  const { attemptId } = await buildOpenAttempt(database.db, { student, bodies, startedAt: new Date() });
  await page.goto(`/attempts/${attemptId}`);
  await expect.poll(() => page.evaluate((url) => caches.match(url).then((kept) => kept?.ok), address)).toBe(true);

  await cutNetwork(page);
  await page.getByRole("button", { name: "Next", exact: true }).click();
  const image = page.getByRole("img", { name: "A scale" });
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(64);
});
