/** Editing one list of options, for item types with one or several. */
import { useState } from "react";
import { itemTexts } from "../content/en/items.ts";
import { OptionContent } from "../ui/answering/option-content.tsx";
import { ImageDialog } from "../ui/authoring/image-dialog.tsx";
import { OptionEditor, type OptionEditorLabels } from "../ui/authoring/option-editor.tsx";
import { Button } from "../ui/button.tsx";
import type { Problem } from "./contract.ts";
import { freshOptionId, OPTIONS_MAX, OPTIONS_MIN, type PictureOption } from "./options.ts";

const texts = itemTexts.authoring;

/**
 * Options with a mark on the right ones. Removing an option removes its mark. `at` and `atCorrect` are the paths of the list and
 * of its right options, under which the problems refer to them. `newId` returns ids that are unique beyond this list, for a
 * question with several; `takesPictures` where an option may be a picture.
 */
export function OptionsAuthor({
  kind,
  at = "content.options",
  atCorrect = "solution.correct",
  options,
  correct,
  problems,
  fewest = OPTIONS_MIN,
  most = OPTIONS_MAX,
  labels,
  takesPictures = false,
  newId = freshOptionId,
  onChange,
}: {
  kind: "one" | "many";
  at?: string;
  atCorrect?: string;
  options: PictureOption[];
  /** Ids. */
  correct: ReadonlyArray<string>;
  problems: ReadonlyArray<Problem>;
  fewest?: number;
  most?: number;
  labels?: Partial<OptionEditorLabels>;
  takesPictures?: boolean;
  newId?: (options: ReadonlyArray<PictureOption>) => string;
  /** `correct` contains ids in the order of the options. */
  onChange: (options: PictureOption[], correct: string[]) => void;
}) {
  const [choosingFor, setChoosingFor] = useState<string | null>(null);
  const change = (changed: PictureOption[], marked: ReadonlyArray<string> = correct) =>
    onChange(
      changed,
      changed.map(({ id }) => id).filter((id) => marked.includes(id)),
    );
  const mark = (id: string, isCorrect: boolean) => {
    if (kind === "one") return [id];
    return isCorrect ? [...correct, id] : correct.filter((other) => other !== id);
  };
  const replace = (id: string, part: (option: PictureOption) => PictureOption) =>
    change(options.map((option) => (option.id === id ? part(option) : option)));
  const pictured = options.find(({ id }) => id === choosingFor);
  const pictureOf = (number: number) => options[number - 1]?.picture;
  return (
    <>
      <OptionEditor
        kind={kind}
        at={at}
        atCorrect={atCorrect}
        options={options}
        correct={correct}
        fewest={fewest}
        most={most}
        labels={{
          options: kind === "one" ? texts.optionsOfOne : texts.optionsOfMany,
          option: (number) => (pictureOf(number) ? texts.inWords(number) : texts.option(number)),
          markCorrect: kind === "one" ? texts.markCorrect : texts.markOneOfCorrect,
          correct: texts.correct,
          add: texts.addOption,
          remove: texts.removeOption,
          fewestStay: texts.twoOptionsStay,
          ...labels,
        }}
        errorAt={(path) => problems.find((problem) => problem.at === path)?.message}
        onText={(id, text) => replace(id, (option) => ({ ...option, text }))}
        onCorrect={(id, isCorrect) => change(options, mark(id, isCorrect))}
        onAdd={() => change([...options, { id: newId(options), text: "" }])}
        onRemove={(id) => change(options.filter((option) => option.id !== id))}
      >
        {(option, index) => {
          const picture = pictureOf(index + 1);
          return (
            takesPictures && (
              <>
                {picture && <OptionContent id={option.id} text={option.text} picture={picture} />}
                <div>
                  <Button variant="quiet" size="sm" onClick={() => setChoosingFor(option.id)}>
                    {picture ? texts.changePicture(index + 1) : texts.asPicture(index + 1)}
                  </Button>
                </div>
              </>
            )
          );
        }}
      </OptionEditor>
      {pictured && (
        <ImageDialog
          image={pictured.picture ? { ...pictured.picture, alt: pictured.text } : null}
          mayStandElsewhere={false}
          onPut={({ src, alt, width, height }) => {
            setChoosingFor(null);
            const picture = { src, width: width ?? 0, height: height ?? 0 };
            replace(pictured.id, ({ id, text }) => ({ id, text: alt || text, picture }));
          }}
          onRemove={() => {
            setChoosingFor(null);
            replace(pictured.id, ({ id, text }) => ({ id, text }));
          }}
          onClose={() => setChoosingFor(null)}
        />
      )}
    </>
  );
}
