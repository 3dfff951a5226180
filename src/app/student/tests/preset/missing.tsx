import { examTexts } from "../../../../content/en/exams.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { LacksOfAdaptive } from "./adaptive.tsx";
import styles from "./rules.module.css";
import type { ShownPreset } from "./shown.ts";

const texts = examTexts.page.lack;

/** Folded list of the questions that the bank lacks, and the shorter test in their place; empty when none is missing. */
export function MissingQuestions({ preset: { kind, whole, taken, lacks } }: { preset: ShownPreset }) {
  if (kind === "whole") return null;
  return (
    <>
      {!taken && (
        <Alert tone="warning">
          <p>{texts.none}</p>
        </Alert>
      )}
      <details className={styles.missing}>
        <summary>{taken ? texts.whyShorter : texts.whatIsMissing}</summary>
        <div className="stack gap-2">
          {whole.adaptive ? (
            <LacksOfAdaptive taken={taken} lacks={lacks} />
          ) : (
            <>
              {taken && <p>{texts.shorter(taken.questionCount, whole.questionCount)}</p>}
              <ul>
                {lacks.map(({ areas, available, asked, wanted }) => (
                  <li key={areas.join()}>{texts.area(areas, taken ? asked : available, wanted)}</li>
                ))}
              </ul>
              {taken && lacks.some(({ asked, available }) => asked < available) && <p>{texts.limited}</p>}
            </>
          )}
        </div>
      </details>
    </>
  );
}
