import { recognizeCuesTexts as texts } from "../../../content/en/item-recognize-cues.ts";
import type { AnswerView } from "../../contract.ts";
import { VerdictAnswer } from "../../verdict-views.tsx";
import { type Answer, type Content, VERDICTS } from "./model.ts";

/** The patient, the stem, and each finding with its two verdicts. */
export const RecognizeCuesAnswer: AnswerView<Content, Answer> = ({ content, answer, onChange, disabled }) => (
  <VerdictAnswer
    pair={VERDICTS}
    words={texts.verdicts}
    rowHeading={texts.finding}
    scenario={content.scenario}
    stem={content.stem}
    rows={content.findings}
    given={answer.classified}
    instruction={texts.instruction}
    progress={texts.progress}
    disabled={disabled}
    onChange={(classified) => onChange({ classified })}
  />
);
