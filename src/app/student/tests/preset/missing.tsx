import { examTexts } from "../../../../content/en/exams.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { MissingForAdaptive } from "./adaptive.tsx";
import type { ShownPreset } from "./shown.ts";

const texts = examTexts.page.lack;

/** What the bank lacks for the whole test, and what can be taken instead; nothing when nothing is missing. */
export function MissingQuestions({ preset: { kind, whole, taken, lacks } }: { preset: ShownPreset }) {
  if (kind === "whole") return null;
  if (whole.adaptive) return <MissingForAdaptive taken={taken} lacks={lacks} />;
  const isLimited = lacks.some(({ asked, available }) => taken !== null && asked < available);
  return (
    <Alert tone={taken ? "info" : "warning"}>
      <p>{taken ? texts.shorter(taken.questionCount, whole.questionCount) : texts.none}</p>
      <ul>
        {lacks.map(({ areas, available, asked, wanted }) => (
          <li key={areas.join()}>{texts.area(areas, taken ? asked : available, wanted)}</li>
        ))}
      </ul>
      {isLimited && <p>{texts.limited}</p>}
    </Alert>
  );
}
