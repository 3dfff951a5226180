/** The courses: the catalogue, the page of each, and enrolling as a visitor, as a student and as the administrator. */
import type { Page } from "@playwright/test";
import { coursePages } from "../../../src/content/courses/pages.ts";
import { publicCourses } from "../../../src/content/courses.ts";
import { waitForReact } from "../await-pages.ts";
import {
  expectAccessible,
  expectStateAccessible,
  FROM_OUR_PAGE,
  LONG,
  NETWORK_ERRORS,
  PHONE,
  productUnderTest,
  signedInStudent,
  signIn,
  WITH_WORKER,
} from "../fixtures.ts";
import { cutNetwork } from "../service-workers.ts";
import { expect, fillSignUp, newVisitor, signUpFields, test } from "../visitors.ts";

/** What the institute says about its courses. */
const FIGURES = [
  { id: "nclex-rn", duration: "3 months", students: "25,000+", modules: 9 },
  { id: "osce", duration: "2 months", students: "5,000+", modules: 6 },
  { id: "oet", duration: "2 months", students: "10,000+", modules: 4 },
  { id: "pte", duration: "2 months", students: "15,000+", modules: 4 },
  { id: "norcet", duration: "2 months", students: "12,000+", modules: 4 },
  { id: "dha", duration: "3 months", students: "8,000+", modules: 4 },
] as const;

const NCLEX_MODULES = [
  "Adult Health500 lessons",
  "Pharmacology200 lessons",
  "Fundamentals200 lessons",
  "Leadership & Management150 lessons",
  "Child Health150 lessons",
  "Maternal & Newborn Health250 lessons",
  "Mental Health250 lessons",
  "Critical Care70 lessons",
  "Nutrition30 lessons",
];

const ENROL = "Enroll for Free";
const WHAT_IT_COSTS = expect.objectContaining({
  "@type": "Question",
  acceptedAnswer: { "@type": "Answer", text: expect.stringMatching(/^Nothing\. /) },
});

function titleOf(id: string): string {
  return publicCourses.find((course) => course.id === id)?.title ?? "";
}

/** What the page tells search engines, by type. */
async function structuredOf(page: Page): Promise<Map<string, unknown>> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return new Map(texts.map((text) => JSON.parse(text)).map((thing) => [thing["@type"], thing]));
}

function expectedCourse({ id, duration }: { id: string; duration: string }) {
  const { url } = productUnderTest();
  return {
    "@type": "Course",
    name: titleOf(id),
    description: expect.stringMatching(/.{30}/),
    url: `${url}/courses/${id}`,
    provider: { "@type": "EducationalOrganization", name: "Lamplight", url: `${url}/` },
    offers: { "@type": "Offer", category: "Free" },
    hasCourseInstance: {
      "@type": "CourseInstance",
      courseMode: "Online",
      courseWorkload: `P${Number.parseInt(duration, 10)}M`,
    },
  };
}

test("from the catalogue to a course and back", async ({ page }) => {
  await page.goto("/courses");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Courses");
  const cards = page.getByRole("main").getByRole("listitem");
  await expect(cards).toHaveCount(FIGURES.length);
  for (const [place, { id, duration, students }] of FIGURES.entries()) {
    const card = cards.nth(place);
    await expect(card.getByRole("heading", { level: 2 })).toHaveText(titleOf(id));
    await expect(card).toContainText(`Duration${duration}Students${students}`);
    await expect(card.locator("img")).toHaveAttribute("width", /\d/);
    const view = card.getByRole("link", { name: "View Course", exact: true });
    await expect(view).toHaveAccessibleDescription(titleOf(id));
    await expect(view).toHaveAttribute("href", `/courses/${id}`);
  }
  expect((await structuredOf(page)).get("ItemList")).toMatchObject({
    itemListElement: FIGURES.map((figure, place) => ({ position: place + 1, item: expectedCourse(figure) })),
  });
  await expectStateAccessible(page, "look");

  // All of a card leads there, also while the mouse is held down.
  await cards.nth(1).click();
  await expect(page).toHaveURL("/courses/osce");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("OSCE");
  await expectStateAccessible(page, "look");

  await page.getByRole("link", { name: "Back to Courses" }).click();
  await expect(page).toHaveURL("/courses");
  await page.goBack();
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Courses" }).click();
  await expect(page).toHaveURL("/courses");
});

test("without scripts every course's page says what the course is, and its button leads to Sign Up", async ({
  plainPage: page,
}) => {
  const { url } = productUnderTest();
  for (const figure of FIGURES) {
    const { id, duration, students, modules } = figure;
    const title = titleOf(id);
    const { fullName, overview, features } = coursePages[id];
    await page.goto(`/courses/${id}`);
    // The demo has no lessons of this course; lessons of other tests may belong to it.
    const mayBeEmpty = id === "pte";
    const ready = (none: string, end = "") => `[1-9]\\d* lessons?${end}${mayBeEmpty ? `|${none}` : ""}`;
    await expect(page).toHaveTitle(`${title} course: ${fullName} · Lamplight`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${url}/courses/${id}`);
    await expect(page.getByRole("main").locator("dl")).toHaveText(
      new RegExp(`^Duration${duration}Students${students.replace("+", "\\+")}Ready now(${ready("No lessons yet")})$`),
    );
    await expect(page.getByRole("region", { name: "Overview" })).toContainText(overview.join(""));
    expect(overview.length).toBeGreaterThan(1);
    await expect(page.getByRole("region", { name: "What You Get" }).getByRole("listitem")).toHaveText(features);
    const curriculum = page.getByRole("region", { name: "Curriculum" });
    await expect(curriculum).toContainText(
      new RegExp(
        `The whole course: \\d modules, [\\d,]+ lessons(${ready("The first lessons are not ready yet", " ready")})`,
      ),
    );
    const shown = curriculum.getByRole("listitem");
    await expect(shown).toHaveCount(modules);
    for (const lessons of await shown.allTextContents()) expect(lessons).toMatch(/\d lessons$/);
    if (id === "nclex-rn") await expect(shown).toHaveText(NCLEX_MODULES);
    else await expect(shown).toContainText(Array.from({ length: modules }, () => /\d weeks?/));
    if (id === "oet") await expect(shown).toContainText(Array.from({ length: modules }, () => "8 lessons"));

    const free = page.getByRole("region", { name: "Free Access" });
    await expect(free.getByRole("listitem")).toHaveText([
      "Free access to the whole course",
      "Certificate of completion",
      "Full lifetime access",
      "No credit card",
    ]);
    await expect(free.getByRole("link", { name: ENROL })).toHaveAttribute("href", `/signup?course=${title}`);
    const structured = await structuredOf(page);
    expect(structured.get("Course")).toMatchObject(expectedCourse(figure));
    expect(structured.get("BreadcrumbList")).toMatchObject({
      itemListElement: [
        { position: 1, name: "Home", item: `${url}/` },
        { position: 2, name: "Courses", item: `${url}/courses` },
        { position: 3, name: title, item: `${url}/courses/${id}` },
      ],
    });
    expect(structured.get("FAQPage")).toMatchObject({ mainEntity: expect.arrayContaining([WHAT_IT_COSTS]) });
  }

  const readable = page.getByRole("region", { name: "Ready to Read" });
  await readable.getByText("Fundamentals of nursing").first().click();
  await expect(readable.locator("details[open]").getByRole("listitem").first()).toBeVisible();
  const sample = readable.getByRole("article").getByRole("link");
  const lesson = await sample.textContent();
  await sample.click();
  await expect(page).toHaveURL("/sample-lesson/dha");
  await expect(page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem")).toHaveText([
    ...["Home", "Courses", "DHA", "Sample Lesson"],
  ]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(lesson ?? "");
  await page.getByRole("link", { name: "About the DHA course" }).click();
  await page.getByRole("region", { name: "Free Access" }).getByRole("link", { name: ENROL }).click();
  await expect(signUpFields(page).course).toHaveValue("DHA");
});

test("Enroll for Free opens Sign Up with the course chosen, and leads to the dashboard as its student", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto("/courses/norcet");
  const bar = page.locator("[data-sticky-foot]");
  await expect(bar).toBeInViewport();
  const last = page.getByRole("region", { name: "Common Questions" }).locator("summary").last();
  await last.focus();
  const [low, high] = [await last.boundingBox(), await bar.boundingBox()];
  expect((low?.y ?? 0) + (low?.height ?? 0)).toBeLessThanOrEqual(high?.y ?? 0);
  await expectStateAccessible(page);
  const free = page.getByRole("region", { name: "Free Access" });
  const broken = await free.getByRole("listitem").evaluateAll((promises) => {
    const [root, { style }] = [document.documentElement, document.body];
    [root.style.fontSize, style.overflowWrap] = ["200%", "normal"];
    const tooWide = promises.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    [root.style.fontSize, style.overflowWrap] = ["", ""];
    return tooWide.map(({ textContent }) => textContent);
  });
  expect(broken, "words that break with text at 200 %").toEqual([]);
  await free.getByRole("link", { name: ENROL }).scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  // Some of the card is not enough: its button has to be seen.
  await free.getByRole("img").evaluate((picture) => picture.scrollIntoView({ block: "end" }));
  await expect(bar).toBeVisible();
  await last.scrollIntoViewIfNeeded();
  await bar.getByRole("link", { name: ENROL }).click();
  const dialog = page.getByRole("dialog", { name: "Sign Up" });
  await expect(signUpFields(dialog).course).toHaveValue("NORCET");
  await fillSignUp(dialog, newVisitor({ course: "NORCET" }));
  await signUpFields(dialog).submit.click();

  await expect(page).toHaveURL("/dashboard");
  await page.goto("/courses/norcet");
  await expect(page.getByRole("button", { name: "Enrolled" })).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test("a student is enrolled at once by keyboard, without a network not, and the button says so from then on", {
  tag: WITH_WORKER,
}, async ({ page, student, expectConsoleErrors }) => {
  expectConsoleErrors(NETWORK_ERRORS);
  await page.goto("/courses/pte");
  const free = page.getByRole("region", { name: "Free Access" });
  await expect(free.getByRole("status")).toHaveText(
    `PTE becomes your current course. You stay enrolled in ${student.course}.`,
  );
  const enrol = free.getByRole("button", { name: ENROL });
  // Else it may be on its way just then, which the browser calls an error.
  await cutNetwork(page);
  // The page has loaded nothing yet that could send it.
  await enrol.click();
  const noNetwork = page.getByText("We could not reach the server. What you typed is still here.");
  await expect(noNetwork).toBeVisible();
  await page.context().setOffline(false);
  await page.mouse.move(0, 0);
  await enrol.hover();
  await waitForReact(page);
  await page.context().setOffline(true);
  await enrol.click();
  await expect(page.getByRole("alert")).toHaveText(/^We could not enrol you: we could not reach the server/);
  await page.context().setOffline(false);
  await enrol.focus();
  await page.keyboard.press("Enter");

  const enrolled = free.getByRole("button", { name: "Enrolled" });
  await expect(enrolled).toBeFocused();
  await expect(enrolled).toHaveAttribute("aria-disabled", "true");
  await expect(free.getByRole("status")).toHaveText("You are enrolled. PTE is your current course.");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page).toHaveURL("/courses/pte");
  await expectAccessible(page);
  await page.reload();
  await expect(enrolled).toBeVisible();
  expect(await (await page.request.get("/sample-lesson/nclex-rn")).text()).not.toContain(ENROL);
  await free.getByRole("link", { name: "Go to Your Course" }).click();
  await expect(page).toHaveURL("/dashboard/subjects");
  await page.goto("/account");
  await expect(page.getByLabel("Course", { exact: true })).toHaveValue("PTE");
});

test("a student without scripts is enrolled by the plain form", { tag: LONG }, async ({ plainPage, database }) => {
  await signIn(plainPage.context(), (await signedInStudent(database)).cookie);
  await plainPage.goto("/courses/oet");
  await plainPage.getByRole("button", { name: ENROL }).click();

  await expect(plainPage).toHaveURL("/courses/oet");
  await expect(plainPage.getByRole("button", { name: "Enrolled" })).toBeVisible();
});

test("the administrator finds a hint in place of the button, and is refused", async ({ page, admin: _ }) => {
  const html = await (await page.request.get("/courses/dha")).text();
  expect(html).toContain("You are signed in as the administrator. Students enroll here.");
  expect(html).not.toContain(ENROL);
  expect((await page.request.post("/courses/dha", { headers: FROM_OUR_PAGE })).status()).toBe(403);
});

test("a visitor who posts is sent to Sign Up, and an unknown course takes nobody", async ({ elsewhere }) => {
  const answer = await elsewhere.post("/courses/osce", { maxRedirects: 0 });
  expect(answer.headers().location).toBe("/signup?course=OSCE");
  expect((await elsewhere.post("/courses/nope", { maxRedirects: 0 })).status()).toBe(404);
});

test("an unknown course is a page that says so", async ({ page, expectConsoleErrors }) => {
  expectConsoleErrors(/status of 404/);
  await page.setViewportSize(PHONE);
  const answer = await page.goto("/courses/nope");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Course Not Found");
  await expect(page).toHaveTitle("Course Not Found · Lamplight");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expectStateAccessible(page);
  await page.getByRole("link", { name: "Return to Courses" }).click();
  await expect(page).toHaveURL("/courses");
});
