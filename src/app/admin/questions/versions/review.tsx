/** Whether a clinician has reviewed a version, and the form that records it. */
import { useEffect, useRef } from "react";
import { reviewTexts as texts } from "../../../../content/en/question-reviews.ts";
import type { FormValues } from "../../../../core/forms.ts";
import { Signature } from "../../../../modules/questions/signature.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { TextField } from "../../../../ui/fields.tsx";
import { FormFrame } from "../../../../ui/form-frame.tsx";
import type { FormMessages } from "../../../form-reply.ts";
import styles from "./list.module.css";

type Review = { reviewer: string; qualification: string; recordedBy: string | null; day: string };

/** `messages` are the reply of the page's action in words, `values` what was typed. What was just done takes the focus. */
export function VersionReview({
  review,
  isInUse,
  done,
  messages,
  values,
}: {
  review: Review | null;
  isInUse: boolean;
  done: "signed" | "taken-back" | null;
  messages: FormMessages;
  values: FormValues | undefined;
}) {
  const state = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (done) state.current?.focus();
  }, [done]);
  return (
    <Card as="section" className="stack gap-4">
      <h2 className={styles.heading}>{texts.title}</h2>
      <p ref={state} tabIndex={-1}>
        {sentenceOf(review, isInUse)}
      </p>
      {review && (
        <>
          <p className={styles.quiet}>{texts.recordedBy(review.recordedBy ?? texts.someone)}</p>
          <FormFrame {...messages}>
            <div>
              <Button variant="secondary" size="sm" name="intent" value="take-back" busyLabel={texts.takingBack}>
                {texts.takeBack}
              </Button>
            </div>
          </FormFrame>
        </>
      )}
      {!review && isInUse && (
        <FormFrame schema={Signature} {...messages} className="stack gap-4">
          <p className={styles.quiet}>{texts.text}</p>
          <TextField label={texts.reviewer} name="reviewer" autoComplete="off" defaultValue={values?.reviewer} />
          <TextField
            label={texts.qualification}
            name="qualification"
            hint={texts.qualificationHint}
            autoComplete="off"
            defaultValue={values?.qualification}
          />
          <div>
            <Button name="intent" value="sign" busyLabel={texts.signing}>
              {texts.sign}
            </Button>
          </div>
        </FormFrame>
      )}
    </Card>
  );
}

function sentenceOf(review: Review | null, isInUse: boolean): string {
  if (review) return texts.reviewed(review.reviewer, review.qualification, review.day);
  return isInUse ? texts.notYet : texts.older;
}
