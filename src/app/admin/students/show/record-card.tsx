import { Fragment, useState } from "react";
import { courseTitles } from "../../../../content/courses.ts";
import { studentPageTexts } from "../../../../content/en/student-page.ts";
import { EMAIL_LENGTH, NAME_LENGTH } from "../../../../modules/accounts/forms.ts";
import { StudentRecordForm } from "../../../../modules/students/record-form.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { classes } from "../../../../ui/classes.ts";
import { SelectField, TextField } from "../../../../ui/fields.tsx";
import { FormFrame } from "../../../../ui/form-frame.tsx";
import { describeReply, type ReplyOf } from "../../../form-reply.ts";
import { useListReturn } from "../../shared/list-return.ts";
import { newerInWords } from "../../shared/newer-values.ts";
import styles from "../show.module.css";
import type { actOnStudent } from "./actions.server.ts";
import type { StudentPageData } from "./data.server.ts";

const texts = studentPageTexts.record;

const { problems } = studentPageTexts;

/**
 * The form of what the institute keeps. It holds on to what it was opened with, so that a save over something newer is
 * noticed also when the page has loaded the newer values meanwhile; whoever wants those gives it another key.
 */
export function RecordCard({
  page,
  reply,
  onDirty,
}: {
  page: Pick<StudentPageData, "record" | "basedOn">;
  reply: ReplyOf<typeof actOnStudent> | undefined;
  onDirty: () => void;
}) {
  const [{ record, basedOn }] = useState(page);
  const refused = reply?.form === "record" ? reply : undefined;
  const typed = refused?.values;
  return (
    <Card as="section" padding="lg" className={classes("stack gap-4", styles.card)} aria-labelledby="record">
      <h2 id="record">{texts.title}</h2>
      <FormFrame
        action={useListReturn()("?form=record")}
        schema={StudentRecordForm}
        {...describeReply(refused, problems.notSaved, {
          stale: ({ newer }) => problems.stale(newerInWords(newer, { ...texts, extraTimePercent: texts.extraTime })),
          "email-taken": { errors: { email: problems.emailTaken } },
          gone: problems.gone,
        })}
        preventScrollReset
        onChange={onDirty}
      >
        <input type="hidden" name="basedOn" value={typed?.basedOn ?? basedOn} />
        {/* After newer values came in, fields that nobody touched show them. */}
        <Fragment key={typed?.basedOn ?? basedOn}>
          <TextField
            label={texts.name}
            name="name"
            required
            maxLength={NAME_LENGTH}
            autoComplete="off"
            defaultValue={typed?.name ?? record.name}
          />
          <TextField
            label={texts.email}
            name="email"
            type="email"
            required
            maxLength={EMAIL_LENGTH}
            autoComplete="off"
            hint={texts.emailHint}
            defaultValue={typed?.email ?? record.email}
          />
          <SelectField
            label={texts.course}
            name="course"
            required
            hint={texts.courseHint}
            options={courseTitles.map((title) => ({ value: title, label: title }))}
            defaultValue={typed?.course ?? record.course}
          />
          <TextField
            label={texts.extraTime}
            name="extraTimePercent"
            required
            inputMode="numeric"
            hint={texts.extraTimeHint}
            defaultValue={typed?.extraTimePercent ?? record.extraTimePercent}
          />
        </Fragment>
        <Button type="submit" busyLabel={texts.busy} className={styles.save}>
          {texts.submit}
        </Button>
      </FormFrame>
    </Card>
  );
}
