/** The record of a question in a review, as it was when the question was asked; of its first one also what they earned together. */
import { useState } from "react";
import { attemptTexts } from "../../../content/en/attempts.ts";
import { reviewTexts } from "../../../content/en/review.ts";
import { newEntriesAt, recordAt } from "../../../modules/stimuli/record.ts";
import { oneText } from "../../../ui/one-text.ts";
import { MarkupToRead } from "../marking/made-marks.tsx";
import { RecordView } from "../record/record.tsx";
import styles from "./attempt.module.css";
import type { ShownQuestion, ShownReview } from "./load.server.ts";

const texts = attemptTexts.record;

type Unit = Pick<ShownReview, "questions" | "records">;

/** What stands above a question that was asked with others; nothing above one that stood alone. */
export function ReviewedRecord({ question, unit }: { question: ShownQuestion; unit: Unit }) {
  const record = unit.records.find(({ id }) => id === question.stimulusVersionId);
  const [isOpen, setIsOpen] = useState(false);
  const [tab, setTab] = useState<string | null>(null);
  if (!record) return null;
  const { kind, first, questionCount, upTo, content } = record;
  const firstQuestion = unit.questions.find(({ position }) => position === first);
  const markup = firstQuestion?.kind === "shown" ? firstQuestion.markup : null;
  const number = question.position - first + 1;
  const points = number === 1 && questionCount > 1 ? pointsOf(unit.questions, record.id) : null;
  return (
    <div className={styles.record}>
      <p>
        {oneText(
          texts.place(kind, number, questionCount),
          points && `· ${texts.together(reviewTexts.of(points.earned, points.max))}`,
        )}
      </p>
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>{texts.asItWas(kind)}</summary>
        {isOpen && (
          <MarkupToRead markup={markup}>
            {number > upTo && <p>{reviewTexts.withheld.record}</p>}
            <RecordView
              record={recordAt(content, number)}
              newEntries={newEntriesAt(content, number)}
              selected={tab}
              onSelect={setTab}
            />
          </MarkupToRead>
        )}
      </details>
    </div>
  );
}

/** The sum of what the questions of a stimulus earned; null while one of them does not say. */
function pointsOf(questions: Unit["questions"], id: ShownQuestion["stimulusVersionId"]) {
  const scores = questions
    .filter(({ stimulusVersionId }) => stimulusVersionId === id)
    .map((question) => (question.kind === "shown" ? question.score : null));
  return scores.reduce(
    (sum, score) => sum && score && { earned: sum.earned + score.earned, max: sum.max + score.max },
    { earned: 0, max: 0 },
  );
}
