import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { newId } from "../../../core/id.ts";
import { Performers } from "./performers.tsx";

test("an improvement is said in points, since it is the difference of two percentages", () => {
  const asha = { name: "Asha", course: "OET", progress: 100, averageScore: 60, studySeconds: 3600, improvement: 40 };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Performers performers={[{ id: newId<"student">(), ...asha }]} />
    </MemoryRouter>,
  );

  expect(html).toContain("<dd>+40 points</dd>");
});
