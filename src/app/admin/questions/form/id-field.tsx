import { type ChangeEvent, useState } from "react";
import { z } from "zod/mini";
import { questionTexts } from "../../../../content/en/questions.ts";
import { requestJson } from "../../../../core/request-json.ts";
import { suggestedId, typedManualId } from "../../../../modules/questions/rules.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/button.tsx";
import { TextField } from "../../../../ui/fields.tsx";
import styles from "../form.module.css";

const texts = questionTexts.form;
const Suggestion = z.object({ id: z.string() });

export type LessonChoice = { subjectId: string; subjectName: string; lessonId: string; lessonTitle: string };

/** The question's own name, which may be left to the product. `lesson` is null until subject and lesson are chosen. */
export function QuestionIdField({
  manualId,
  number,
  lesson,
  type,
  onChange,
}: {
  manualId: string;
  /** The number it has already, when it is edited. */
  number: number | undefined;
  lesson: LessonChoice | null;
  type: string;
  onChange: (manualId: string) => void;
}) {
  const [isAsking, setIsAsking] = useState(false);
  const isCustom = manualId !== "";
  const automatic = number === undefined ? texts.autoPreview : questionTexts.list.number(number);

  function takeTyped(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const caret = typedManualId(input.value.slice(0, input.selectionStart ?? undefined)).length;
    const typed = typedManualId(input.value);
    // A field whose value React changes gets its caret at the end, where the next key would write.
    input.value = typed;
    input.setSelectionRange(caret, caret);
    onChange(typed);
  }

  async function suggest() {
    setIsAsking(true);
    onChange(await askSuggestion(lesson, type));
    setIsAsking(false);
  }

  return (
    <div className={styles.id}>
      <TextField
        label={texts.questionId}
        isOptional
        name="manualId"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint={
          <>
            <Badge tone={isCustom ? "accent" : "neutral"}>{isCustom ? texts.custom : texts.auto}</Badge>{" "}
            <span>{texts.idHint}</span>
          </>
        }
        value={manualId}
        onChange={takeTyped}
      />
      <div className={styles.idTools}>
        <Button variant="secondary" size="sm" busy={isAsking} onClick={() => void suggest()}>
          {texts.suggest}
        </Button>
        {lesson && (
          <p className={styles.idPreview}>
            {texts.idPreview} <strong>{isCustom ? manualId : automatic}</strong>
            <span>{` · ${questionTexts.list.place(lesson.subjectName, lesson.lessonTitle)}`}</span>
          </p>
        )}
      </div>
    </div>
  );
}

/** One that no question has; without the server one by the same rule, which may be taken. */
async function askSuggestion(lesson: LessonChoice | null, type: string): Promise<string> {
  const query = new URLSearchParams({ subjectId: lesson?.subjectId ?? "", lessonId: lesson?.lessonId ?? "", type });
  const reply = await requestJson(`/admin/questions/suggest-id?${query}`, Suggestion);
  if (reply.kind === "replied") return reply.value.id;
  const { subjectName = "", lessonTitle = "" } = lesson ?? {};
  return suggestedId({ subjectName, lessonTitle, type }, new Date());
}
