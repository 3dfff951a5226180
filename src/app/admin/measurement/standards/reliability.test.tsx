import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Outcome, reliabilityOf } from "../../../../modules/standards/reliability.ts";
import { Reliability } from "./reliability.tsx";

const outcomes = (count: number, chance: number, passed: number): Outcome[] =>
  Array.from({ length: count }, (_, index) => ({ chance, hasPassed: index < passed }));
const shown = (told: Outcome[]) =>
  renderToStaticMarkup(<Reliability presetId="nclex-rn" reliability={reliabilityOf(told)} />);

test("before enough outcomes the page says how many are missing, and shows no chance", () => {
  const page = shown(outcomes(12, 0.9, 9));
  expect(page).toContain("12 of 200 results of the real exam, and 3 of the 30 failures");
  expect(page).not.toContain("<svg");
  expect(page).not.toContain("%");
});

test("then a diagram has a dot for each group that is large enough, and a table all of them", () => {
  const page = shown([...outcomes(160, 0.9, 144), ...outcomes(40, 0.3, 16), ...outcomes(29, 0.5, 20)]);
  expect(page.match(/<circle/g)).toHaveLength(2);
  expect(page).toContain("of 2 groups");
  // 144 of 160 passed: at 90 across and 10 from the top.
  expect(page).toMatch(/cx="(90|89\.9{3})[\d.]*" cy="10"/);
  expect(page).toContain("Fewer than 30");
});
