import { testBuilderTexts } from "../../../../../content/en/test-builder.ts";
import { typeNameOf } from "../../../../../items/type-names.ts";
import { EXAM_PLANS, findArea } from "../../../../../modules/tests/exam-plans.ts";
import type { QuestionFilter } from "../../../../../modules/tests/test-version.ts";

const texts = testBuilderTexts.section;

/** Which questions a rule draws, in one line. */
export function filterInWords({ lessons, areas, types, categories = [], difficulties = [] }: QuestionFilter): string {
  const labels = categories.length + difficulties.length;
  const parts = [
    ...(lessons ? [texts.lessons(lessons.length)] : []),
    ...(areas ? areasInWords(areas) : []),
    ...(labels > 0 ? [texts.labels(labels)] : []),
    ...(types ? [types.map(typeNameOf).join(", ")] : []),
  ];
  return parts.length === 0 ? texts.everywhere : parts.join(" · ");
}

/** Plan by plan, so that none is named twice. */
function areasInWords(codes: ReadonlyArray<string>): string[] {
  const known = EXAM_PLANS.flatMap(({ title, areas }) => {
    const names = areas.flatMap(({ code, name }) => (codes.includes(code) ? [name] : []));
    return names.length > 0 ? [texts.areas(title, names)] : [];
  });
  return [...known, ...codes.filter((code) => !findArea(code))];
}
