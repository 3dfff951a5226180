import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { plainText } from "../../../core/html.ts";
import { newId } from "../../../core/id.ts";
import { outcomeOf } from "../../../modules/progress/rules.ts";
import { SubjectTable } from "./subject-table.tsx";

test("beside the accuracy are its parts: right of asked, and what was left out", () => {
  const row = (name: string, sums: { correct: number; answered: number; asked: number }) => ({
    id: newId<"subject">(),
    name,
    ...outcomeOf(sums),
    secondsPerQuestion: 30,
    testsTaken: 1,
  });
  const markup = renderToStaticMarkup(
    <SubjectTable
      subjects={[
        row("Adult health", { correct: 2, answered: 2, asked: 10 }),
        row("Pharmacology", { correct: 0, answered: 0, asked: 5 }),
        row("Paediatrics", { correct: 3, answered: 4, asked: 4 }),
      ]}
    />,
  );
  const rows = [...markup.matchAll(/<tr role="row"><th role="rowheader".*?<\/tr>/g)].map(([text]) => plainText(text));

  expect(rows).toHaveLength(3);
  expect(rows[0]).toMatch(/2 of 10 8 not answered.*20%/s);
  expect(rows[1]).toMatch(/0 of 5 5 not answered.*0%/s);
  expect(rows[2]).toMatch(/3 of 4.*75%/s);
  expect(rows[2]).not.toContain("not answered");
});
