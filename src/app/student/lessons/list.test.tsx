import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { newId } from "../../../core/id.ts";
import { LessonList } from "./list.tsx";

test("a lesson with questions links to practising them, with or without a text", () => {
  const lesson = (title: string, hasContent: boolean, questionCount: number) => ({
    id: newId<"lesson">(),
    title,
    hasContent,
    questionCount,
    isCompleted: false,
  });
  const lessons = [lesson("Container", false, 12), lesson("Both", true, 3), lesson("To read", true, 0)];
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <LessonList lessons={lessons} isInCourse />
    </MemoryRouter>,
  );
  const ways = [...markup.matchAll(/href="\/dashboard\/tests\?lesson=([^"]+)"/g)].map(([, id]) => id);

  expect(ways).toEqual([lessons[0]?.id, lessons[1]?.id]);
  expect(markup).toContain("Questions only");
});
