import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { publicCourses } from "../../../content/courses.ts";
import { firstSite } from "../../../modules/site/rules.ts";
import { routeIds } from "../../route-ids.ts";
import type { ShellData } from "../../shared/frame/visitor.server.ts";
import { GetStarted } from "../shared/get-started.tsx";
import { CourseCard } from "./card.tsx";

const [course] = publicCourses;
const { title } = course;

/** The titles of a student's courses. */
function seenBy(viewer: { course: string; courses: string[] }, element: ReactNode): string {
  const shell: ShellData = {
    publicUrl: "https://example.org",
    hasMailServer: true,
    site: { ...firstSite, logoUrl: null },
    notReady: [],
    viewer: { kind: "student", name: "Asha Verma", home: "/dashboard", ...viewer },
  };
  const routes = [{ id: routeIds.publicShell, path: "/", element, loader: () => shell }];
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { [routeIds.publicShell]: shell } } });
  return renderToStaticMarkup(<RouterProvider router={router} />).replace(/<[^>]+>/g, " ");
}

const OFFER = <GetStarted course={course}>Enroll for Free</GetStarted>;
const CARD = <CourseCard course={course} title={<h2>{title}</h2>} foot={null} />;

test("an enrolled student is not offered to enrol, in the current or an earlier course, and sees it on its card", () => {
  const current = { course: title, courses: [title, "OET"] };
  const before = { course: "OET", courses: ["OET", title] };

  expect(seenBy(current, OFFER)).toMatch(
    /Enrolled +You are enrolled\. NCLEX-RN is your current course\. +Go to Your Course/,
  );
  expect(seenBy(before, OFFER)).toMatch(
    /Make NCLEX-RN My Current Course +You are enrolled\. Your current course is OET\./,
  );
  for (const viewer of [current, before]) {
    expect(seenBy(viewer, OFFER)).not.toContain("Enroll for Free");
    expect(seenBy(viewer, CARD)).toContain("Enrolled");
  }
});

test("other students are offered to enrol, and told what happens to their current course", () => {
  const elsewhere = { course: "OET", courses: ["OET"] };

  expect(seenBy(elsewhere, OFFER)).toMatch(
    /Enroll for Free +NCLEX-RN becomes your current course\. You stay enrolled in OET\./,
  );
  expect(seenBy(elsewhere, CARD)).not.toContain("Enrolled");
});
