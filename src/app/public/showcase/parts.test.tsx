import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { newId } from "../../../core/id.ts";
import { showcaseInput } from "../../../testing/build-showcase.ts";
import { Faculty } from "./faculty.tsx";
import { SuccessStories } from "./success-stories.tsx";

const shown = (kind: "faculty" | "result" | "testimonial") => ({
  ...showcaseInput(kind),
  id: newId<"showcase-entry">(),
  photo: null,
  day: "1 March 2026",
});

test("nothing is shown where the institute entered nobody or the database failed", () => {
  const nobody = { results: [], testimonials: [] };
  for (const stories of [nobody, null]) expect(renderToStaticMarkup(<SuccessStories stories={stories} />)).toBe("");
  for (const faculty of [[], null]) expect(renderToStaticMarkup(<Faculty faculty={faculty} />)).toBe("");
});

test("a result shows name, rank, exam, course, its duration and whether it was paid for", () => {
  const result = shown("result");
  const markup = renderToStaticMarkup(
    <SuccessStories stories={{ results: [result], testimonials: [] }} course="NORCET" />,
  );

  expect(markup).toContain("Results of Our NORCET Students");
  expect(markup).toContain(`<h3><bdi>${result.name}</bdi></h3><p>All India Rank 214</p><p>NORCET 8, 1 March 2026</p>`);
  expect(markup).toContain("<p>NORCET, 2 months, paid course</p>");
  expect(markup).not.toContain("What Students Say");
});

test("testimonials are quotations with their names", () => {
  const testimonial = shown("testimonial");
  const markup = renderToStaticMarkup(<SuccessStories stories={{ results: [], testimonials: [testimonial] }} />);

  expect(markup).toMatch(/<blockquote><p dir="auto">I studied on the bus\.<\/p><\/blockquote>/);
  expect(markup).toContain(`<strong><bdi>${testimonial.name}</bdi></strong>`);
});
