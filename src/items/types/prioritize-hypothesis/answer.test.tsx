import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { AnswerItem } from "../../registry/answer-views.tsx";
import { parseOpenItem } from "../../registry/models.ts";
import { prioritizeHypothesisSample } from "./sample.server.ts";

/** The sample with this many to choose and the first of them chosen. */
function shown(choose: number) {
  const content = { ...prioritizeHypothesisSample.content, choose };
  const item = parseOpenItem({ type: "prioritize_hypothesis", content, answer: { chosen: ["o1"] } });
  return renderToString(<AnswerItem item={item} onChange={() => {}} disabled={false} />);
}

test("where one is to be selected another choice replaces it, so nothing is refused", () => {
  const controls = shown(1).match(/<input[^>]*>/g) ?? [];

  expect(controls).toHaveLength(6);
  for (const control of controls) expect(control).toContain('type="radio"');
  expect(new Set(controls.map((control) => /name="([^"]*)"/.exec(control)?.[1])).size).toBe(1);
  expect(shown(1)).not.toContain("aria-disabled");
  expect(shown(1)).toContain("Select 1 hypothesis.");
});

test("where more are to be selected they are check boxes, and one too many is refused", () => {
  expect(shown(2)).toContain('type="checkbox"');
  expect(shown(2)).not.toContain("aria-disabled");
  expect(shown(2)).toContain("1 of 2 selected.");
});
