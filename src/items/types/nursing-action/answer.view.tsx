import { nursingActionTexts as texts } from "../../../content/en/item-nursing-action.ts";
import type { AnswerView } from "../../contract.ts";
import { VerdictAnswer } from "../../verdict-views.tsx";
import { type Answer, type Content, VERDICTS } from "./model.ts";

/** The patient, the stem, and each action with its two verdicts. */
export const NursingActionAnswer: AnswerView<Content, Answer> = ({ content, answer, onChange, disabled }) => (
  <VerdictAnswer
    pair={VERDICTS}
    words={texts.verdicts}
    rowHeading={texts.action}
    scenario={content.scenario}
    stem={content.stem}
    rows={content.actions}
    given={answer.judged}
    instruction={texts.instruction}
    progress={texts.progress}
    disabled={disabled}
    onChange={(judged) => onChange({ judged })}
  />
);
