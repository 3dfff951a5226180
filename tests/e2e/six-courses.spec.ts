/** Six visitors, one for each public course, sign up and look around: each sees the content of the own course and no other. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { publicCourses } from "../../src/content/courses.ts";
import { noticeTopicOf } from "../../src/content/notice-topics.ts";
import { demoSubjects } from "../../src/modules/demo/content/demo-subjects.ts";
import { type Product, startProduct } from "../../src/testing/product.ts";
import { ADMIN } from "./people.ts";
import { expect, fillSignUp, newVisitor, signUpFields, test } from "./visitors.ts";

// A product of its own: subjects that other tests add belong to all courses.
let folder: string;
let product: Product;

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "lamplight-courses-"));
  product = await startProduct({ DATA_DIR: folder, ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
});

test.afterAll(async () => {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The simulation that stands first for the students of the course; absent where the product has none of the exam. */
const FIRST_SIMULATION: Readonly<Record<string, string>> = {
  "NCLEX-RN": "NCLEX-RN simulation",
  OSCE: "NMC CBT, part A",
  // The demo has no questions for part B.
  OET: "OET Reading, part C",
  NORCET: "NORCET Stage I",
  DHA: "DHA (Gulf CBT pattern)",
};

for (const { id, title } of publicCourses) {
  const own = demoSubjects.filter(({ courses }) => courses.includes(title));
  const lessons = own.flatMap((subject) => subject.lessons);
  const hasTests = lessons.some(({ questions }) => questions.length > 0);
  const lack = lessons.length === 0 ? "lessons or practice tests" : hasTests ? null : "practice tests";
  const notReady = `${title} has no ${lack} yet.`;

  test(`a new student of ${title} sees the content of ${title} alone, as a visitor and on the dashboard`, async ({
    // The reply of the server says all of it.
    plainPage: page,
  }) => {
    const open = (address: string) => page.goto(new URL(address, product.url).href);
    await open(`/courses/${id}`);
    const main = page.getByRole("main");
    await expect(main.getByText(lessons.length === 0 ? "No lessons yet" : /^\d+ lessons?$/).first()).toBeVisible();
    await expect(main.getByText(notReady)).toHaveCount(lack ? 1 : 0);
    await expect(main.getByRole("link", { name: "Try the Sample Test" })).toHaveCount(hasTests ? 1 : 0);
    const sample = await page.request.get(new URL(`/sample-lesson/${id}`, product.url).href);
    expect(sample.status()).toBe(lessons.length > 0 ? 200 : 404);
    const [, firstLesson = ""] = /<h1[^>]*>([^<]*)</.exec(await sample.text()) ?? [];
    if (lessons.length > 0) expect(lessons.map((lesson) => lesson.title)).toContain(firstLesson);

    await open("/signup");
    await expect(page.getByText(notReady)).toHaveCount(lack ? 1 : 0);
    await expect(page.getByRole("link", { name: `Notify Me : ${title}` })).toHaveCount(lack ? 1 : 0);
    await fillSignUp(page, newVisitor({ course: title }));
    await signUpFields(page).submit.click();
    await expect(page.getByRole("heading", { level: 1, name: "Performance" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Not Ready Yet" }).getByText(notReady)).toHaveCount(lack ? 1 : 0);
    await expect(page.getByRole("heading", { name: /^Take your first/ })).toHaveCount(hasTests ? 1 : 0);
    await expect(page.getByText(firstLesson, { exact: true })).toHaveCount(lessons.length > 0 ? 1 : 0);
    // Only the NCLEX-RN has a test plan that says how much of the exam a subject is.
    if (title !== "NCLEX-RN") await expect(page.getByText("part of your exam")).toHaveCount(0);
    if (lack) {
      await page.getByRole("button", { name: "Notify Me" }).click();
      await expect(page.getByRole("status").filter({ hasText: "We will write to you" })).toBeVisible();
      expect(noticeTopicOf(title)).not.toBeNull();
    }

    await open("/dashboard/subjects");
    const names = own.map(({ name }) => name).toSorted();
    if (names.length === 0) await expect(page.getByText("No subjects available yet")).toBeVisible();
    else await expect(main.getByRole("heading", { level: 2 })).toHaveText(names);

    await open("/dashboard/tests");
    await expect(page.getByText("No practice tests available yet.")).toHaveCount(hasTests ? 0 : 1);
    await expect(page.getByRole("heading", { name: /^Practice Test \d+$/ }).first()).toBeVisible({ visible: hasTests });
    const simulations = page.getByRole("region", { name: "Exam simulations" });
    const shown = simulations.getByRole("heading", { level: 3 }).filter({ visible: true });
    const first = FIRST_SIMULATION[title];
    if (first) await expect(shown.first()).toHaveText(first);
    else await expect(shown).toHaveCount(0);
    if (title === "OSCE") await expect(simulations.getByText("The OSCE is another test").first()).toBeVisible();
  });
}
