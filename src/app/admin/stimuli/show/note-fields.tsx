import { useState } from "react";
import { stimulusAuthoringTexts } from "../../../../content/en/stimulus-authoring.ts";
import { LABEL_MAX, type Note } from "../../../../modules/stimuli/content.ts";
import type { StimulusKind } from "../../../../modules/stimuli/rules.ts";
import { ImageDialog } from "../../../../ui/authoring/image-dialog.tsx";
import { PictureField } from "../../../../ui/authoring/picture-field.tsx";
import { RichTextField } from "../../../../ui/authoring/rich-text-field.tsx";
import { SelectField, TextField } from "../../../../ui/fields.tsx";
import { questionsToAppearAt } from "./record-draft.ts";
import styles from "./record-form.module.css";
import { TableFields } from "./table-fields.tsx";

const texts = stimulusAuthoringTexts.record;

/**
 * All of one entry: when it was written and from which question on it can be read, its text, a table, a picture. `at` is its path;
 * with `most` of 1 there is no question to appear at but the first. A passage has no time, unless an import brought one.
 */
export function NoteFields(props: {
  kind: StimulusKind;
  at: string;
  note: Note;
  most: number;
  onChange: (part: Partial<Note>) => void;
  onRemoveTable: Parameters<typeof TableFields>[0]["onRemove"];
}) {
  const { kind, at, note, most, onChange, onRemoveTable } = props;
  const [hadTime] = useState(note.at !== "");
  return (
    <>
      <div className={styles.pair}>
        {(kind !== "passage" || hadTime) && (
          <TextField
            label={texts.at}
            isOptional
            name={`${at}.at`}
            hint={texts.atHint}
            maxLength={LABEL_MAX}
            autoComplete="off"
            value={note.at}
            onChange={(event) => onChange({ at: event.currentTarget.value })}
          />
        )}
        {(most > 1 || note.from > 1) && (
          <SelectField
            label={texts.from}
            name={`${at}.from`}
            options={questionsToAppearAt(most, note).map((number) => ({
              value: String(number),
              label: texts.fromQuestion(number),
            }))}
            value={String(note.from)}
            onChange={(event) => onChange({ from: Number(event.currentTarget.value) })}
          />
        )}
      </div>
      <RichTextField label={texts.text} name={`${at}.text`} value={note.text} onChange={(text) => onChange({ text })} />
      <TableFields at={at} table={note.table} onChange={(table) => onChange({ table })} onRemove={onRemoveTable} />
      <NotePicture at={at} note={note} onChange={onChange} />
    </>
  );
}

function NotePicture({
  at,
  note: { picture },
  onChange,
}: Pick<Parameters<typeof NoteFields>[0], "at" | "note" | "onChange">) {
  const [isChoosing, setIsChoosing] = useState(false);
  const put = (chosen: Note["picture"]) => {
    setIsChoosing(false);
    onChange({ picture: chosen });
  };
  return (
    <>
      <PictureField
        label={texts.picture.label}
        name={`${at}.picture`}
        action={picture ? texts.picture.change : texts.picture.choose}
        hint={undefined}
        error={undefined}
        onPress={() => setIsChoosing(true)}
      >
        {picture && (
          <img
            src={picture.src}
            alt={picture.alt}
            width={picture.width || undefined}
            height={picture.height || undefined}
            className={styles.picture}
          />
        )}
      </PictureField>
      {isChoosing && (
        <ImageDialog
          image={picture}
          mayStandElsewhere={false}
          onPut={({ src, alt, width, height }) => put({ src, alt: alt ?? "", width: width ?? 0, height: height ?? 0 })}
          onRemove={() => put(null)}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </>
  );
}
